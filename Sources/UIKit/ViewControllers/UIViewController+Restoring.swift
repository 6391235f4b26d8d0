import Foundation
import ObjectiveC

private nonisolated(unsafe) let classKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// A container that keeps the state of controllers that another child of it may show for a while.
@MainActor
protocol RestoredContainer: UIViewController {
    /// The controllers whose state is kept with the container's.
    var restoredChildren: [UIViewController] { get }
}

extension UIViewController {
    /// Makes the controller again where it is not there at the next start; nil, the default, leaves it to the
    /// application's delegate.
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { objc_getAssociatedObject(self, classKey) as? any UIViewControllerRestoration.Type }
        set { objc_setAssociatedObject(self, classKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
