import UIKit

extension Stage {
    /// Tilts the stage's device, and runs the frame that shows it: what moves its motion effects.
    ///
    /// - Parameter offset: how far the viewer looks from beside, −1…1 in each direction; zero is straight on.
    public func tilt(to offset: UIOffset) {
        runFrame([.tilt(offset)])
    }
}
