import Foundation
import QuartzCore

/// The style `.partialCurl`, approximated: the presenter's view is a flat page that is turned over by its
/// upper edge, away from what lies below it. Where the presenter's view stays in its place the presented one
/// is turned over instead.
final class CurlAnimator: ModalTransitionAnimator {
    override var duration: TimeInterval { 0.75 }

    /// The distance of the eye from the page, in heights of the container.
    private static let distance: CGFloat = 2.5
    /// The angle of the turned page: a little past edge on, as the eye is level with the middle of the page
    /// and not with its hinge.
    private static let turn = CGFloat.pi * 0.6

    /// The container's sublayer transform before the transition.
    private var savedSublayerTransform = CATransform3DIdentity
    private var page: (view: UIView, anchor: CGFloat, transform: CATransform3D)?

    override func prepare(_ scene: Scene) {
        let view = scene.presenter ?? scene.moving
        savedSublayerTransform = scene.container.layer.sublayerTransform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(Self.distance * scene.container.bounds.height, 1)
        scene.container.layer.sublayerTransform = perspective
        page = (view, view.anchorPoint.y, view.transform3D)
        scene.container.bringSubviewToFront(view)
        moveHinge(of: view, to: 0)
        if isComing(scene) { view.transform3D = Self.turned }
    }

    override func animate(_ scene: Scene) {
        page?.view.transform3D = isComing(scene) ? CATransform3DIdentity : Self.turned
    }

    override func cleanUp(_ scene: Scene) {
        guard let page else { return }
        page.view.transform3D = page.transform
        moveHinge(of: page.view, to: page.anchor)
        scene.container.layer.sublayerTransform = savedSublayerTransform
    }

    /// Moves the line about which the view turns, without moving the view.
    private func moveHinge(of view: UIView, to anchor: CGFloat) {
        view.center.y += view.bounds.height * (anchor - view.anchorPoint.y)
        view.anchorPoint.y = anchor
    }

    /// Whether the page turns into view: the presenter's in a dismissal, the presented one's own in a
    /// presentation.
    private func isComing(_ scene: Scene) -> Bool {
        (operation == .presentation) == (scene.presenter == nil)
    }

    private static var turned: CATransform3D { CATransform3DMakeRotation(turn, 1, 0, 0) }
}
