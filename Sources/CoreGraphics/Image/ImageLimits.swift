/// How much of a picture is read before it is refused. A file of a few bytes can claim a picture of gigabytes, or
/// one that takes minutes to decode.
///
/// `UIImage` reads within the ``standard`` limits. A larger picture comes through
/// `UIImage(cgImage: try CGImage.decode(data, limits: ImageLimits(pixels: 300_000_000)))`.
public struct ImageLimits: Equatable, Sendable {
    /// Width times height. A pixel takes four bytes of memory.
    public var pixels: Int
    /// What all scans of a JPEG decode together: its width times its height times the number of its scans.
    public var decodedPixels: Int
    /// Bytes of a file.
    public var fileSize: Int

    /// The limits of `UIImage`: 50 million pixels, as phones take photographs, and a file of 256 MiB.
    public static let standard = ImageLimits()

    /// Limits of one's own.
    ///
    /// - Parameters:
    ///   - pixels: width times height.
    ///   - decodedPixels: what all scans of a JPEG decode together; nil: 12 times `pixels`, since encoders write about
    ///     ten scans.
    ///   - fileSize: bytes of a file.
    public init(pixels: Int = 50_000_000, decodedPixels: Int? = nil, fileSize: Int = 256 << 20) {
        self.pixels = pixels
        let product = pixels.multipliedReportingOverflow(by: 12)
        self.decodedPixels = decodedPixels ?? (product.overflow ? .max : product.partialValue)
        self.fileSize = fileSize
    }
}
