import Foundation

/// The style `.crossDissolve`: the presented view fades in over what is there, and out again.
final class CrossDissolveAnimator: ModalTransitionAnimator {
    private var opaque: CGFloat = 1

    override func prepare(_ scene: Scene) {
        opaque = scene.moving.alpha
        if operation == .presentation { scene.moving.alpha = 0 }
    }

    override func animate(_ scene: Scene) {
        scene.moving.alpha = operation == .presentation ? opaque : 0
    }

    override func cleanUp(_ scene: Scene) {
        scene.moving.alpha = opaque
    }
}
