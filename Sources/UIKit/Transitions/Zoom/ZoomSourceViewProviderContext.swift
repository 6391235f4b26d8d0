import Foundation

extension UIViewController.Transition {
    /// The two controllers of a zoom, for its source view provider.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller below, in whose view the source view is looked for.
        public let sourceViewController: UIViewController
        /// The controller whose view grows; what it shows may tell which source view belongs to it now.
        public let zoomedViewController: UIViewController

        init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
            self.sourceViewController = sourceViewController
            self.zoomedViewController = zoomedViewController
            super.init()
        }
    }
}
