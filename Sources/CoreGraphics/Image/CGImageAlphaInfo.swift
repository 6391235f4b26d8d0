/// Whether pixels have alpha, and where.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha comes last; the colours are multiplied by it.
    case premultipliedLast
    /// Alpha comes first; the colours are multiplied by it.
    case premultipliedFirst
    /// Alpha comes last.
    case last
    /// Alpha comes first.
    case first
    /// The last part is passed over.
    case noneSkipLast
    /// The first part is passed over.
    case noneSkipFirst
    /// Nothing but alpha.
    case alphaOnly
}

/// How a bitmap's pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes it of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Whether pixels have alpha, and where; nil for a number without a meaning.
    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes as they come.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// Parts of 16 bits, the low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Parts of 32 bits, the low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Parts of 16 bits, the high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Parts of 32 bits, the high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
