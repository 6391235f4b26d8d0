import Testing
import UIKit
import UITesting

/// A square of 60 points on a white stage of 100, seen from the first frame on.
@MainActor
struct TransitionCase {
    let stage = Stage(size: CGSize(width: 100, height: 100), isSeen: true)
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    init() {
        stage.window.backgroundColor = .white
        square.backgroundColor = .red
        stage.window.addSubview(square)
        stage.settle()
    }

    /// A linear transition of a second.
    func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        return transition
    }

    /// The colour at a point, as red, green and blue.
    func color(_ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try stage.snapshot().pixel(x: x, y: y)
        return [Int(pixel.x), Int(pixel.y), Int(pixel.z)]
    }

    func isNear(_ a: [Int], _ b: [Int], within tolerance: Int = 2) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

/// Notes what an animation tells its delegate.
@MainActor
final class AnimationWitness: CAAnimationDelegate {
    private(set) var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}
