import QuartzCore

extension UIView {
    /// A named timing curve.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// Constant speed.
        case linear = 3

        /// The same curve for a layer's animation.
        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }

        /// Returns the progress at a part of the time, both 0…1.
        package func value(at time: Double) -> Double {
            timingFunction.curve.value(at: time)
        }
    }
}
