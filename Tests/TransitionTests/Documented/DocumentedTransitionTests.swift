import Foundation
import QuartzCore
import Testing
import UIKit
import UITesting

/// Fades what comes or goes, for a second, at an even speed.
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    var started: ((any UIViewControllerContextTransitioning) -> Void)?
    private(set) var ends: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        started?(transitionContext)
        let coming = transitionContext.view(forKey: .to)
        if let coming, let to = transitionContext.viewController(forKey: .to) {
            coming.frame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(coming)
            coming.alpha = 0
        }
        let leaving = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            if let coming { coming.alpha = 1 } else { leaving?.alpha = 0 }
        } completion: { _ in
            let finished = !transitionContext.transitionWasCancelled
            leaving?.alpha = 1
            if !finished { coming?.removeFromSuperview() }
            transitionContext.completeTransition(finished)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// Shows what is presented in the lower half, in a view of its own, over a dimming view.
private final class HalfController: UIPresentationController {
    var journal = Journal()
    let dimming = UIView()
    let card = UIView()

    override var presentedView: UIView? { card }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        journal.note("presentation will \(containerView != nil)")
        if let content = presentedViewController.view {
            content.frame = card.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.addSubview(content)
        }
        dimming.frame = containerView?.bounds ?? .zero
        dimming.backgroundColor = .black
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        let shade = self.dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            shade.alpha = 1
        })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal.note("presentation did \(completed)")
    }
    override func dismissalTransitionWillBegin() { journal.note("dismissal will") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal.note("dismissal did \(completed)")
    }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let fader = Fader()
    var driver: UIPercentDrivenInteractiveTransition?
    var journal: Journal?
    private(set) var half: HalfController?
    private(set) var participants: [UIViewController?] = []

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        participants = [presented, presenting, source]
        return fader
    }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        guard let journal else { return nil }
        let made = HalfController(presentedViewController: presented, presenting: presenting)
        made.journal = journal
        half = made
        return made
    }
}

@Suite struct DocumentedTransitionTests {
    private let stage = Stage()
    private let journal = Journal()
    private let delegate = Delegate()
    private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

    private func screen(_ name: String) -> NotedScreen {
        NotedScreen(name, journal)
    }

    /// Two screens, the first one shown, the second one to be presented by the delegate.
    private func screens(_ style: UIModalPresentationStyle) -> (a: NotedScreen, b: NotedScreen) {
        let (a, b) = (screen("a"), screen("b"))
        b.modalPresentationStyle = style
        b.transitioningDelegate = delegate
        stage.present(a)
        stage.settle()
        journal.clear()
        return (a, b)
    }

    /// Takes away what a screen has presented.
    private func rest(_ a: NotedScreen) {
        delegate.driver = nil
        if a.presentedViewController != nil { a.dismiss(animated: false) }
        stage.settle()
    }

    // MARK: - Contexts

    // Header of UIViewControllerTransitioning.h: the final frame of what leaves the window is zero; a view that the
    // animator must not touch is nil.
    @Test func `a full screen gives both views, and no final frame to what leaves`() {
        let (a, b) = screens(.fullScreen)
        var frames: [[CGRect]] = []
        var isRight: [Bool] = []
        delegate.fader.started = { context in
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            frames.append([
                context.initialFrame(for: from), context.finalFrame(for: from),
                context.initialFrame(for: to),
                context.finalFrame(for: to),
            ])
            isRight.append(
                context.view(forKey: .from) === from.view && context.view(forKey: .to) === to.view)
            isRight.append(context.presentationStyle == .fullScreen && context.isAnimated)
        }

        a.present(b, animated: true)
        stage.settle()
        a.dismiss(animated: true)
        stage.settle()

        let expected: [CGRect] = [whole, .zero, .zero, whole]
        #expect(frames == [expected, expected])
        #expect(isRight == [true, true, true, true])
        #expect(delegate.fader.ends == [true, true])
    }

