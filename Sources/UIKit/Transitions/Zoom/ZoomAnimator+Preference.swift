import Foundation

/// The animators that a controller's preferred transition stands for.
extension UIViewController {
    /// The zoom as animator, and as driver while it is dragged; `nil` if no zoom is preferred.
    var preferredObjects: TransitionObjects? {
        guard let zoom, zoom.drag != nil || !UIAccessibility.prefersCrossFadeTransitions else { return nil }
        return TransitionObjects(animator: zoom, interaction: zoom.drag == nil ? nil : zoom)
    }

    /// Returns the animator and driver of a push or pop by the preferred transition, or by the user's
    /// preference for cross-fades; `nil` if neither applies.
    func preferredObjects(forPop isPop: Bool) -> TransitionObjects? {
        if let preferredObjects { return preferredObjects }
        let dissolve: UIModalTransitionStyle? =
            UIAccessibility.prefersCrossFadeTransitions ? .crossDissolve : nil
        guard let style = preferredTransition?.modalStyle?.asPreferred ?? dissolve else { return nil }
        return TransitionObjects(
            animator: style.animator(for: isPop ? .dismissal : .presentation))
    }

    /// Whether a zoom can animate the presentation: not that of a sheet, which has a drag of its own, or of a
    /// popover.
    var canZoomInPresentation: Bool {
        let controller = presentation.controller
        return !(controller is UISheetPresentationController || controller is UIPopoverPresentationController)
    }

    /// The modal transition style where there is neither an animator nor a zoom.
    var effectiveTransitionStyle: UIModalTransitionStyle {
        (preferredTransition?.modalStyle ?? modalTransitionStyle).asPreferred
    }

    func preferredTransitionDidChange() {
        zoom?.detach()
        zoom = nil
        if styleThatWasSet == .automatic { forgetUnusedPresentationController() }
        guard case .zoom(let options, let provider)? = preferredTransition?.kind else { return }
        let zoom = ZoomAnimator(of: self, source: ZoomSource(options: options, provider: provider))
        self.zoom = zoom
        viewIfLoaded.map(zoom.attach)
    }
}
