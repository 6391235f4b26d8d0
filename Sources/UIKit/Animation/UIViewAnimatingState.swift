/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or has finished and can start again.
    case inactive = 0
    /// It runs or is paused.
    case active = 1
    /// It has been stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}
