/// Lines below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits; 0 is no line.
    public let rawValue: Int

    /// Makes a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
