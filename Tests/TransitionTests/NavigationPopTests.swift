import Testing
import UIKit
import UITesting

/// The swipe from the left edge that leads back.
@MainActor
struct NavigationPopTests {
    @Test func `the upper screen stays below the finger, and the lower one moves by three tenths`() {
        let scene = NavigationScene(["A", "B"])

        scene.stage.touch(.began, at: CGPoint(x: 4, y: 400))
        for x in [30.0, 100, 195, 300, 150] as [CGFloat] {
            scene.stage.move(to: CGPoint(x: x, y: 400), over: 0.1)
            let moved = x - 4
            #expect(abs((scene.shownX(scene.controllers[1]) ?? -1) - moved) < 0.5)
            #expect(abs((scene.shownX(scene.controllers[0]) ?? -1) + 0.3 * (390 - moved)) < 0.5)
        }
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        #expect(scene.names == ["A"], "the stack is the new one at once")
    }

    @Test func `released beyond the middle it finishes`() {
        let scene = NavigationScene(["A", "B"])

        scene.swipe(to: 210)
        scene.lift(at: 210)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == false)
        scene.stage.settle()

        #expect(scene.names == ["A"])
        #expect(scene.controllers[0].view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.controllers[1].view.window == nil)
        #expect(scene.navigation.transitionCoordinator == nil)
        #expect(scene.navigation.navigationBar.topItem === scene.controllers[0].navigationItem)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `released before the middle it goes back, and so does the stack`() {
        let scene = NavigationScene(["A", "B"])

        scene.swipe(to: 180)
        scene.lift(at: 180)
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
        #expect(scene.controllers[1].parent === scene.navigation)
        #expect(scene.controllers[1].view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(scene.controllers[0].view.window == nil)
        #expect(scene.navigation.navigationBar.topItem === scene.controllers[1].navigationItem)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [true, false])
    func `a push on the way back of a cancelled one adds to the stack that comes back`(animated: Bool) {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 180)
        scene.lift(at: 180)
        scene.stage.advance(by: 0.02)
        #expect(scene.navigation.transitionCoordinator?.isCancelled == true)

        let (new, back) = (UIViewController(), scene.controllers[1])
        scene.stage.run {
            scene.navigation.pushViewController(new, animated: animated)
            // It is on the stack, as it comes back.
            scene.navigation.pushViewController(back, animated: animated)
        }
        scene.stage.settle()

