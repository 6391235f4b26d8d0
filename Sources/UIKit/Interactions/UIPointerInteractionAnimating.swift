/// Lets a delegate animate together with a pointer's effect that begins or ends.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs changes in the animation of the effect.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a closure after the animation; it is told whether the animation ran to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Gathers what runs together with an effect, and runs it.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    /// Our own value, in seconds.
    private static let duration: TimeInterval = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (self.animations, self.completions)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for change in animations { change() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}
