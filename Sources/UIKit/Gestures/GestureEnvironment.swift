/// Delivers touches to the gesture recognizers and arbitrates which of them may recognize.
///
/// States change while an event is delivered. Afterwards the targets are called once for each state.
@MainActor
final class GestureEnvironment: FrameClockPart {
    unowned let clock: FrameClock
    private let trace: TransitionTrace

    init(clock: FrameClock) {
        self.clock = clock
        trace = clock.part()
    }

    /// Called when a recognizer has begun, with those that watch touches now.
    var didBegin: (UIGestureRecognizer, [UIGestureRecognizer]) -> Void = { _, _ in }

    /// Called after an event, when no more can be decided: views may now get touches that were held back.
    var didSettle: () -> Void = {}

    /// Recognizers that track touches or are not reset yet, in the order in which they get touches.
    private var inPlay: [UIGestureRecognizer] = []
    private var unreported: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var eventDepth = 0
    /// Whether touches were lifted that recognizers still track.
    private var hasLifted = false
    private var isSettling = false

    // MARK: - Touches

    /// Chooses the recognizers of a new touch: those of the hit view first, then its ancestors'.
    func assign(_ touch: UITouch, event: UIEvent) {
        var chosen: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? []
            where recognizer.takesTouches && recognizer.accepts(touch, event) {
                chosen.append(recognizer)
            }
            view = current.superview
        }
        touch.gestureRecognizers = chosen
        for recognizer in chosen {
            recognizer.tracked.append(touch)
            recognizer.sequence.append(touch)
            if recognizer.progress == .idle { enter(recognizer) }
        }
    }

    /// Delivers an event to the recognizers of its touches.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.changed.filter { $0.window === window }
        var receivers: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] where !receivers.contains(recognizer) {
                receivers.append(recognizer)
            }
        }
        hasLifted = hasLifted || touches.contains { !$0.isDown }
        eventDepth += 1
        for recognizer in receivers { deliver(touches, event, to: recognizer) }
        eventDepth -= 1
        settle()
    }

    private func deliver(_ touches: [UITouch], _ event: UIEvent, to recognizer: UIGestureRecognizer) {
        recognizer.rememberLocation()
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let own = Set(touches.filter { $0.phase == phase && recognizer.tracked.contains($0) })
            guard !own.isEmpty, recognizer.progress.isOpen else { continue }
            switch phase {
            case .began:
                recognizer.touchesBegan(own, with: event)
                if case .active = recognizer.progress { claim(own, for: recognizer) }
            case .moved: recognizer.touchesMoved(own, with: event)
            case .ended: recognizer.touchesEnded(own, with: event)
            case .cancelled: recognizer.touchesCancelled(own, with: event)
            case .stationary: break
            }
        }
    }

    // MARK: - States

    /// Handles a state that a recognizer has set itself.
    func request(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        clock.perform { decide(recognizer, state) }
    }

    private func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        switch recognizer.progress.request(state) {
        case .recognize(let state): attempt(recognizer, [state])
        case .fail: fail(recognizer)
        case .wait(let states): recognizer.progress = .waiting(states)
        case .go(let progress):
            recognizer.progress = progress
            tell(recognizer, progress.state)
        case .ignore: return
        }
        settle()
    }

    /// Cancels a recognizer that was disabled, or has left its view or window.
    func cancel(_ recognizer: UIGestureRecognizer) {
        request(recognizer, .cancelled)
    }

    func cancelRecognizersOutsideOfWindow(of touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.view?.window !== touch.window {
            cancel(recognizer)
        }
    }

    private func attempt(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
        if recognizer.progress == .idle { enter(recognizer) }
        for other in inPlay where other !== recognizer && other.progress.hasRecognized {
            if recognizer.requires(other) || (recognizer.shares(with: other) && other.prevents(recognizer)) {
                return fail(recognizer)
            }
        }
        recognizer.progress = .waiting(states)
        resolve(recognizer)
    }

    /// Lets a waiting recognizer go on when nothing stands in its way.
    private func resolve(_ recognizer: UIGestureRecognizer) {
        guard case .waiting(let states) = recognizer.progress else { return }
        let isHeldUp = inPlay.contains { other in
            guard other !== recognizer, other.progress.isUndecided, recognizer.requires(other) else {
                return false
            }
            // Of two recognizers that wait for each other the second goes on, or both would wait forever.
            if case .waiting = other.progress { return !other.requires(recognizer) }
            return true
        }
        guard !isHeldUp else { return }
        guard recognizer.mayBegin() else { return fail(recognizer) }
        // The delegate may have changed anything.
        guard recognizer.progress == .waiting(states) else { return }
        recognize(recognizer, states)
    }

    private func recognize(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
        let last = states.last ?? .ended
        recognizer.progress = last == .ended ? .finished(.ended) : .active(last)
        for state in states { tell(recognizer, state) }
        claim(recognizer.tracked, for: recognizer)
        let losers = inPlay.filter { other in
            other !== recognizer && other.progress.isUndecided
                && (other.requires(recognizer)
                    || (other.shares(with: recognizer) && recognizer.prevents(other)))
        }
        // All fail at once, so that the failure of one does not let another loser go on.
        for loser in losers { loser.progress = .finished(.failed) }
        if !losers.isEmpty { resolveAll() }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.progress = .finished(.failed)
        resolveAll()
    }

    /// Lets the waiting recognizers go on that nothing delays any more.
    private func resolveAll() {
        for recognizer in inPlay { resolve(recognizer) }
    }

    private func claim(_ touches: some Sequence<UITouch>, for recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in touches { touch.claim() }
    }

    private func enter(_ recognizer: UIGestureRecognizer) {
        recognizer.progress = .tracking
        recognizer.activeEnvironment = self
        if !inPlay.contains(recognizer) { inPlay.append(recognizer) }
    }

    // MARK: - Telling, and starting over

    private func tell(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        if state == .changed, let last = unreported.last(where: { $0.recognizer === recognizer }),
            last.state == .changed
        {
            return
        }
        unreported.append((recognizer, state))
    }

    /// Tells the targets, then resets the recognizers that are done.
    private func settle() {
        guard eventDepth == 0, !isSettling else { return }
        isSettling = true
        repeat {
            while !unreported.isEmpty {
                let (recognizer, state) = unreported.removeFirst()
                send(recognizer, state)
            }
            startOver()
        } while !unreported.isEmpty
        isSettling = false
        didSettle()
    }

    private func send(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        trace.post(
            .gesture, recognizer, "state",
            [
                "state": "\(state)",
                "view": recognizer.view.map { TransitionTrace.className(of: $0) } ?? "none",
            ])
        if state == .began { didBegin(recognizer, inPlay) }
        recognizer.reportedState = state
        recognizer.sendActions()
        recognizer.reportedState = nil
    }

    private func startOver() {
        let hasLifted = hasLifted
        self.hasLifted = false
        for recognizer in inPlay {
            recognizer.rememberLocation()
            if hasLifted { recognizer.tracked.removeAll { !$0.isDown } }
            guard recognizer.tracked.isEmpty, !recognizer.isBetweenTouches else { continue }
            switch recognizer.progress {
            case .finished:
                recognizer.startOver()
                recognizer.reset()
            case .tracking: recognizer.startOver()
            case .idle, .waiting, .active: break
            }
        }
        let left = inPlay.contains { $0.progress == .idle }
        inPlay.removeAll { $0.progress == .idle }
        if left { resolveAll() }
    }
}

extension GestureProgress {
    /// Whether the recognizer still gets touches.
    fileprivate var isOpen: Bool {
        if case .finished = self { return false }
        return true
    }
}
