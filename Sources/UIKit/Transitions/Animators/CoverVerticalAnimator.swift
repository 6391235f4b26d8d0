import Foundation

/// The style `.coverVertical`: the presented view slides up from the lower edge, and down again.
final class CoverVerticalAnimator: ModalTransitionAnimator {
    /// A spring that comes to rest without overshooting, as the one on iOS.
    override var duration: TimeInterval { 0.5 }

    override func prepare(_ scene: Scene) {
        if operation == .presentation { scene.moving.place(in: Self.below(scene)) }
    }

    override func animate(_ scene: Scene) {
        scene.moving.place(in: operation == .presentation ? scene.frame : Self.below(scene))
    }

    override func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [], animations: changes, completion: completion)
    }

    /// The view's frame, moved down to just below the container.
    private static func below(_ scene: Scene) -> CGRect {
        let frame = scene.frame
        return CGRect(
            x: frame.minX, y: scene.container.bounds.maxY, width: frame.width, height: frame.height)
    }
}
