import Testing
import UIKit
import UITesting

/// A driver that knows nothing of UIKit's: it moves its card by hand, settles on a spring of its own, and is caught
/// again. All with public API.
@MainActor
struct OwnDriverTests {
    private final class Driver: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
    {
        /// From 0, below the container, to 1, in place.
        private(set) var position: CGFloat = 0
        private var speed: CGFloat = 0
        private var goal: CGFloat = 1
        /// How fast time passes for the settling.
        var pace: CGFloat = 1
        private var context: (any UIViewControllerContextTransitioning)?
        private var link: CADisplayLink?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.5 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
            }
            move(to: 0)
        }

        func drag(to position: CGFloat) {
            move(to: position)
            context?.updateInteractiveTransition(position)
        }

        func release(speed: CGFloat, finishes: Bool) {
            self.speed = speed
            goal = finishes ? 1 : 0
            if finishes {
                context?.finishInteractiveTransition()
            } else {
                context?.cancelInteractiveTransition()
            }
            let link = CADisplayLink(target: self, action: Driver.step)
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        /// Takes hold of the card while it settles.
        func grab() {
            link?.invalidate()
            context?.pauseInteractiveTransition()
        }

        private func step(_ link: CADisplayLink) {
            let time = CGFloat(link.duration) * pace
            speed += (200 * (goal - position) - 28 * speed) * time
            move(to: position + speed * time)
            guard abs(position - goal) < 0.001, abs(speed) < 0.05 else { return }
            move(to: goal)
            link.invalidate()
            let isCancelled = context?.transitionWasCancelled ?? true
            if isCancelled { context?.view(forKey: .to)?.removeFromSuperview() }
            context?.completeTransition(!isCancelled)
        }

        private func move(to position: CGFloat) {
            self.position = position
            guard let context, let view = context.view(forKey: .to) else { return }
            let bounds = context.containerView.bounds
            view.frame = bounds.offsetBy(dx: 0, dy: bounds.height * (1 - position))
        }
    }

    private let stage = Stage()
    private let presenter = UIViewController()
    private let presented = UIViewController()
    private let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let driver = Driver()

    init() {
        stage.present(presenter)
        presenter.view.addSubview(bystander)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = driver
        presenter.present(presented, animated: true)
        presented.transitionCoordinator?.animate(alongsideTransition: { [bystander] _ in bystander.alpha = 0 }
        )
        stage.advance(by: 1.0 / 60)
    }

    private var shownAlpha: Float { bystander.layer.presentation()?.opacity ?? 1 }

    @Test func `what runs along goes as far as the driver has come`() {
        for percent in [0.2, 0.6, 0.3] {
            driver.drag(to: percent)
            stage.advance(by: 0.1)
            #expect(abs(shownAlpha - Float(1 - percent)) < 0.01)
        }

        driver.release(speed: 2, finishes: true)
        stage.settle()

        #expect(presented.view.frame == stage.window.bounds && presented.view.window != nil)
        #expect(bystander.alpha == 0 && shownAlpha == 0)
        #expect(presented.transitionCoordinator == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a cancelled one takes everything back`() {
        driver.drag(to: 0.4)
        stage.advance(by: 0.1)

        driver.release(speed: -1, finishes: false)
        stage.advance(by: 0.05)
        #expect(shownAlpha > 0.6 && shownAlpha < 1, "it is on its way back")
        stage.settle()

        #expect(presenter.presentedViewController == nil && presented.view.window == nil)
        #expect(bystander.alpha == 1 && shownAlpha == 1)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `it may settle for as long as it likes before it ends the interaction`() {
        stage.touch(.began, at: CGPoint(x: 100, y: 100))
        driver.drag(to: 0.4)
        stage.touch(.ended, at: CGPoint(x: 100, y: 100))
        stage.advance(by: 30)
        #expect(presenter.presentedViewController === presented)

        driver.release(speed: 0, finishes: true)
        stage.settle()

        #expect(presented.view.window != nil)
    }

    @Test(arguments: [true, false], [true, false])
    func `it is caught while it settles, and released again`(finishesFirst: Bool, finishes: Bool) {
        driver.drag(to: 0.5)
        driver.release(speed: 0, finishes: finishesFirst)
        stage.advance(by: 0.05)

        driver.grab()
        let position = driver.position
        let alpha = shownAlpha
        stage.advance(by: 0.5)
        #expect(driver.position == position && shownAlpha == alpha && position > 0 && position < 1)
        #expect(presented.transitionCoordinator?.isInteractive == true)
        driver.drag(to: 0.6)
        #expect(abs(shownAlpha - 0.4) < 0.01)
        driver.release(speed: 0, finishes: finishes)
        stage.settle()

        #expect(
            (presented.view.window != nil) == finishes
                && (presenter.presentedViewController != nil) == finishes)
        #expect(bystander.alpha == (finishes ? 0 : 1))
        #expect(stage.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false])
    func `it may settle for longer than its duration after it has ended the interaction`(finishes: Bool) {
        driver.drag(to: 0.5)
        driver.pace = 0.05
        driver.release(speed: 0, finishes: finishes)
        stage.advance(by: 4)
        #expect(presented.view.window != nil && presented.transitionCoordinator != nil)

        driver.pace = 1
        stage.settle()

        #expect((presented.view.window != nil) == finishes)
        #expect(stage.diagnostics.isEmpty)
    }
}
