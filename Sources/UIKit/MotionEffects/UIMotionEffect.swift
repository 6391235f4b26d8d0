import QuartzCore

/// Changes how a view looks with the tilt of the device; the base of effects, which by itself changes nothing.
///
/// A stage has no sensor: it is tilted by whoever runs it, and not at all by default.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// An effect that changes nothing.
    public override init() { super.init() }

    /// Returns the values to add to the view's, by their key paths; nil for none.
    ///
    /// - Parameter viewerOffset: how far the viewer looks from beside, −1…1 in each direction; 0 is straight on.
    /// - Returns: numbers, points, sizes, rectangles or transforms; nil for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
