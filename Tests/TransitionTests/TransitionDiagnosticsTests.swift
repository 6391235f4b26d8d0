import Testing
import UIKit
import UITesting

/// Mistakes in animators and drivers: what is said, and that the program goes on.
@MainActor
struct TransitionDiagnosticsTests {
    private let driver = UIPercentDrivenInteractiveTransition()

    private func presented(_ ending: LoggedAnimator.Ending) -> Scene {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = ending }
        scene.present()
        scene.stage.settle()
        return scene
    }

    // MARK: - completeTransition

    @Test func `a second completeTransition is ignored`() throws {
        let scene = presented(.twice)

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("although the transition had ended (the first call came in the same frame)"))
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.journal.count("B.viewDidAppear") == 1)
    }

    @Test func `an animator that never completes is named after its duration and a second`() throws {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        scene.stage.advance(by: 1.4)
        #expect(scene.diagnostics().isEmpty)

        scene.stage.advance(by: 0.2)

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("LoggedAnimator has not called completeTransition(_:)"))
        #expect(scene.diagnostics("error").count == 1)
    }

    @Test func `an animator that waits for a dynamic animator is left alone`() {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        let dynamics = scene.stage.run { UIDynamicAnimator(referenceView: scene.stage.window) }
        let ball = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.run { dynamics.addBehavior(UIGravityBehavior(items: [ball])) }

        scene.stage.advance(by: 3)
        #expect(scene.diagnostics().isEmpty)

        scene.stage.run { dynamics.removeAllBehaviors() }
        scene.stage.advance(by: 1)
        #expect(scene.diagnostics("error").count == 1)
    }

    @Test func `scrubbing for long is no mistake`() {
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.5)

        scene.stage.advance(by: 30)

        #expect(scene.diagnostics().isEmpty)
        driver.finish()
        scene.stage.settle()
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a late completion still ends the transition`() {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        scene.stage.advance(by: 3)

        scene.delegate.animator?.context?.completeTransition(true)
        scene.stage.settle()

        #expect(scene.journal.count("completion") == 1)
        #expect(scene.a.transitionCoordinator == nil)
    }

    @Test func `completeTransition true of a cancelled transition counts as false`() throws {
        let scene = Scene(driver: driver)
        scene.delegate.configure = { $0.ending = .with(true) }
        scene.present()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("although the transition was cancelled"))
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.journal.count("animationEnded(false)") == 1)
    }

    @Test func `completeTransition false without a cancellation is told and restores`() {
        let scene = presented(.with(false))

        #expect(scene.diagnostics("warning").first?.contains("was not cancelled") == true)
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.journal.only(["B.viewWillDisappear", "B.viewDidDisappear"]).count == 2)
    }

    @Test func `completing in the turn of the start is told`() {
        let scene = presented(.atOnce)

        #expect(scene.diagnostics("warning").first?.contains("in the turn in which it started") == true)
        #expect(scene.b.view.window != nil)
        #expect(scene.journal.count("completion") == 1)
    }

    // MARK: - Views

    @Test func `a presented view that was never added is told`() throws {
        let scene = Scene()
        scene.delegate.configure = { $0.addsToView = false }
        scene.present()
        scene.stage.settle()

        #expect(
            try #require(scene.diagnostics("error").first).contains("add view(forKey: .to) to containerView"))
    }

    @Test func `a window that is left empty by a dismissal is told`() throws {
        let scene = Scene()
        scene.presentToTheEnd()
        scene.delegate.configure = { $0.addsToView = false }

        scene.dismiss()
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("error").first).contains("there is nothing to see"))
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `a presenter's view left after a cancelled dismissal is removed and told`() throws {
        let scene = Scene(driver: driver)
        scene.presentToTheEnd()
        scene.delegate.configure = { $0.cleansUp = false }
        scene.dismiss()
        driver.update(0.5)
        driver.cancel()
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("warning").first).contains("after a cancelled dismissal"))
        #expect(scene.a.view.window == nil)
        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `a wrong final frame is told`() throws {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        scene.stage.advance(by: 0.6)
        scene.b.view.frame.origin.x = 7

        scene.delegate.animator?.context?.completeTransition(true)

        #expect(try #require(scene.diagnostics("warning").first).contains("its final frame is {{0, 0}, {"))
    }

    @Test func `a frame in a view of the presentation's own is not compared with the final one`() {
        let scene = Scene()
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        scene.stage.advance(by: 0.6)
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        scene.stage.run {
            scene.delegate.animator?.context?.containerView.addSubview(card)
            card.addSubview(scene.b.view)
            scene.b.view.frame = CGRect(x: 0, y: 20, width: 390, height: 300)
        }

        scene.delegate.animator?.context?.completeTransition(true)

        #expect(scene.diagnostics().isEmpty)
    }

    /// How the animator of a custom presentation without a presentation controller leaves the view, in a
    /// container of 390 × 844 points.
    enum Leaving: String, CaseIterable {
        case aMenuAtTheEdge = "0 0 120 844"
        case besideItsPlace = "120 0 390 844"
        case partlyOutside = "300 0 120 844"

        var isAllowed: Bool { self == .aMenuAtTheEdge }

        var frame: CGRect {
            let parts = rawValue.split(separator: " ").compactMap { Double($0) }
            return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        }
    }

    @Test(arguments: Leaving.allCases)
    func `an animator may give a view of a custom presentation a size of its own`(leaving: Leaving) {
        let scene = Scene(style: .custom)
        scene.delegate.vendsPresentationController = false
        scene.delegate.configure = { $0.ending = .never }
        scene.present()
        scene.stage.advance(by: 0.6)
        scene.b.view.frame = leaving.frame

        scene.delegate.animator?.context?.completeTransition(true)

        #expect(scene.diagnostics("warning").isEmpty == leaving.isAllowed)
        #expect(scene.b.view.frame == leaving.frame)
    }

    // MARK: - Durations

    @Test(arguments: [-1, -0.001, .nan, .infinity] as [TimeInterval])
    func `a duration that is no time counts as none`(duration: TimeInterval) throws {
        let scene = Scene()
        scene.delegate.configure = {
            $0.duration = duration
            $0.ending = .atOnce
        }

        scene.present()
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("error").first).contains("returned the duration"))
        #expect(scene.journal.count("completion") == 1)
    }

    // MARK: - The driver

    @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func `an update that is no number is ignored`(percent: CGFloat) throws {
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.4)

        driver.update(percent)
        scene.stage.advance(by: 0.1)

        #expect(try #require(scene.diagnostics("error").first).contains("from 0 to 1"))
        #expect(driver.percentComplete == 0.4)
        driver.finish()
        scene.stage.settle()
        #expect(scene.journal.count("completion") == 1)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func `a completion speed that is not above zero is ignored`(speed: CGFloat) throws {
        let scene = Scene(driver: driver)
        driver.completionSpeed = 2

        driver.completionSpeed = speed

        #expect(driver.completionSpeed == 2)
        #expect(try #require(scene.diagnostics("error").first).contains("greater than 0"))
    }

    @Test func `driving without an interaction is told`() {
        let scene = Scene(driver: driver)

        driver.update(0.5)
        driver.finish()
        driver.cancel()

        #expect(scene.diagnostics("warning").count == 3)
    }

    @Test func `a second end of an interaction is told and ignored`() {
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.5)
        driver.cancel()

        driver.finish()
        scene.stage.settle()

        #expect(scene.diagnostics("warning").count == 1)
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `a finish before the start takes effect at the start`() {
        let scene = Scene(driver: driver)
        scene.a.present(scene.b, animated: true) { scene.journal.note("completion") }

        driver.finish()
        scene.stage.settle()

        #expect(
            scene.diagnostics("warning").first?.contains("came before the transition had started") == true)
        #expect(scene.b.view.window != nil)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `a cancel before the start takes effect at the start`() {
        let scene = Scene(driver: driver)
        scene.a.present(scene.b, animated: true) { scene.journal.note("completion") }

        driver.cancel()
        scene.stage.settle()

        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `an interaction that nobody ends after its touch is told of, and waits`() throws {
        let scene = Scene(driver: driver)
        scene.stage.touch(.began, at: CGPoint(x: 100, y: 100))
        scene.present()
        scene.stage.advance(by: 2)
        #expect(scene.diagnostics().isEmpty)

        scene.stage.touch(.ended, at: CGPoint(x: 100, y: 100))
        scene.stage.advance(by: 60)

        #expect(scene.diagnostics("error").count == 1)
        #expect(
            try #require(scene.diagnostics("error").first).contains(
                "neither updated nor finished nor cancelled"))
        #expect(scene.a.presentedViewController === scene.b, "time alone ends nothing")

        driver.finish()
        scene.stage.settle()

        #expect(scene.b.view.window != nil)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `a driver that settles on a display link of its own before it ends is left alone`() {
        let scene = Scene(driver: driver)
        final class Spinner { func tick() {} }
        let link = CADisplayLink(target: Spinner(), action: Spinner.tick)
        scene.stage.touch(.began, at: CGPoint(x: 100, y: 100))
        scene.present()
        link.add(to: .main, forMode: .common)
        scene.stage.touch(.ended, at: CGPoint(x: 100, y: 100))

        scene.stage.advance(by: 5)
        link.invalidate()
        #expect(scene.diagnostics().isEmpty)
        driver.finish()
        scene.stage.settle()

        #expect(scene.diagnostics().isEmpty)
        #expect(scene.b.view.window != nil)
    }

    @Test func `an interaction that goes on without its touch is left alone`() {
        let scene = Scene(driver: driver)
        scene.stage.touch(.began, at: CGPoint(x: 100, y: 100))
        scene.present()
        scene.stage.touch(.ended, at: CGPoint(x: 100, y: 100))

        for step in 0..<20 {
            driver.update(CGFloat(step) / 20)
            scene.stage.advance(by: 0.2)
        }

        #expect(scene.diagnostics().isEmpty)
        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `a driver that is given a second transition lets go of the first and drives the second`()
        throws
    {
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.3)
        let other = LoggedDelegate(scene.journal)
        other.driver = driver
        let c = LoggedController("C", scene.journal)
        c.transitioningDelegate = other
        let window = UIWindow(frame: scene.stage.window.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()

        root.present(c, animated: true)
        scene.stage.advance(by: 0)
        #expect(try #require(scene.diagnostics("error").first).contains("make a driver for each transition"))
        driver.finish()
        scene.stage.settle()

        #expect(scene.a.transitionCoordinator == nil && root.transitionCoordinator == nil)
        #expect(scene.b.view.window != nil && c.view.window === window)
        #expect(scene.journal.count("completion") == 1)
    }
}
