/// The heights in which bars come, for settings that differ between them.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height where the screen is low.
    case compact = 1
    /// The usual height with a prompt.
    case defaultPrompt = 101
    /// The height with a prompt where the screen is low.
    case compactPrompt = 102
}
