/// The colour of what the status bar shows.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark where the interface is light, and light where it is dark.
    case `default` = 0
    /// Light, for dark screens.
    case lightContent = 1
    /// Dark, for light screens.
    case darkContent = 3
}
