extension CGImage {
    /// Reads a PNG or JPEG picture from its bytes.
    ///
    /// - Throws: `ImageError` if the bytes are no such picture, or a damaged one.
    package static func decode(_ data: Data) throws(ImageError) -> CGImage {
        try ImageCodec.decode(data)
    }

    /// Reads a PNG or JPEG file.
    ///
    /// - Throws: `ImageError` if the file cannot be read or is no such picture.
    package static func read(fromFile path: String) throws(ImageError) -> CGImage {
        let data: Data
        do {
            data = try WholeFile.read(path)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
        return try ImageCodec.decode(data)
    }

    /// The picture as the bytes of a PNG file: colour, or gray for a mask.
    ///
    /// - Throws: `ImageError.notEncoded` if libpng refuses.
    package func pngData() throws(ImageError) -> Data {
        try ImageCodec.encodePNG(self)
    }

    /// Writes the picture as a PNG file: the whole of it, or nothing.
    ///
    /// - Throws: `ImageError.notEncoded` or `.unwritable`.
    package func writePNG(toFile path: String) throws(ImageError) {
        let data = try pngData()
        do {
            try WholeFile.write(data, to: path)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }
}
