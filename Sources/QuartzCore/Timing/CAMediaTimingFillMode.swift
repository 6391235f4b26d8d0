/// What is shown before the begin and after the end of the active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The string that Core Animation uses for it.
    public let rawValue: String
    /// Creates a fill mode from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value is shown before the beginning, and the last one stays after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing is shown before the beginning or after the end; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
