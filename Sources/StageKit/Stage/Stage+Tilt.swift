import UIKit

extension Stage {
    /// Tilts the stage's device, which moves motion effects, and runs the frame that shows it.
    ///
    /// - Parameter offset: the viewing angle relative to the perpendicular, −1…1 in each direction; zero is
    ///   straight on.
    public func tilt(to offset: UIOffset) {
        runFrame([.tilt(offset)])
    }
}