        #expect(scene.navigation.viewControllers == scene.controllers + [new])
        #expect(scene.navigation.topViewController === new && new.view.window != nil)
        #expect(back.parent === scene.navigation && back.view.window == nil)
        #expect(scene.navigation.navigationBar.topItem === new.navigationItem)
        let said = scene.diagnostics()
        #expect(said.first?.contains("came while another push or pop was in progress") == true)
        #expect(said.dropFirst().first?.contains("more than once") == true)
        #expect(!said.contains { $0.contains("not what they were") })
    }

    @Test func `left items in place of the back button take the swipe away, those beside it do not`() {
        let scene = NavigationScene(["A", "B"])
        let item = scene.controllers[1].navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        func swipe() {
            scene.swipe(to: 250)
            scene.lift(at: 250)
            scene.stage.settle()
        }

        swipe()
        #expect(scene.names == ["A", "B"])

        item.leftItemsSupplementBackButton = true
        swipe()
        #expect(scene.names == ["A"])
    }

    @Test func `a flick pops from where it would not by its place`() {
        let scene = NavigationScene(["A", "B"])

        scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), over: 0.08)
        scene.stage.settle()

        #expect(scene.names == ["A"])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a flick back cancels from where it would pop by its place`() {
        let scene = NavigationScene(["A", "B"])

        scene.swipe(to: 300)
        scene.stage.move(to: CGPoint(x: 220, y: 400), over: 0.06)
        scene.stage.touch(.ended, at: CGPoint(x: 220, y: 400))
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
    }

    @Test func `after the release the screen goes on with the finger's velocity`() {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 160, over: 0.2)
        let before = scene.shownX(scene.controllers[1]) ?? 0

        scene.stage.touch(.ended, at: CGPoint(x: 160, y: 400))
        scene.stage.advance(by: 1.0 / 60)
        let step = (scene.shownX(scene.controllers[1]) ?? 0) - before

        // 160 points in 0.2 s are 13.3 a frame; the spring has begun to pull, too.
        #expect(step > 12 && step < 24)
        scene.stage.settle()
        #expect(scene.names == ["A"])
    }

    @Test func `a flick that is over in the turn in which it began pops all the same`() throws {
        let scene = NavigationScene(["A", "B"])

        let script = try TouchScript(
            size: scene.stage.size,
            touches: [
                .init(time: 0, phase: .began, location: CGPoint(x: 2, y: 400)),
                .init(time: 0.001, phase: .moved, location: CGPoint(x: 60, y: 400)),
                .init(time: 0.002, phase: .moved, location: CGPoint(x: 140, y: 400)),
                .init(time: 0.003, phase: .ended, location: CGPoint(x: 140, y: 400)),
            ])
        #expect(scene.stage.play(script))

        #expect(scene.names == ["A"])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a touch that is taken away cancels`() {
        let scene = NavigationScene(["A", "B"])

        scene.swipe(to: 300)
        scene.stage.touch(.cancelled, at: CGPoint(x: 300, y: 400))
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
    }

    @Test func `of three screens it pops one at a time`() {
        let scene = NavigationScene(["A", "B", "C"])

        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])
        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A"])
        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()

        #expect(scene.names == ["A"])
        #expect(scene.diagnostics().isEmpty)
    }

    // MARK: - Catching

    @Test(arguments: 1...50)
    func `a finger that comes down while it settles catches it without a jump`(number: Int) throws {
        let scene = NavigationScene(["A", "B"])
        let finishes = number % 2 == 0
        let released: CGFloat = finishes ? 210 : 180
        scene.swipe(to: released)
        scene.lift(at: released)
        scene.stage.advance(by: Double(number) * 0.005)
        let before = try #require(scene.shownX(scene.controllers[1]))

        scene.stage.touch(.began, at: CGPoint(x: 250, y: 600))
        let caught = try #require(scene.shownX(scene.controllers[1]))
        #expect(abs(caught - before) < 0.5)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        scene.stage.advance(by: 0.5)
        #expect(scene.shownX(scene.controllers[1]) == caught, "it stands still")
        scene.stage.move(to: CGPoint(x: 240, y: 600), over: 0.1)
        #expect(abs((scene.shownX(scene.controllers[1]) ?? 0) - max(0, caught - 10)) < 0.5)

        // Back or on, the other way than before.
        scene.stage.move(to: CGPoint(x: finishes ? 20 : 370, y: 600), over: 0.15)
        scene.stage.touch(.ended, at: CGPoint(x: finishes ? 20 : 370, y: 600))
        scene.stage.settle()

        #expect(scene.names == (finishes ? ["A", "B"] : ["A"]))
        #expect(scene.journal.count("didShow A") == (finishes ? 0 : 1))
        #expect(scene.navigation.topViewController?.view.window != nil)
        #expect(scene.navigation.transitionCoordinator == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a tap while it settles stops it for a moment, and it goes where it was going`() throws {
        for (released, end) in [(CGFloat(180), ["A", "B"]), (CGFloat(300), ["A"])] {
            let scene = NavigationScene(["A", "B"])
            scene.swipe(to: released)
            scene.lift(at: released)
            scene.stage.advance(by: 0.08)

            scene.stage.tap(CGPoint(x: 250, y: 600), for: 0.1)
            scene.stage.settle()

            #expect(scene.names == end)
            #expect(scene.navigation.transitionCoordinator == nil)
            #expect(scene.diagnostics().isEmpty)
        }
    }

    @Test func `a pop keeps the speed of the finger that let it go`() throws {
        let scene = NavigationScene(["A", "B"])
        scene.stage.touch(.began, at: CGPoint(x: 2, y: 300))
        scene.stage.move(to: CGPoint(x: 122, y: 300), over: 0.1)
        let before = try #require(scene.shownX(scene.controllers[1]))
        scene.stage.touch(.ended, at: CGPoint(x: 122, y: 300))
        scene.stage.advance(by: 0.001)

        let after = try #require(scene.shownX(scene.controllers[1]))
        let speed = (after - before) / 0.001
        #expect(abs(speed - 1200) < 60, "1200 points a second, and a moment's pull of the spring")
        scene.stage.settle()
    }

    @Test func `caught, let go, caught again: the calls still balance`() {
        let scene = NavigationScene(["A", "B"])
        scene.swipe(to: 180)
        scene.lift(at: 180)
        for _ in 0..<3 {
            scene.stage.advance(by: 0.05)
            scene.stage.touch(.began, at: CGPoint(x: 200, y: 300))
            scene.stage.move(to: CGPoint(x: 260, y: 300), over: 0.05)
            scene.stage.advance(by: 0.3)
            scene.stage.touch(.ended, at: CGPoint(x: 260, y: 300))
        }
        scene.stage.settle()

        let shown = scene.names == ["A"] ? "A" : "B"
        #expect(scene.order.last { $0.hasPrefix(shown) }?.hasSuffix("viewDidAppear") == true)
        #expect(scene.diagnostics().isEmpty)
    }

    // MARK: - When it is off

    @Test
    func
        `it is off where the back button is hidden or replaced, unless the application's delegate allows it`()
    {
        final class Permissive: NSObject, UIGestureRecognizerDelegate {}
        let scene = NavigationScene(["A", "B"])
        scene.controllers[1].navigationItem.hidesBackButton = true
        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])

        scene.controllers[1].navigationItem.hidesBackButton = false
        scene.controllers[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close") { _ in })
        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A", "B"])

        let permissive = Permissive()
        scene.navigation.interactivePopGestureRecognizer?.delegate = permissive
        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A"])
        #expect(scene.diagnostics().isEmpty)

        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()
        #expect(scene.names == ["A"])
        #expect(scene.diagnostics("warning").contains { $0.contains("although its root is shown") })
    }

    @Test func `it is off where an animator comes without what drives it, and says so`() {
        let scene = NavigationScene(["A", "B"])
        let journal = scene.journal
        scene.listener.makeAnimator = { LoggedAnimator(journal, isPresenting: $0 == .push) }

        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
        #expect(scene.diagnostics("info").contains { $0.contains("without an interaction controller") })
        #expect(scene.journal.count("animationControllerFor pop B→A") == 1)
    }

    @Test func `with a driver of the delegate's the swipe starts a pop that it drives`() {
        let scene = NavigationScene(["A", "B"])
        let journal = scene.journal
        let driver = UIPercentDrivenInteractiveTransition()
        scene.listener.makeAnimator = { LoggedAnimator(journal, isPresenting: $0 == .push) }
        scene.listener.driver = driver

        scene.swipe(to: 200)
        #expect(scene.journal.count("animationControllerFor pop B→A") == 1)
        driver.update(0.5)
        scene.start()
        #expect(scene.shownX(scene.controllers[1]) == 195)
        driver.finish()
        scene.stage.settle()

        #expect(scene.names == ["A"])
    }

    // MARK: - The bar

    @Test func `the bar follows the finger, too`() throws {
        let scene = NavigationScene(["A", "B"])
        let bar = scene.navigation.navigationBar
        scene.swipe(to: 195)
        let labels = titles(below: bar)

        let old = try #require(labels.first { $0.text == "B" }?.layer.presentation())
        let new = try #require(
            labels.first { $0.text == "A" && $0.font.pointSize == 17 }?.layer.presentation())
        #expect(old.frame.midX > 195 + 80, "half way to the right edge")
        #expect(old.opacity < 0.01)
        #expect(new.frame.midX < 195 - 20)
        scene.lift(at: 195, resting: 0)
        scene.stage.settle()
        #expect(titles(below: bar).map(\.text) == ["A"])
        #expect(titles(below: bar).allSatisfy { $0.alpha == 1 && $0.transform == .identity })
    }

    private func titles(below view: UIView) -> [UILabel] {
        view.subviews.flatMap { titles(below: $0) } + [view].compactMap { $0 as? UILabel }
    }
}
