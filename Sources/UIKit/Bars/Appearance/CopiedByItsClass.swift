import Foundation

/// Appearances whose copies are of their own class.
///
/// The class's `copy()` of `NSObject` comes first; this one is used where the result is to be of the class.
@preconcurrency @MainActor
public protocol CopiedByItsClass: NSObject {
    /// Returns a copy that changes on its own.
    func copy(with zone: NSZone?) -> Any
}

extension CopiedByItsClass {
    /// Returns a copy of the same class that changes on its own.
    public func copy() -> Self {
        if let copy = copy(with: nil) as? Self { return copy }
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "copy()",
                "\(name) is not copied, as copy(with:) returns another class: override it to return \(name).")
        )
        return self
    }
}

extension UIBarAppearance: CopiedByItsClass {}
extension UIBarButtonItemAppearance: CopiedByItsClass {}
extension UITabBarItemAppearance: CopiedByItsClass {}
