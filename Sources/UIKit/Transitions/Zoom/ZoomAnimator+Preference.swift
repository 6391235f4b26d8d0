import Foundation

/// Who animates, where the preferred transition of a controller says so.
extension UIViewController {
    /// Who animates and who drives, where the preferred transition says so.
    var preferredObjects: TransitionObjects? {
        guard let zoom else { return nil }
        return TransitionObjects(animator: zoom, interaction: zoom.drag == nil ? nil : zoom)
    }

    /// Who animates and who drives a push or pop, where the preferred transition says so.
    func preferredObjects(for operation: UINavigationController.Operation) -> TransitionObjects? {
        if let preferredObjects { return preferredObjects }
        guard let style = preferredTransition?.modalStyle else { return nil }
        return TransitionObjects(
            animator: style.animator(for: operation == .pop ? .dismissal : .presentation))
    }

    /// Whether the presentation leaves the way there and back to a zoom; sheets have a drag of their own, and
    /// popovers an arrow.
    var canZoomInPresentation: Bool {
        let controller = presentation.controller
        return !(controller is UISheetPresentationController || controller is UIPopoverPresentationController)
    }

    /// How the controller comes and goes if no animator says so, and no zoom is preferred.
    var preferredStyle: UIModalTransitionStyle { preferredTransition?.modalStyle ?? modalTransitionStyle }

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
