import Foundation
import ObjectiveC

private nonisolated(unsafe) let classKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// A container whose own controllers and children are not always the same: others may show its controllers for a while,
/// and it may show those of others.
@MainActor
protocol RestoredContainer: UIViewController {
    /// The controllers whose state is kept with the container's.
    var restoredChildren: [UIViewController] { get }
    /// Returns the container with whose state that of a child is kept.
    func restoredParent(of child: UIViewController) -> UIViewController
}

extension RestoredContainer {
    func restoredParent(of child: UIViewController) -> UIViewController { self }
}

extension UIViewController {
    /// Makes the controller again where it is not there at the next start; nil, the default, leaves it to the
    /// application's delegate.
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { objc_getAssociatedObject(self, classKey) as? any UIViewControllerRestoration.Type }
        set { objc_setAssociatedObject(self, classKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
