import Foundation

/// The view in which a presentation takes place, from its start until the dismissal has ended. It covers the
/// window, or a presentation context, and lets no touch through to what is behind it, unless its controller does.
final class TransitionContainerView: UIView {
    weak var presentationController: UIPresentationController?
    /// While a transition runs no view in the container gets new touches, only the container's own recognizers: one
    /// there can catch an interruptible transition, and none of the views' own takes the touch away from it.
    var holdsTouches = false
    private var laidOutSize: CGSize?

    /// What the presentation overrides holds for the views around the presented one, too.
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
        if sizeChanged { presentationController.checkPlaceOfPresentedView() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if holdsTouches { return self }
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}

extension UIPresentationController {
    private var isInTransition: Bool { presentedViewController.activeTransition != nil }

    /// The container got another size: a presented view that nobody else places follows it. While a transition
    /// moves the view its autoresizing does what can be done, and the end of the transition the rest.
    fileprivate func placePresentedView() {
        guard placesPresentedView, !isInTransition else { return }
        presentedView?.place(in: frameOfPresentedViewInContainerView)
    }

    fileprivate func checkPlaceOfPresentedView() {
        guard !isInTransition, let view = presentedView, let containerView,
            view.isDescendant(of: containerView)
        else { return }
        let (frame, wanted) = (view.frame, frameOfPresentedViewInContainerView)
        guard !frame.isClose(to: wanted) else { return }
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "containerViewWillLayoutSubviews()",
                "After a change of the window's size the presented view of \(name) has the frame \(frame), but "
                    + "frameOfPresentedViewInContainerView is \(wanted): set the one to the other in "
                    + "containerViewWillLayoutSubviews()."))
    }
}

extension CGRect {
    /// Whether no edge is off by more than half a point, the tolerance for frames that went through a transform.
    func isClose(to other: CGRect) -> Bool {
        let tolerance: CGFloat = 0.5
        return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
}
