/// How a camera was held, as a JPEG file's Exif part tells: what to do with the pixels for them to stand upright.
struct JPEGOrientation: Equatable {
    /// Whether rows become columns, before anything is mirrored.
    let swapsAxes: Bool
    let mirrorsColumns: Bool
    let mirrorsRows: Bool

    static let upright = JPEGOrientation(swapsAxes: false, mirrorsColumns: false, mirrorsRows: false)

    /// The Exif tag "Orientation".
    private static let tag = 0x0112

    /// From the file's bytes; upright if they do not say or are damaged.
    init(ofFile bytes: [UInt8]) {
        self = Self.exif(in: bytes).flatMap { Self(exif: Array($0)) } ?? .upright
    }

    private init(swapsAxes: Bool, mirrorsColumns: Bool, mirrorsRows: Bool) {
        self.swapsAxes = swapsAxes
        self.mirrorsColumns = mirrorsColumns
        self.mirrorsRows = mirrorsRows
    }

    /// The pixels as they stand upright, and how many there are in a row.
    func apply(
        to pixels: [UInt8], width: Int, height: Int, bytesPerPixel: Int = 4
    ) -> (pixels: [UInt8], width: Int, height: Int) {
        guard self != .upright else { return (pixels, width, height) }
        let (newWidth, newHeight) = swapsAxes ? (height, width) : (width, height)
        var result: [UInt8] = []
        result.reserveCapacity(pixels.count)
        for row in 0..<newHeight {
            let y = mirrorsRows ? newHeight - 1 - row : row
            for column in 0..<newWidth {
                let x = mirrorsColumns ? newWidth - 1 - column : column
                let source = (swapsAxes ? x * width + y : y * width + x) * bytesPerPixel
                result.append(contentsOf: pixels[source..<source + bytesPerPixel])
            }
        }
        return (result, newWidth, newHeight)
    }

    // MARK: - Reading

    /// The part of the file that begins with "Exif", after that word: a small TIFF file.
    private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let name = Array("Exif\0\0".utf8)
        for segment in JPEGSegments(bytes) {
            // The picture itself begins: nothing about it follows.
            guard segment.kind != JPEGSegments.Segment.startOfScan else { return nil }
            let content = bytes[segment.content]
            if segment.kind == JPEGSegments.Segment.exif, content.starts(with: name) {
                return content.dropFirst(name.count)
            }
        }
        return nil
    }

    private init?(exif: [UInt8]) {
        guard exif.count >= 8 else { return nil }
        let isLittle = exif[0] == UInt8(ascii: "I")
        func number(at place: Int, bytes: Int) -> Int? {
            guard place >= 0, place + bytes <= exif.count else { return nil }
            let part = exif[place..<place + bytes]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else {
            return nil
        }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            guard tag == Self.tag else { continue }
            self.init(number: number(at: entry + 8, bytes: 2))
            return
        }
        return nil
    }

    /// Exif's numbers: where the first row and the first column of the file are in the picture.
    init?(number: Int?) {
        switch number {
        case 1: self = .upright
        case 2: self.init(swapsAxes: false, mirrorsColumns: true, mirrorsRows: false)
        case 3: self.init(swapsAxes: false, mirrorsColumns: true, mirrorsRows: true)
        case 4: self.init(swapsAxes: false, mirrorsColumns: false, mirrorsRows: true)
        case 5: self.init(swapsAxes: true, mirrorsColumns: false, mirrorsRows: false)
        case 6: self.init(swapsAxes: true, mirrorsColumns: true, mirrorsRows: false)
        case 7: self.init(swapsAxes: true, mirrorsColumns: true, mirrorsRows: true)
        case 8: self.init(swapsAxes: true, mirrorsColumns: false, mirrorsRows: true)
        default: return nil
        }
    }
}
