import UIKit
import UITesting

/// Slides the presented view in from the right edge, and out again, with a property animator; counts what it is asked.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    let isPresenting: Bool
    let timing: any UITimingCurveProvider
    /// Answers each question with another object.
    var forgets = false
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var positions: [UIViewAnimatingPosition] = []

    init(_ journal: Journal, isPresenting: Bool, timing: any UITimingCurveProvider) {
        self.journal = journal
        self.isPresenting = isPresenting
        self.timing = timing
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.note("animateTransition")
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator, !forgets { return animator }
        if animator != nil { return UIViewPropertyAnimator(duration: 1, timingParameters: timing) }
        journal.note("interruptibleAnimator")
        let made = make(transitionContext)
        animator = made
        return made
    }

    private func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        let width = context.containerView.bounds.width
        if isPresenting, let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: to)
            view.frame = frame.offsetBy(dx: width, dy: 0)
            context.containerView.addSubview(view)
            made.addAnimations { view.frame = frame }
        } else if let view = context.view(forKey: .from) {
            context.view(forKey: .to).map { context.containerView.insertSubview($0, belowSubview: view) }
            made.addAnimations { view.frame.origin.x = width }
        }
        made.addCompletion { position in
            self.positions.append(position)
            let isCancelled = context.transitionWasCancelled
            if isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
            self.journal.note("completeTransition(\(!isCancelled))")
            context.completeTransition(!isCancelled)
        }
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animationEnded(\(transitionCompleted))")
    }
}

/// A stage with A on it, and B, which A presents with an animator that can be interrupted.
final class InterruptionScene: NSObject, UIViewControllerTransitioningDelegate {
    let stage: Stage
    let journal = Journal()
    let a: LoggedController
    let b: LoggedController
    let driver = UIPercentDrivenInteractiveTransition()
    /// The driver of the next transition; nil for none.
    var usesDriver = true
    var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
    var configure: (InterruptibleAnimator) -> Void = { _ in }
    private(set) var animator: InterruptibleAnimator?
    private(set) var completions = 0

    init(style: UIModalPresentationStyle = .fullScreen, startsInteractively: Bool = false) {
        stage = Stage()
        a = LoggedController("A", journal)
        b = LoggedController("B", journal)
        super.init()
        driver.wantsInteractiveStart = startsInteractively
        b.modalPresentationStyle = style
        b.transitioningDelegate = self
        stage.present(a)
        journal.clear()
    }

    /// Asks for the presentation, and runs the frame in which it starts.
    func present() {
        a.present(b, animated: true) { self.completions += 1 }
        stage.advance(to: stage.now)
    }

    /// Asks for the dismissal, and runs the frame in which it starts.
    func dismiss() {
        a.dismiss(animated: true) { self.completions += 1 }
        stage.advance(to: stage.now)
    }

    /// Presents B to the end, and forgets how.
    func presentToTheEnd() {
        usesDriver = false
        present()
        stage.settle()
        usesDriver = true
        completions = 0
        journal.clear()
    }

    /// How far B's view is shown from the left edge.
    var x: CGFloat { b.view.layer.presentation()?.frame.minX ?? .nan }

    var coordinator: (any UIViewControllerTransitionCoordinator)? { b.transitionCoordinator }

    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    private func vend(isPresenting: Bool) -> InterruptibleAnimator {
        let made = InterruptibleAnimator(journal, isPresenting: isPresenting, timing: timing)
        configure(made)
        animator = made
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        vend(isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        vend(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        usesDriver ? driver : nil
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        usesDriver ? driver : nil
    }
}
