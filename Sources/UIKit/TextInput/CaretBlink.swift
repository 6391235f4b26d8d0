/// Shows and hides a caret in turns, on the clock of its stage.
///
/// A caret that blinks needs a frame every 0.6 s, one that does not needs none.
@MainActor
final class CaretBlink {
    /// How long the caret is seen, and how long it is not, in seconds: GTK's, where iOS has 0.5 s. Two frames a
    /// second would be more than a field that nobody types into is worth.
    private static let halfPeriod: TimeInterval = 0.6
    /// How long it blinks after the last key, in seconds, as in GTK; then it stays.
    private static let longest: TimeInterval = 10

    /// What is shown and hidden.
    weak var caret: UIView? {
        didSet { restart() }
    }
    private var deadline: Deadline?
    private var end: TimeInterval = 0

    /// Whether the caret is shown at all.
    var isOn = false {
        didSet { if isOn != oldValue { restart() } }
    }

    /// Whether there is no selection, which a caret would not fit to.
    var shows = true {
        didSet { if shows != oldValue { restart() } }
    }

    isolated deinit { deadline?.cancel() }

    /// Begins with a caret that is seen.
    func restart() {
        deadline?.cancel()
        deadline = nil
        caret?.isHidden = !isOn || !shows
        guard isOn, shows, let clock = caret?.clock else { return }
        end = clock.now + Self.longest
        wait(clock)
    }

    private func wait(_ clock: FrameClock) {
        deadline = clock.schedule(at: clock.now + Self.halfPeriod, isDecoration: true) { [weak self] in
            self?.toggle(clock)
        }
    }

    private func toggle(_ clock: FrameClock) {
        guard let caret, caret.window != nil else { return }
        caret.isHidden = clock.now < end && !caret.isHidden
        if clock.now < end || caret.isHidden { wait(clock) }
    }
}
