/// What the environment asks of a recognizer, its delegate and its views.
extension UIGestureRecognizer {
    /// Whether a new touch can be part of the gesture, which is neither over nor waiting.
    var takesTouches: Bool {
        guard isEnabled, !(self is UIHoverGestureRecognizer) else { return false }
        switch progress {
        case .idle, .tracking, .active: return true
        case .waiting, .finished: return false
        }
    }

    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard mayReceive(touch), allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else {
            return false
        }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event)
            && delegate.gestureRecognizer(self, shouldReceive: touch)
    }

    /// Whether it tracks, or has tracked, the touch and may still recognize.
    func isUndecided(about touch: UITouch) -> Bool {
        progress.isUndecided && sequence.contains(touch)
    }

    func shares(with other: UIGestureRecognizer) -> Bool {
        let (fewer, more) =
            sequence.count < other.sequence.count
            ? (sequence, other.sequence) : (other.sequence, sequence)
        return fewer.contains { more.contains($0) }
    }

    /// Whether it has to wait for another to fail.
    func requires(_ other: UIGestureRecognizer) -> Bool {
        if requirements.contains(other) { return true }
        guard shares(with: other) else { return false }
        return requirements.answer(about: other) {
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
                || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
        }
    }

    /// Whether recognizing it makes another fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        let isAllowed =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
        return !isAllowed && canPrevent(other) && other.canBePrevented(by: self)
    }

    /// Asks the delegate, and the views from the one that was hit to the recognizer's own.
    func mayBegin() -> Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        var asked: [UIView] = []
        for touch in sequence {
            var responder = touch.view
            while let current = responder, !asked.contains(current) {
                asked.append(current)
                guard current.gestureRecognizerShouldBegin(self) else { return false }
                responder = current === view ? nil : current.superview
            }
        }
        return true
    }

    func startOver() {
        progress = .idle
        activeEnvironment = nil
        sequence.removeAll()
        requirements.forgetAnswers()
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        if recognizer is UIHoverGestureRecognizer { clock.part(HoverSystem.self).begin() }
        rareValues.gestureRecognizers = (rareValues.gestureRecognizers ?? []) + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        rare?.gestureRecognizers?.removeAll { $0 === recognizer }
        if rare?.gestureRecognizers?.isEmpty == true { rare?.gestureRecognizers = nil }
        recognizer.environment.cancel(recognizer)
        (recognizer as? UIHoverGestureRecognizer)?.leave()
        recognizer.view = nil
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in gestureRecognizers ?? [] where !recognizers.contains(old) { removeGestureRecognizer(old) }
        for new in recognizers { addGestureRecognizer(new) }
    }
}
