import CoreGraphics
import Foundation

extension CGVector {
    /// A vector of a length and an angle in radians from the right, clockwise.
    init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// The angle in radians from the right, clockwise; 0 without a direction.
    var angle: CGFloat { atan2(dy, dx) }

    /// The length.
    var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
