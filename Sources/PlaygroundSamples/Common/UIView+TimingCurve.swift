import Takes
import UIKit

extension UIView {
    /// Animates changes along a curve with two control points, which `UIView`'s options do not have: the
    /// timing function of the transaction replaces that of the block.
    static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(curve.timingFunction)
        animate(
            withDuration: duration, delay: delay, options: [], animations: animations, completion: completion)
        CATransaction.commit()
    }
}
