import Foundation

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    /// Nothing is said.
    case any = 0
    /// At the lower edge of its container.
    case bottom = 1
    /// At the upper edge of its container.
    case top = 2
    /// At the upper edge of the screen, where the background reaches behind the status bar.
    case topAttached = 3
}

/// What says where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns where a bar stands. Optional; the default is the bar's own.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
