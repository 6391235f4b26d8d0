/// The segments of a JPEG file in order, as a decoder finds them: whatever lies between two markers is skipped.
struct JPEGSegments: Sequence, IteratorProtocol {
    struct Segment {
        /// The marker's second byte; the first is always 0xFF.
        let kind: UInt8
        /// Where the segment's bytes are, without marker and length.
        let content: Range<Int>

        static let exif: UInt8 = 0xE1
        static let startOfScan: UInt8 = 0xDA
        static let endOfImage: UInt8 = 0xD9
    }

    private let bytes: [UInt8]
    private var place: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // Behind the marker that every JPEG file begins with.
        place = 2
    }

    /// The next segment; nil at the picture's end, or where the file is cut off.
    mutating func next() -> Segment? {
        while let kind = nextMarker(), kind != Segment.endOfImage {
            if Self.standsAlone(kind) { continue }
            guard place + 2 <= bytes.count else { return nil }
            // The length counts its own two bytes.
            let length = Int(bytes[place]) << 8 + Int(bytes[place + 1])
            guard length >= 2, place + length <= bytes.count else { return nil }
            let content = place + 2..<place + length
            place = content.upperBound
            return Segment(kind: kind, content: content)
        }
        return nil
    }

    /// How often the file goes over the picture: once, or several times where it is progressive.
    static func scans(in bytes: [UInt8]) -> Int {
        JPEGSegments(bytes).count { $0.kind == Segment.startOfScan }
    }

    /// Moves behind the next marker. In a scan's data 0xFF is followed by 0.
    private mutating func nextMarker() -> UInt8? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            while place + 1 < bytes.count,
                let found = memchr(base + place, 0xFF, bytes.count - 1 - place)
            {
                place = base.distance(to: UnsafeRawPointer(found)) + 1
                let kind = bytes[place]
                guard kind != 0xFF else { continue }
                place += 1
                if kind != 0 { return kind }
            }
            return nil
        }
    }

    /// Restarts within a scan, and others without a length.
    private static func standsAlone(_ kind: UInt8) -> Bool {
        kind == 0x01 || (0xD0...0xD8).contains(kind)
    }
}
