/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    /// As the surroundings are.
    case `default` = 0
    /// Dark, with light titles.
    case black = 1
}
