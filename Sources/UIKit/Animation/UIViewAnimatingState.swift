/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is through and may begin again.
    case inactive = 0
    /// It runs, or is paused in the middle.
    case active = 1
    /// It has been stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}
