import Foundation

/// What has traits and hears when they change: view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold there now.
    var traitCollection: UITraitCollection { get }

    /// The traits changed.
    ///
    /// - Parameter previousTraitCollection: the traits that held before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
