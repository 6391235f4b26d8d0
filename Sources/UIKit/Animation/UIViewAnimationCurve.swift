import QuartzCore

extension UIView {
    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// Even.
        case linear = 3

        /// The same pace for a layer's animation.
        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }

        /// How far it is at a part of its time, both from 0 to 1.
        package func value(at time: Double) -> Double {
            timingFunction.curve.value(at: time)
        }
    }
}
