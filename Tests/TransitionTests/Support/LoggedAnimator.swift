import UIKit

/// Slides the presented view in from the right edge, and out again, and notes what it is asked.
final class LoggedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How the animator ends the transition.
    enum Ending {
        case properly
        /// With this argument, whatever happened.
        case with(Bool)
        case twice
        case never
        /// In the turn in which it started.
        case atOnce
    }

    let journal: Journal
    let isPresenting: Bool
    var duration: TimeInterval = 0.5
    var options: UIView.AnimationOptions = .curveLinear
    var ending = Ending.properly
    /// Removes what it added when the transition was cancelled.
    var cleansUp = true
    var addsToView = true
    /// Animates with an animator that nobody else gets to see.
    var usesPropertyAnimator = false
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var sawFinishedFlag: Bool?

    init(_ journal: Journal, isPresenting: Bool) {
        self.journal = journal
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        journal.note("transitionDuration")
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.note("animateTransition(isAnimated: \(transitionContext.isAnimated))")
        context = transitionContext
        guard transitionContext.isAnimated else {
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
            }
            return transitionContext.completeTransition(true)
        }
        let changes = prepare(transitionContext)
        if case .atOnce = ending {
            changes()
            return transitionContext.completeTransition(true)
        }
        if usesPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
            animator.addCompletion { _ in self.end(transitionContext) }
            return animator.startAnimation()
        }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { finished in
            self.sawFinishedFlag = finished
            self.end(transitionContext)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animationEnded(\(transitionCompleted))")
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
        let container = context.containerView
        let width = container.bounds.width
        let toView = context.view(forKey: .to)
        if isPresenting, let toView, let to = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: to)
            toView.frame = frame.offsetBy(dx: width, dy: 0)
            if addsToView { container.addSubview(toView) }
            return { toView.frame = frame }
        }
        guard let from = context.viewController(forKey: .from), let fromView = context.view(forKey: .from)
        else {
            return {}
        }
        if let toView, addsToView { container.insertSubview(toView, belowSubview: fromView) }
        let frame = context.initialFrame(for: from).offsetBy(dx: width, dy: 0)
        return { fromView.frame = frame }
    }

    private func end(_ context: any UIViewControllerContextTransitioning) {
        let isFinished = !context.transitionWasCancelled
        if !isFinished, cleansUp { context.view(forKey: .to)?.removeFromSuperview() }
        switch ending {
        case .properly: complete(context, isFinished)
        case .with(let argument): complete(context, argument)
        case .twice:
            complete(context, isFinished)
            complete(context, isFinished)
        case .never, .atOnce: break
        }
    }

    private func complete(_ context: any UIViewControllerContextTransitioning, _ didComplete: Bool) {
        journal.note("completeTransition(\(didComplete))")
        context.completeTransition(didComplete)
    }
}
