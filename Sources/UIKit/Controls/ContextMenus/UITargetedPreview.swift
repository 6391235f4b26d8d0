/// A view that is lifted from the screen, or put back: which, what of it, and where.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// What of the view is shown, and on which ground.
    public let parameters: UIPreviewParameters
    /// Where the preview comes from, or goes to.
    public let target: UIPreviewTarget

    /// Makes a preview of a view that need not be in a window itself.
    ///
    /// - Parameters:
    ///   - view: what is shown.
    ///   - parameters: what of it is shown.
    ///   - target: where it comes from, or goes to; its container is in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Makes a preview of a view in a window, at its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.superview == nil || view.window == nil {
            view.diagnose(
                .warning, "UITargetedPreview(view:parameters:)",
                "is in no window, so its preview comes from nowhere: add it, or pass a target")
        }
        let place = UIPreviewTarget(
            container: view.superview ?? view, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: place)
    }

    /// Makes a preview of all of a view in a window, at its own place.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
