import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// The two ends of a zoom, for `alignmentRectProvider`.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
        /// The view that the zoom comes from.
        public let sourceView: UIView
        /// The controller whose view grows.
        public let zoomedViewController: UIViewController

        init(sourceView: UIView, zoomedViewController: UIViewController) {
            self.sourceView = sourceView
            self.zoomedViewController = zoomedViewController
            super.init()
        }
    }
}
