import CoreGraphics
import Testing

@Suite struct ImageFileTests {
    /// Opaque, half transparent and transparent pixels, multiplied by alpha.
    private let image = CGImage(
        width: 2, height: 2, isMask: false, isOpaque: false,
        pixels: [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 64, 128, 0, 0, 0, 0])

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "ImageFileTests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test func `a picture comes back from PNG as it went in`() throws {
        let back = try CGImage.decode(image.pngData())

        #expect(back.width == 2)
        #expect(!back.isOpaque)
        #expect(back.withPixels { Array($0) } == image.withPixels { Array($0) })
    }

    @Test func `an opaque picture and a mask survive PNG, too`() throws {
        let opaque = CGImage(
            width: 1, height: 2, isMask: false, isOpaque: true, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
        let mask = CGImage(width: 2, height: 1, isMask: true, isOpaque: false, pixels: [7, 200])

        #expect(
            try CGImage.decode(opaque.pngData()).withPixels { Array($0) } == [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(try CGImage.decode(opaque.pngData()).isOpaque)
        #expect(
            try CGImage.decode(mask.pngData()).withPixels { Array($0) } == [7, 7, 7, 255, 200, 200, 200, 255])
    }

    @Test func `a damaged PNG is an error that says so`() throws {
        let data = try image.pngData()

        let error = #expect(throws: ImageError.self) { try CGImage.decode(data.prefix(data.count / 2)) }

        #expect(error?.description.hasPrefix("The PNG picture is damaged: ") == true)
    }

    @Test func `bytes that are no picture are an error that names the formats`() {
        let error = #expect(throws: ImageError.self) { try CGImage.decode(Data("hello".utf8)) }

        #expect(error == .unknownFormat)
        #expect(error?.description == "The picture is neither a PNG nor a JPEG file.")
    }

    @Test func `a damaged JPEG is an error`() {
        let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]

        let error = #expect(throws: ImageError.self) { try CGImage.decode(Data(bytes)) }

        #expect(error?.description.hasPrefix("The JPEG picture is damaged: ") == true)
    }

    @Test func `a JPEG is read with its colours in our order`() throws {
        let data = try #require(Data(base64Encoded: redJPEG))

        let picture = try CGImage.decode(data)

        #expect(picture.width == 8)
        #expect(picture.isOpaque)
        let pixel = picture.withPixels { Array($0.prefix(4)) }
        #expect(pixel[0] > 250 && pixel[1] < 5 && pixel[2] < 5 && pixel[3] == 255)
    }

    @Test func `a file that is not there is an error with its name`() {
        let error = #expect(throws: ImageError.self) { try CGImage.read(fromFile: "/nowhere/picture.png") }

        #expect(
            error?.description
                == "The picture /nowhere/picture.png cannot be read: no such file or directory.")
    }

    @Test func `a file that cannot be written leaves nothing behind`() throws {
        try withFolder { (folder: String) throws in
            let path = folder + "/missing/picture.png"

            let error = #expect(throws: ImageError.self) { try image.writePNG(toFile: path) }
            let left = try FileManager.default.contentsOfDirectory(atPath: folder)

            #expect(error?.description == "\(path) cannot be written: no such file or directory.")
            #expect(left.isEmpty)
        }
    }

    @Test func `a folder in the file's place stays, and is named as the reason`() throws {
        try withFolder { (folder: String) throws in
            let error = #expect(throws: ImageError.self) { try image.writePNG(toFile: folder) }

            #expect(error?.description == "\(folder) cannot be written: it is a folder.")
        }
    }

    @Test func `writing again replaces the file and leaves no other beside it`() throws {
        try withFolder { (folder: String) throws in
            let path = folder + "/picture.png"
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))

            try image.writePNG(toFile: path)

            #expect(try CGImage.read(fromFile: path).width == 2)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["picture.png"])
        }
    }

    @Test func `cropping takes the pixels inside and nothing outside`() throws {
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))

        #expect(part.width == 1)
        #expect(part.withPixels { Array($0) } == [0, 128, 0, 128])
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func `every image has its own number`() {
        let other = CGImage(width: 1, height: 1, isMask: true, isOpaque: false, pixels: [0])

        #expect(other.id > image.id)
    }
}

/// Eight by eight pixels of pure red.
let redJPEG =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK"
    + "CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    + "CgoKCgoKCgr/wAARCAAIAAgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF"
    + "BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW"
    + "V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi"
    + "4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC"
    + "AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm"
    + "Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq"
    + "8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw/9k="
