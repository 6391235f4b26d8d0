import QuartzCore

@testable import UIKit

/// A view on a stage, moved by a property animator.
class PropertyAnimatorCase {
    init() {}

    lazy var field = Playfield()

    /// First thing in a test, not in `init`: tests of other suites run between that and the test.
    func start() -> UIView {
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.run()
        return view
    }

    func pass(_ seconds: Double) {
        for _ in 0..<Int((seconds / Playfield.frame).rounded()) { field.run() }
    }

    func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
        abs(a - b) <= tolerance
    }

    func mover(
        _ view: UIView, _ curve: UIView.AnimationCurve = .linear, to x: CGFloat = 200
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = x }
    }
}
