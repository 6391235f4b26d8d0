import Testing
import UIKit
import UITesting

/// How driven transitions end: what was decided early, what lasts longer than the transition, what others have set.
@MainActor
struct DrivenEndTests {
    private let driver = UIPercentDrivenInteractiveTransition()

    @Test(arguments: [true, false])
    func `the first decision counts, also before the start`(finishes: Bool) {
        let scene = Scene(driver: driver)
        scene.a.present(scene.b, animated: true)

        finishes ? driver.finish() : driver.cancel()
        finishes ? driver.cancel() : driver.finish()
        scene.stage.settle()

        #expect((scene.b.view.window != nil) == finishes)
        #expect((scene.a.presentedViewController === scene.b) == finishes)
    }

    @Test func `a cancelled one takes back what lasts longer than the transition, and is over with it`() {
        let scene = Scene(driver: driver)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.a.view.addSubview(badge)
        scene.a.present(scene.b, animated: true)
        scene.b.transitionCoordinator?.animateAlongsideTransition(in: badge) { _ in
            UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) { badge.alpha = 0 }
        }
        scene.stage.advance(by: 0)
        driver.update(0.5)
        scene.stage.advance(by: 0.1)

        driver.cancel()
        scene.stage.advance(by: 0.4)

        #expect(scene.journal.count("completeTransition(false)") == 1)
        #expect(badge.alpha == 1 && badge.layer.animationKeys() == nil)
    }

    @Test func `a speed that somebody sets on a view that runs along stays when the transition has ended`() {
        let scene = Scene(driver: driver)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.a.view.addSubview(badge)
        scene.a.present(scene.b, animated: true)
        scene.b.transitionCoordinator?.animateAlongsideTransition(in: badge) { _ in
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
                badge.alpha = 0
            } completion: { _ in
                badge.layer.speed = 0.5
            }
        }
        scene.stage.advance(by: 0)
        driver.update(0.5)

        driver.finish()
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b && scene.b.transitionCoordinator == nil)
        #expect(badge.layer.speed == 0.5)
        #expect(scene.b.view.layer.superlayer?.speed == 1)
    }

    @Test func `the presenter comes back to its place among other views of the window`() {
        let scene = Scene()
        let backdrop = UIView(frame: scene.stage.window.bounds)
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.window.insertSubview(backdrop, at: 0)
        scene.stage.window.addSubview(front)

        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.settle()

        #expect(scene.stage.window.subviews == [backdrop, scene.a.view, front])
    }

    @Test func `a swipe from the edge beside a sheet pops nothing below it`() {
        let scene = NavigationScene(["A", "B"])
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        scene.navigation.present(sheet, animated: false)
        scene.stage.settle()

        scene.swipe(to: 300)
        scene.lift(at: 300)
        scene.stage.settle()

        #expect(scene.names == ["A", "B"])
        let hit = scene.stage.window.hitTest(CGPoint(x: 0, y: 400), with: nil)
        #expect(hit?.isDescendant(of: scene.navigation.view) == true, "the finger is not on the sheet")
    }

    @Test func `a tap on the tab that is on its way pops nothing, one after it does`() {
        let scene = TabScene(["A", "B"])
        scene.listener.animates = true
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), UIViewController()]
        navigation.tabBarItem = UITabBarItem(title: "N", image: nil, tag: 9)
        scene.tabs.viewControllers = [scene.controllers[0], navigation]
        scene.select(1)
        scene.stage.advance(by: 0.1)

        scene.tap(1)
        #expect(scene.tabs.transitionCoordinator != nil)
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 2)

        scene.tap(1)
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a card whose dismissal is refused goes on as fast as it was held`() {
        let scene = SheetStage()
        scene.b.isModalInPresentation = true
        scene.present()
        scene.hold(movingBy: 300, over: 0.3)
        let held = scene.top
        scene.stage.move(to: CGPoint(x: scene.finger.x, y: scene.finger.y + 1000 / 60), over: 1.0 / 60)
        let last = scene.top

        scene.stage.touch(.ended, at: CGPoint(x: scene.finger.x, y: scene.finger.y + 1000 / 60))
        scene.stage.advance(by: 1.0 / 60)
        let shown = scene.b.view.layer.presentation()?.convert(.zero, to: nil).y ?? .nan

        #expect(last > held)
        // The spring pulls back: it goes on less than it did, not with the finger's speed.
        #expect(max(shown, scene.top) - last < (last - held) * 1.2 + 0.5)
        scene.stage.settle()
        #expect(scene.a.presentedViewController === scene.b)
    }
}
