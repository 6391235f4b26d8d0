import Foundation
import ObjectiveC

private nonisolated(unsafe) let classKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// A container whose children are not always its own controllers: other containers may show its controllers
/// for a while, and it may show theirs.
@MainActor
protocol RestoredContainer: UIViewController {
    /// The controllers whose state is kept with the container's.
    var restoredChildren: [UIViewController] { get }
    /// Returns the container that keeps a child's state together with its own.
    func restoredParent(of child: UIViewController) -> UIViewController
}

extension RestoredContainer {
    func restoredParent(of child: UIViewController) -> UIViewController { self }
}

extension UIViewController {
    /// The class that makes the controller again at the next start, if it does not exist by then; nil, the
    /// default, leaves it to the application's delegate.
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { objc_getAssociatedObject(self, classKey) as? any UIViewControllerRestoration.Type }
        set { objc_setAssociatedObject(self, classKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
