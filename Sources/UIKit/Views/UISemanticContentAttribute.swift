/// Whether a view's contents follow the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
    /// They follow it.
    case unspecified = 0
    /// They are buttons of a player, which run from left to right everywhere.
    case playback = 1
    /// They are directions, as those of a joystick, which are the same everywhere.
    case spatial = 2
    /// They run from left to right.
    case forceLeftToRight = 3
    /// They run from right to left.
    case forceRightToLeft = 4
}