    // The same header; frameOfPresentedViewInContainerView and presentedView, documentation: the context hands out
    // the presentation controller's view and frame.
    @Test func `a presentation of one's own hands out its view and its frame`() {
        let (a, b) = screens(.custom)
        delegate.journal = journal
        var isRight: [Bool] = []
        let teller = delegate
        let half = CGRect(x: 0, y: 422, width: 390, height: 422)
        delegate.fader.started = { context in
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let isComing = to === b
            isRight.append(context.view(forKey: isComing ? .to : .from) === teller.half?.card)
            isRight.append(context.view(forKey: isComing ? .from : .to) == nil)
            isRight.append(
                (isComing ? context.finalFrame(for: to) : context.initialFrame(for: from)) == half)
            isRight.append(context.presentationStyle == .custom)
        }

        a.present(b, animated: true)
        stage.advance(by: 0.5)
        let dimmed = delegate.half?.dimming.layer.presentation()?.opacity ?? -1
        #expect(dimmed > 0.2 && dimmed < 0.8)
        stage.settle()
        #expect(delegate.half?.card.frame == half && b.view.frame.size == half.size)
        #expect(journal.entries.contains("presentation will true"))
        #expect(a.view.window != nil && !journal.entries.contains("a willDisappear"))
        a.dismiss(animated: true)
        stage.settle()

        #expect(isRight == Array(repeating: true, count: 8))
        let order = [
            "presentation will true", "presentation did true", "dismissal will", "dismissal did true",
        ]
        #expect(journal.only(order) == order)
        #expect(b.view.window == nil && a.view.frame == whole)
    }

    // MARK: - Coordinators

