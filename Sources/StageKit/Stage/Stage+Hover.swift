import UIKit

extension Stage {
    /// Moves the mouse pointer, without a button down, and runs the frame that shows it.
    ///
    /// - Parameter location: in points of the stage; nil for outside of it.
    public func hover(at location: CGPoint?) {
        runFrame([.hover(location: location)])
    }
}
