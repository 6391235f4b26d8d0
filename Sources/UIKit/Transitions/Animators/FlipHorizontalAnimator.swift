import Foundation
import QuartzCore

/// The style `.flipHorizontal`: the two views are the sides of a card that turns about its vertical middle,
/// in perspective.
///
/// ```
/// from above:   ▔▔▔▔▔   ╱   │   ╲   ▁▁▁▁▁
///    turn          0   45   90  135  180°
/// ```
/// Where the presenter's view stays in place there is only the presented side, which turns from edge on or to
/// it.
final class FlipHorizontalAnimator: ModalTransitionAnimator {
    override var duration: TimeInterval { 0.75 }

    /// The distance of the eye from the card, in widths of the container.
    private static let distance: CGFloat = 2
    /// Just less than half a turn: the direction of a half turn cannot be told from its end.
    private static let halfTurn = CGFloat.pi - 0.001

    private var doubleSided: [(layer: CALayer, isDoubleSided: Bool)] = []
    private var transforms: [(view: UIView, transform: CATransform3D)] = []
    /// The container's sublayer transform before the transition.
    private var savedSublayerTransform = CATransform3DIdentity

    override func prepare(_ scene: Scene) {
        savedSublayerTransform = scene.container.layer.sublayerTransform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(Self.distance * scene.container.bounds.width, 1)
        scene.container.layer.sublayerTransform = perspective
        for view in [scene.moving, scene.presenter].compactMap({ $0 }) {
            doubleSided.append((view.layer, view.layer.isDoubleSided))
            view.layer.isDoubleSided = false
            transforms.append((view, view.transform3D))
        }
        let coming = operation == .presentation ? scene.moving : scene.presenter
        coming?.transform3D = Self.turned(by: startAngle(scene))
    }

    override func animate(_ scene: Scene) {
        let (coming, going) =
            operation == .presentation
            ? (scene.moving, scene.presenter) : (scene.presenter, scene.moving)
        coming?.transform3D = CATransform3DIdentity
        going?.transform3D = Self.turned(by: -startAngle(scene))
    }

    override func cleanUp(_ scene: Scene) {
        for (view, transform) in transforms { view.transform3D = transform }
        for (layer, isDoubleSided) in doubleSided { layer.isDoubleSided = isDoubleSided }
        scene.container.layer.sublayerTransform = savedSublayerTransform
    }

    /// The presentation turns to the left, the dismissal back.
    private func startAngle(_ scene: Scene) -> CGFloat {
        let angle = scene.presenter == nil ? CGFloat.pi / 2 : Self.halfTurn
        return operation == .presentation ? angle : -angle
    }

    private static func turned(by angle: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(angle, 0, 1, 0)
    }
}
