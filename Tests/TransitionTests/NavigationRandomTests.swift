import Testing
import UIKit
import UITesting

/// Anything in any order: what must hold then holds at the end, and nothing is kept alive.
@MainActor
struct NavigationRandomTests {
    /// Counts what it is told: each appearance has its end, and never two of a kind come in a row.
    private final class Counted: UIViewController {
        var isOn = false
        var isAppearing = false
        var mistakes: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            if isAppearing { mistakes.append("viewWillAppear twice") }
            isAppearing = true
        }

        override func viewWillDisappear(_ animated: Bool) {
            if !isAppearing { mistakes.append("viewWillDisappear twice") }
            isAppearing = false
        }

        override func viewDidAppear(_ animated: Bool) {
            // After a cancelled pop it comes a second time.
            if !isAppearing { mistakes.append("viewDidAppear out of turn") }
            isOn = true
        }

        override func viewDidDisappear(_ animated: Bool) {
            if isAppearing { mistakes.append("viewDidDisappear out of turn") }
            isOn = false
        }
    }

    @Test(arguments: 1...30)
    func `sixty random actions leave a stack that can be seen`(seed: Int) {
        var numbers = SeededGenerator(seed: seed)
        let stage = Stage()
        let root = Counted()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        var known: [Counted] = [root]
        stage.present(navigation)
        var finger: CGPoint?

        func controller() -> Counted {
            let controller = Counted()
            controller.title = "\(known.count)"
            known.append(controller)
            return controller
        }
        for _ in 0..<60 {
            let animated = Bool.random(using: &numbers)
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0, 1: navigation.pushViewController(controller(), animated: animated)
            case 2: navigation.popViewController(animated: animated)
            case 3: navigation.popToRootViewController(animated: animated)
            case 4:
                let kept = navigation.viewControllers.filter { _ in Bool.random(using: &numbers) }
                navigation.setViewControllers(kept + [controller()], animated: animated)
            case 5:
                if let any = navigation.viewControllers.randomElement(using: &numbers) {
                    navigation.popToViewController(any, animated: animated)
                }
            case 6, 7:
                guard finger == nil else { break }
                let start = CGPoint(x: Bool.random(using: &numbers) ? 1 : 200, y: 400)
                stage.touch(.began, at: start)
                finger = start
            case 8, 9:
                guard finger != nil else { break }
                let end = CGPoint(x: CGFloat.random(in: 0...390, using: &numbers), y: 400)
                stage.move(to: end, over: 0.05)
                finger = end
            case 10:
                guard let end = finger else { break }
                stage.touch(Bool.random(using: &numbers) ? .ended : .cancelled, at: end)
                finger = nil
            default:
                navigation.setNavigationBarHidden(Bool.random(using: &numbers), animated: animated)
            }
            stage.advance(by: Double.random(in: 0...0.2, using: &numbers))
        }
        if let finger { stage.touch(.ended, at: finger) }
        #expect(stage.settle())

        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.children == navigation.viewControllers)
        let seen = known.filter { $0.viewIfLoaded?.window != nil }
        #expect(seen == [navigation.topViewController].compactMap { $0 as? Counted })
        #expect(known.filter(\.isOn) == seen)
        #expect(known.flatMap(\.mistakes).isEmpty)
        let top = navigation.isNavigationBarHidden ? 0 : 44 as CGFloat
        #expect(seen.first?.view.frame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
        #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
        #expect(navigation.navigationBar.frame.minY == (navigation.isNavigationBarHidden ? -44 : 0))
        #expect(known.allSatisfy { ($0.parent != nil) == navigation.viewControllers.contains($0) })
        let problems = stage.trace.filter { $0.kind == .diagnostic && $0.detail["severity"] == "error" }
        #expect(problems.isEmpty)
    }

    @Test func `what was popped, by a button or by a finger, is let go`() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)
        weak var first: UIViewController?
        weak var second: UIViewController?
        func push() {
            let (one, two) = (UIViewController(), UIViewController())
            (first, second) = (one, two)
            navigation.pushViewController(one, animated: true)
            stage.settle()
            navigation.pushViewController(two, animated: true)
            stage.settle()
        }

        push()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(second == nil)
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        stage.settle()
        #expect(first == nil)

        push()
        navigation.popToRootViewController(animated: false)
        stage.settle()
        #expect(first == nil && second == nil)
    }
}
