import CoreGraphics
import Testing

@Suite struct JPEGOrientationTests {
    /// The test picture, red at the left and blue at the right, with an Exif part that names an orientation.
    private func picture(_ orientation: UInt8, littleEndian: Bool = false, directory: UInt8 = 8) throws
        -> CGImage
    {
        let file = Array(try #require(Data(base64Encoded: redAndBlueJPEG)))
        let words: [[UInt8]] = [
            [0, 42], [0, 0, 0, directory], [0, 1], [0x01, 0x12], [0, 3], [0, 0, 0, 1], [0, orientation],
            [0, 0],
            [0, 0, 0, 0],
        ]
        let tiff =
            Array((littleEndian ? "II" : "MM").utf8) + words.flatMap { littleEndian ? $0.reversed() : $0 }
        let exif = Array("Exif\0\0".utf8) + tiff
        let part: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        return try CGImage.decode(Data(file[..<2] + part + file[2...]))
    }

    private func isRed(_ image: CGImage, x: Int, y: Int) -> Bool {
        image.withPixels {
            $0[y * image.bytesPerRow + x * 4] > 200 && $0[y * image.bytesPerRow + x * 4 + 2] < 60
        }
    }

    @Test func `a picture held upright stays as it is`() throws {
        let image = try picture(1)

        #expect(image.width == 16 && image.height == 8)
        #expect(isRed(image, x: 1, y: 4))
        #expect(!isRed(image, x: 14, y: 4))
    }

    @Test(arguments: [false, true])
    func `a picture of a camera turned to the right is turned back`(_ littleEndian: Bool) throws {
        let image = try picture(6, littleEndian: littleEndian)

        #expect(image.width == 8 && image.height == 16)
        #expect(isRed(image, x: 4, y: 1))
        #expect(!isRed(image, x: 4, y: 14))
    }

    @Test func `a picture of a camera turned to the left is turned back`() throws {
        let image = try picture(8)

        #expect(image.width == 8 && image.height == 16)
        #expect(isRed(image, x: 4, y: 14))
    }

    @Test func `a picture of a camera upside down is turned round`() throws {
        let image = try picture(3)

        #expect(image.width == 16)
        #expect(isRed(image, x: 14, y: 4))
    }

    @Test func `an orientation that cannot be read leaves the picture as it is`() throws {
        #expect(try picture(9).width == 16)
        #expect(try picture(6, directory: 200).width == 16)
    }
}

/// Sixteen by eight pixels, the left half red, the right half blue.
private let redAndBlueJPEG =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI"
    + "CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    + "CgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA"
    + "AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6"
    + "Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG"
    + "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA"
    + "AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
    + "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE"
    + "xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw+Q6/6qD/AJrz/9k="
