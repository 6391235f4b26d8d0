extension CGImage {
    /// Reads a PNG or JPEG picture from its bytes. Apple has no such method; it says what `UIImage(data:)` does not.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - limits: beyond which the picture is refused.
    /// - Returns: the picture, upright.
    /// - Throws: `ImageError` if the bytes are no such picture, a damaged one or one beyond the limits.
    public static func decode(
        _ data: Data, limits: ImageLimits = .standard
    ) throws(ImageError) -> CGImage {
        try ImageCodec.decode(data, limits)
    }

    /// Reads a PNG or JPEG file. Apple has no such method; it says what `UIImage(contentsOfFile:)` does not.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - limits: beyond which the picture is refused.
    /// - Returns: the picture, upright.
    /// - Throws: `ImageError` if the file cannot be read, or is no such picture, a damaged one or one beyond the
    ///   limits.
    public static func read(
        fromFile path: String, limits: ImageLimits = .standard
    ) throws(ImageError) -> CGImage {
        let data: Data
        do {
            data = try WholeFile.read(path, atMost: limits.fileSize)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
        return try ImageCodec.decode(data, limits)
    }

    /// The picture as the bytes of a PNG file: colour, or gray for a mask.
    ///
    /// - Throws: `ImageError.notEncoded` if libpng refuses.
    package func pngData() throws(ImageError) -> Data {
        try ImageCodec.encodePNG(self)
    }

    /// The picture as the bytes of a JPEG file, over white where it is translucent.
    ///
    /// - Parameter quality: from 0, the smallest file, to 1, the best picture.
    /// - Returns: the file.
    /// - Throws: `ImageError.notEncoded` if TurboJPEG refuses.
    package func jpegData(quality: CGFloat) throws(ImageError) -> Data {
        try ImageCodec.encodeJPEG(self, quality: quality.isFinite ? Int(min(max(quality, 0), 1) * 100) : 100)
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
