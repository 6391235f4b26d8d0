import Foundation

/// An object with traits that hears when they change: a view controller, a view or a presentation controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The current traits.
    var traitCollection: UITraitCollection { get }

    /// The traits changed.
    ///
    /// - Parameter previousTraitCollection: the traits that held before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