    // UIViewControllerTransitionCoordinatorContext, documentation: there from viewWillAppear on, with the
    // animator's duration.
    @Test func `a coordinator knows the transition before it begins`() {
        let (a, b) = screens(.fullScreen)
        var facts: [Bool] = []
        let journal = journal
        b.willAppear = { b in
            guard let coordinator = b.transitionCoordinator else { return }
            facts = [
                coordinator.transitionDuration == 1, coordinator.isAnimated,
                !coordinator.initiallyInteractive,
                !coordinator.isCancelled, coordinator.viewController(forKey: .from) === a,
                coordinator.viewController(forKey: .to) === b,
            ]
            let isQueued = coordinator.animate { _ in
                journal.note("alongside")
            } completion: { context in
                journal.note("completion \(context.isCancelled)")
            }
            facts.append(isQueued)
        }

        a.present(b, animated: true)
        stage.advance(by: 0.5)
        #expect(journal.entries.contains("alongside") && !journal.entries.contains("completion false"))
        stage.settle()

        #expect(facts == Array(repeating: true, count: 7))
        #expect(journal.count("completion false") == 1)
        #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }

    // notifyWhenInteractionChanges(_:), documentation: called when the interaction ends, with what has become of it.
    @Test func `the end of an interaction is told once, finished or cancelled`() {
        for finishes in [true, false] {
            let (a, b) = screens(.fullScreen)
            let driver = UIPercentDrivenInteractiveTransition()
            delegate.driver = driver
            let journal = journal
            b.willAppear = { b in
                b.transitionCoordinator?.notifyWhenInteractionChanges { context in
                    journal.note("changed \(context.isCancelled) \(context.isInteractive)")
                    if context.initiallyInteractive { journal.note("initially") }
                    if abs(context.percentComplete - 0.6) < 0.05 { journal.note("at 0.6") }
                }
            }
            a.present(b, animated: true)
            stage.advance(by: 0.1)
            driver.update(0.6)
            stage.advance(by: 0.1)
            #expect(!journal.entries.contains { $0.hasPrefix("changed") })
            if finishes { driver.finish() } else { driver.cancel() }
            stage.settle()

            #expect(journal.entries.filter { $0.hasPrefix("changed") } == ["changed \(!finishes) false"])
            #expect(journal.entries.contains("initially") && journal.entries.contains("at 0.6"))
            #expect((a.presentedViewController === b) == finishes)
            rest(a)
        }
    }

    // MARK: - Percent-driven transitions

    // duration, completionSpeed, documentation: what is left takes (1 - percentComplete) · duration / completionSpeed.
    @Test func `half the speed takes twice the time for what is left`() {
        let (a, b) = screens(.fullScreen)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        a.present(b, animated: true)
        stage.advance(by: 0.1)
        driver.update(0.5)
        stage.advance(by: 0.3)
        #expect(abs(driver.duration - 1) < 0.001 && abs(driver.percentComplete - 0.5) < 0.001)
        let shown = b.view.layer.presentation()?.opacity ?? -1
        #expect(abs(shown - 0.5) < 0.02)

        driver.completionSpeed = 0.5
        driver.finish()
        stage.advance(by: 0.85)
        #expect(delegate.fader.ends.isEmpty)
        stage.advance(by: 0.3)
        #expect(delegate.fader.ends == [true])
        stage.settle()
        #expect(b.view.alpha == 1)
    }

    // Well known: a cancelled presentation has appeared in half, its presenter comes back.
    @Test func `a cancelled presentation is undone call by call`() {
        let (a, b) = screens(.fullScreen)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        a.present(b, animated: true)
        stage.advance(by: 0.1)
        driver.update(0.4)
        stage.advance(by: 0.1)
        driver.cancel()
        stage.settle()

        #expect(
            journal.entries.filter { $0.hasPrefix("b") } == [
                "b willAppear", "b willDisappear", "b didDisappear",
            ])
        #expect(
            journal.entries.filter { $0.hasPrefix("a") } == [
                "a willDisappear", "a willAppear", "a didAppear",
            ])
        #expect(delegate.fader.ends == [false])
        #expect(
            a.presentedViewController == nil && b.presentingViewController == nil && !b.isBeingPresented)
        #expect(b.view.window == nil && a.view.window === stage.window && a.view.alpha == 1)
    }

    // presentationTransitionDidEnd(_:), dismissalTransitionDidEnd(_:), documentation: false for what was cancelled.
    @Test func `a presentation controller hears of each cancelled end`() {
        let (a, b) = screens(.custom)
        delegate.journal = journal
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        a.present(b, animated: true)
        stage.advance(by: 0.1)
        driver.update(0.3)
        driver.cancel()
        stage.settle()
        #expect(journal.entries.filter { $0.hasPrefix("presentation did") } == ["presentation did false"])
        #expect(a.presentedViewController == nil)

        delegate.driver = nil
        a.present(b, animated: true)
        stage.settle()
        let second = UIPercentDrivenInteractiveTransition()
        delegate.driver = second
        a.dismiss(animated: true)
        stage.advance(by: 0.1)
        second.update(0.3)
        stage.advance(by: 0.1)
        second.cancel()
        stage.settle()

        #expect(
            journal.entries.filter { $0.hasPrefix("dismissal") } == [
                "dismissal will", "dismissal did false",
            ])
        #expect(a.presentedViewController === b && b.view.window != nil && !b.isBeingDismissed)
        #expect(delegate.half?.card.alpha == 1)
        #expect(delegate.fader.ends == [false, true, false])
    }

    // wantsInteractiveStart, documentation: without it the transition begins by itself.
    @Test func `a driver that does not want to begin lets the animation run`() {
        let (a, b) = screens(.fullScreen)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        delegate.driver = driver
        var facts: [Bool] = []
        delegate.fader.started = { facts.append($0.isInteractive) }
        b.willAppear = { facts.append($0.transitionCoordinator?.initiallyInteractive ?? true) }

        a.present(b, animated: true)
        stage.advance(by: 1.2)

        #expect(facts.count == 2 && facts.allSatisfy { !$0 })
        #expect(delegate.fader.ends == [true] && a.presentedViewController === b)
    }

    // Well known: a size change in the middle of an interactive transition ends or keeps it; the screen is right after.
    @Test func `a window that turns in the middle of a drag is filled at the end`() {
        for finishes in [true, false] {
            stage.resize(to: CGSize(width: 390, height: 844))
            let (a, b) = screens(.fullScreen)
            let driver = UIPercentDrivenInteractiveTransition()
            delegate.driver = driver
            a.present(b, animated: true)
            stage.advance(by: 0.1)
            driver.update(0.4)
            stage.resize(to: CGSize(width: 844, height: 390))
            stage.advance(by: 0.1)
            if finishes { driver.finish() } else { driver.cancel() }
            stage.settle()

            let shown: UIView = a.presentedViewController === b ? b.view : a.view
            #expect(shown.window != nil)
            #expect(shown.convert(shown.bounds, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(shown.alpha == 1)
            rest(a)
        }
    }
}
