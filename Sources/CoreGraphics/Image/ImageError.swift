/// Why a picture could not be read or written.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
    /// The file could not be opened or read; `reason` is the system's.
    case unreadable(path: String, reason: String)
    /// The bytes are neither PNG nor JPEG.
    case unknownFormat
    /// The bytes begin as a picture of that format but are damaged; `reason` is the decoder's.
    case broken(format: String, reason: String)
    /// The picture has more pixels than the limits allow.
    case tooLarge(width: Int, height: Int, mostPixels: Int)
    /// The picture goes over its pixels so often that decoding takes longer than the limits allow.
    case tooManyScans(Int, width: Int, height: Int)
    /// The picture could not be packed as PNG; `reason` is the encoder's.
    case notEncoded(reason: String)
    /// The file could not be written; nothing of it was left behind. `reason` is the system's.
    case unwritable(path: String, reason: String)

    /// One sentence for people.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "The picture \(path) cannot be read: \(reason)."
        case .unknownFormat: "The picture is neither a PNG nor a JPEG file."
        case .broken(let format, let reason): "The \(format) picture is damaged: \(reason)."
        case .tooLarge(let width, let height, let mostPixels):
            """
            The picture of \(width) x \(height) pixels is too large: at most \(mostPixels) pixels are read. \
            CGImage.decode(_:limits:) reads larger ones.
            """
        case .tooManyScans(let scans, let width, let height):
            """
            The JPEG picture of \(width) x \(height) pixels has \(scans) scans, too many to decode in a few seconds. \
            CGImage.decode(_:limits:) reads more.
            """
        case .notEncoded(let reason): "The picture cannot be packed as PNG: \(reason)."
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
        }
    }

    /// The same sentence, for those who ask an `Error` for one.
    public var errorDescription: String? { description }
}
