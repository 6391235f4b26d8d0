import Foundation

extension ZoomTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated ?? true ? ZoomFlight.duration : 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let run = (transitionContext as? TransitionContext)?.run else { return }
        run.startAnimator()
    }
}

// MARK: - Who animates

extension UIViewController {
    /// Who animates and who drives, where the preferred transition says so.
    var preferredObjects: TransitionObjects? {
        guard let zoom else { return nil }
        return TransitionObjects(animator: zoom, interaction: zoom.drag == nil ? nil : zoom)
    }

    /// How the controller comes and goes if no animator says so, and no zoom is preferred.
    var preferredStyle: UIModalTransitionStyle { preferredTransition?.modalStyle ?? modalTransitionStyle }

    func preferredTransitionDidChange() {
        if let zoom { zoom.pan.view?.removeGestureRecognizer(zoom.pan) }
        zoom = nil
        forgetUnusedPresentationController()
        guard case .zoom(let options, let provider)? = preferredTransition?.kind else { return }
        let zoom = ZoomTransition(of: self, source: ZoomSource(options: options, provider: provider))
        self.zoom = zoom
        viewIfLoaded?.addGestureRecognizer(zoom.pan)
    }
}
