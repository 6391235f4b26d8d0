import Foundation

/// Makes a controller again that existed at the end of the application's last run.
///
/// A controller names the class as its `restorationClass`; a private class is not found again.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller with a path of restoration identifiers.
    ///
    /// - Parameters:
    ///   - identifierComponents: the restoration identifiers on the way to the controller, its own last.
    ///   - coder: what the controller wrote into its `encodeRestorableState(with:)`.
    /// - Returns: the controller, which gets the identifier and the class; nil for none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
