import Foundation
import QuartzCore

/// The container view of a transition; that of a presentation stays until the dismissal has ended. It covers
/// the window, a presentation context or a container's content. Touches reach what is behind it only where
/// its presentation controller lets them through.
final class TransitionContainerView: UIView {
    weak var presentationController: UIPresentationController?
    /// Whether hit-testing ends at the container, as it does while a transition runs. A recognizer on the
    /// container can then catch an interruptible transition, and no view inside takes the touch away from it.
    var holdsTouches = false
    private var laidOutSize: CGSize?

    /// The presentation's trait overrides apply to the views around the presented one, too.
    override var ownTraits: UITraitCollection? { presentationController?.traitCollection }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentationController else { return }
        let sizeChanged = laidOutSize != nil && laidOutSize != bounds.size
        laidOutSize = bounds.size
        TransitionTrace.current.post(
            .presentation, presentationController, "containerViewWillLayoutSubviews()")
        presentationController.containerViewWillLayoutSubviews()
        if sizeChanged { presentationController.placePresentedView() }
        TransitionTrace.current.post(
            .presentation, presentationController, "containerViewDidLayoutSubviews()")
        presentationController.containerViewDidLayoutSubviews()
        guard sizeChanged else { return }
        // What is animated alongside the change of size may place the view, too.
        FrameClock.current.afterLayout { presentationController.checkPlaceOfPresentedView() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if holdsTouches { return self }
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}

extension UIPresentationController {
    private var isInTransition: Bool { presentedViewController.activeTransition != nil }

    /// Places the presented view after the container was resized, unless the application does. During a
    /// transition autoresizing has to do; the end of the transition corrects the frame.
    fileprivate func placePresentedView() {
        guard placesPresentedView, !isInTransition else { return }
        presentedView?.place(in: frameOfPresentedViewInContainerView)
    }

    fileprivate func checkPlaceOfPresentedView() {
        guard !isInTransition, let view = presentedView, let containerView,
            view.isDescendant(of: containerView)
        else { return }
        // A presentation from this one may scale the view, or turn it.
        let (frame, wanted) = (view.untransformedFrame, frameOfPresentedViewInContainerView)
        guard !frame.isClose(to: wanted) else { return }
        let name = TransitionTrace.className(of: self)
        let (has, should) = (NSCoder.string(for: frame), NSCoder.string(for: wanted))
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "containerViewWillLayoutSubviews()",
                "After a change of the window's size the presented view of \(name) has the frame \(has), but "
                    + "frameOfPresentedViewInContainerView is \(should): set the one to the other in "
                    + "containerViewWillLayoutSubviews()."))
    }
}

extension CGRect {
    /// Whether no edge is off by more than half a point: transforms make frames inexact.
    func isClose(to other: CGRect) -> Bool {
        let tolerance: CGFloat = 0.5
        return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
}
