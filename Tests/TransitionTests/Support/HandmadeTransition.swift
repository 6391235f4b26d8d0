import UIKit

/// A container with an interactive transition made by hand, as articles of the years of iOS 7 show it: the context, the
/// driver and the appearance calls are all its own.
final class HandmadeContainer: UIViewController {
    private(set) var current: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func show(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.beginAppearanceTransition(true, animated: false)
        view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: self)
        current = child
    }

    /// Changes to another child with an animator and, if there is one, a driver.
    func change(
        to next: UIViewController, with animator: any UIViewControllerAnimatedTransitioning,
        driver: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        guard let old = current else { return show(next) }
        addChild(next)
        let context = HandmadeContext(container: view, from: old, to: next, isInteractive: driver != nil)
        context.onCancel = {
            next.beginAppearanceTransition(false, animated: true)
            old.beginAppearanceTransition(true, animated: true)
        }
        context.onCompletion = { [self] didComplete in
            let (staying, leaving) = didComplete ? (next, old) : (old, next)
            leaving.view.removeFromSuperview()
            leaving.endAppearanceTransition()
            leaving.willMove(toParent: nil)
            leaving.removeFromParent()
            staying.endAppearanceTransition()
            if didComplete { next.didMove(toParent: self) }
            current = staying
            animator.animationEnded(didComplete)
        }
        old.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        if let driver {
            driver.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
    }
}

/// A context of one's own.
final class HandmadeContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private let from: UIViewController
    private let to: UIViewController
    var onCancel: () -> Void = {}
    var onCompletion: (Bool) -> Void = { _ in }

    init(container: UIView, from: UIViewController, to: UIViewController, isInteractive: Bool) {
        containerView = container
        self.from = from
        self.to = to
        self.isInteractive = isInteractive
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func finishInteractiveTransition() {
        isInteractive = false
    }

    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
        onCancel()
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    func completeTransition(_ didComplete: Bool) {
        onCompletion(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? containerView.bounds : .zero
    }
}

/// A driver of one's own, that holds the time of the container's layer.
final class HandmadeDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private var context: (any UIViewControllerContextTransitioning)?
    private var start: CFTimeInterval = 0
    private var percent: CGFloat = 0
    private var link: CADisplayLink?
    private var step: CGFloat = 0

    init(animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    private var layer: CALayer? { context?.containerView.layer }
    private var duration: TimeInterval { animator.transitionDuration(using: context) }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        start = layer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
        layer?.speed = 0
        layer?.timeOffset = start
        animator.animateTransition(using: transitionContext)
    }

    func update(_ percent: CGFloat) {
        self.percent = min(max(percent, 0), 1)
        context?.updateInteractiveTransition(self.percent)
        layer?.timeOffset = start + Double(self.percent) * duration
    }

    func finish() {
        context?.finishInteractiveTransition()
        run(towards: 1)
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        run(towards: -1)
    }

    private func run(towards direction: CGFloat) {
        step = direction / CGFloat(duration) / 60
        let link = CADisplayLink(target: self, action: HandmadeDriver.tick)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Runs to one of the ends, and lets the time go on from there. Back at the start the animations have still to
    /// end: they are removed, which calls the animator's completion.
    private func tick(_ link: CADisplayLink) {
        update(percent + step)
        guard percent <= 0 || percent >= 1 else { return }
        link.invalidate()
        let end = layer?.timeOffset ?? 0
        layer?.speed = 1
        layer?.timeOffset = 0
        layer?.beginTime = 0
        layer?.beginTime = (layer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0) - end - 0.001
        if percent <= 0 { context?.containerView.subviews.forEach { $0.layer.removeAllAnimations() } }
    }
}
