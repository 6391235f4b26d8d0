import Foundation

/// A view that shows the contents of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The contents. Setting other ones shows them.
    var configuration: UIContentConfiguration { get set }

    /// Whether the view can show some contents; another view is made for those that it cannot.
    func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the contents are of the same type as those that are shown.
    public func supports(_ configuration: UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
