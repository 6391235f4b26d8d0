/// The animations of one layer, and what they make of its values.
@MainActor
final class AnimationState {
    /// The model has changed since the last evaluation.
    var isStale = true

    nonisolated func release() {}
}

extension CALayer {
    var isMoving: Bool { false }

    func implicitAnimation(forKey event: String) -> (any CAAction)? { nil }

    func endAnimationsOutsideTrees() {}

    /// What the screen shows now: a copy of the layer with the values that running animations have.
    public func presentation() -> CALayer? { self }
}

extension FrameClock {
    func evaluateAnimations(finishing: Bool) {}
}

extension LayerTree {
    var demand: FrameDemand { needsFrame ? .nextFrame : .none }
}
