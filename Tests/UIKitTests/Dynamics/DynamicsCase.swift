import UIKit
import UITesting

/// A stage of 400 × 800 points with an animator for views of its window.
@MainActor
final class DynamicsCase {
    let stage: Stage
    let animator: UIDynamicAnimator
    var window: UIWindow { stage.window }

    init(frameRate: Double = 60) {
        stage = Stage(size: CGSize(width: 400, height: 800), frameRate: frameRate)
        let window = stage.window
        animator = stage.run { UIDynamicAnimator(referenceView: window) }
    }

    /// A view of 100 × 100 points about a point.
    func view(at center: CGPoint, _ view: UIView = UIView(), size: CGFloat = 100) -> UIView {
        view.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        view.center = center
        window.addSubview(view)
        return view
    }
}

/// Notes what an animator tells its delegate.
@MainActor
final class AnimatorWitness: UIDynamicAnimatorDelegate {
    private(set) var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
}
