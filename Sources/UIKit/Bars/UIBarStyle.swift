/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    /// As the surroundings are.
    case `default` = 0
    /// Dark, with light titles.
    case black = 1
    /// The old name of `black`.
    public static let blackOpaque = UIBarStyle.black
    /// The same as `black`: bars are translucent by themselves.
    public static let blackTranslucent = UIBarStyle.black
}
