/// Controls the timer with which the desktop dims the display while nobody touches it.
@MainActor
package final class IdleTimer: FrameClockPart {
    /// Stops the timer, or lets it run; nil where there is no desktop.
    package var setDisabled: ((Bool) -> Void)?

    package init(clock: FrameClock) {}
}
