import Foundation

/// Fades a popover in and out.
final class PopoverAnimator: ModalTransitionAnimator {
    override var duration: TimeInterval { 0.25 }

    override func prepare(_ scene: Scene) {
        if operation == .presentation { scene.moving.alpha = 0 }
    }

    override func animate(_ scene: Scene) {
        scene.moving.alpha = operation == .presentation ? 1 : 0
    }

    override func cleanUp(_ scene: Scene) {
        scene.moving.alpha = 1
    }
}
