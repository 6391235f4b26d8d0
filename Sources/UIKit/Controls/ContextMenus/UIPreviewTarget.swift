/// Where a preview comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the place is.
    public let container: UIView
    /// The middle of the previewed view, in the container.
    public let center: CGPoint
    /// How the previewed view is turned and scaled there.
    public let transform: CGAffineTransform

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - container: a view in a window.
    ///   - center: the middle of the previewed view, in the container.
    ///   - transform: how the previewed view is turned and scaled there.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Makes a target where the view is neither turned nor scaled.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
