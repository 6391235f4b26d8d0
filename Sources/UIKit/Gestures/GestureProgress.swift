extension UIGestureRecognizer {
    /// How far a recognizer has come.
    public enum State: Int, Sendable {
        /// It has recognized nothing yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture goes on.
        case changed
        /// A continuous gesture is over, or one that happens at once was recognized.
        case ended
        /// A continuous gesture was taken away.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// A gesture that happens at once was recognized: the same as `ended`.
        public static let recognized = State.ended
    }
}

/// Where a recognizer is between its first touch and its reset.
///
/// ```
/// idle → tracking → active(began) → active(changed) → finished(ended | cancelled) → idle
///             ├───→ waiting [began | ended] ─┘ (once others have failed)
///             └───→ finished(failed)
/// ```
enum GestureProgress: Equatable {
    /// It has no touch.
    case idle
    /// It tracks touches and has not recognized.
    case tracking
    /// It has recognized, but others have to fail first; it then goes through these states.
    case waiting([UIGestureRecognizer.State])
    /// It has begun and goes on.
    case active(UIGestureRecognizer.State)
    /// It is over, and gets no touches until all its touches are lifted.
    case finished(UIGestureRecognizer.State)

    /// The public state.
    var state: UIGestureRecognizer.State {
        switch self {
        case .idle, .tracking, .waiting: .possible
        case .active(let state), .finished(let state): state
        }
    }

    /// Whether it may still recognize.
    var isUndecided: Bool {
        switch self {
        case .tracking, .waiting: true
        case .idle, .active, .finished: false
        }
    }

    /// Whether it has recognized, which keeps others from doing so.
    var hasRecognized: Bool {
        switch self {
        case .active, .finished(.ended): true
        case .idle, .tracking, .waiting, .finished: false
        }
    }

    /// Returns what setting `state` asks for here.
    func request(_ state: UIGestureRecognizer.State) -> Request {
        switch (self, state) {
        case (.idle, .began), (.tracking, .began), (.idle, .changed), (.tracking, .changed):
            .recognize(.began)
        case (.idle, .ended), (.tracking, .ended): .recognize(.ended)
        case (.tracking, .failed), (.tracking, .cancelled), (.waiting, .failed), (.waiting, .cancelled): .fail
        case (.waiting([.began]), .ended): .wait([.began, .ended])
        case (.active, .changed): .go(.active(.changed))
        case (.active, .ended): .go(.finished(.ended))
        case (.active, .cancelled), (.active, .failed): .go(.finished(.cancelled))
        default: .ignore
        }
    }

    enum Request: Equatable {
        /// The recognizer has recognized, if others let it.
        case recognize(UIGestureRecognizer.State)
        /// The touches are not this gesture.
        case fail
        /// It keeps waiting, with more states to go through.
        case wait([UIGestureRecognizer.State])
        /// It goes on, and its targets are called.
        case go(GestureProgress)
        /// The state cannot be reached from here.
        case ignore
    }
}
