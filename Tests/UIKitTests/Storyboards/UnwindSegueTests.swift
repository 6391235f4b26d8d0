import Testing
import UITesting

@testable import UIKit

@Suite struct UnwindSegueTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let log = Recorder()

    /// Logs what it is asked, under its title.
    private class Page: UIViewController {
        var log: Recorder?

        override func allowedChildrenForUnwinding(
            from source: UIStoryboardUnwindSegueSource
        ) -> [UIViewController] {
            log?.note("\(title ?? "")?")
            return super.allowedChildrenForUnwinding(from: source)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            log?.note("prepare \(segue.destination.title ?? "") \(sender ?? "")")
        }
    }

    private final class Home: Page {
        var segues: [UIStoryboardSegue] = []

        func unwind(_ segue: UIStoryboardSegue) {
            segues.append(segue)
            log?.note("unwind from \(segue.source.title ?? "")")
        }
    }

    private func home() -> Home {
        let home = Home()
        (home.title, home.log) = ("home", log)
        return home
    }

    /// A page of a storyboard that has an unwind segue to `Home`.
    private func page(_ title: String) -> Page {
        stage.run {
            UIStoryboard.register(
                "Main",
                scenes: [
                    .init("Page", segues: [.init("back", unwindingTo: Selector("unwind:", Home.unwind(_:)))])
                    {
                        Page()
                    }
                ])
            let page: Page = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
                identifier: "Page")
            (page.title, page.log) = (title, log)
            return page
        }
    }

    private func show(_ root: UIViewController) {
        stage.window.rootViewController = root
        stage.advance(by: 0)
    }

    private func unwind(_ page: UIViewController) {
        stage.run { page.performSegue(withIdentifier: "back", sender: "tap") }
        stage.advance(by: 1)
    }

    @Test func `from a pushed controller the stack is popped to the one with the method`() {
        let (root, middle, top) = (home(), page("middle"), page("top"))
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        stage.run { navigation.setViewControllers([root, middle, top], animated: false) }
        stage.advance(by: 0)

        unwind(top)

        #expect(log.lines == ["top?", "middle?", "home?", "prepare home tap", "unwind from top"])
        #expect(navigation.viewControllers == [root])
        #expect(root.segues.first?.identifier == "back" && root.segues.first?.destination === root)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `from a presented controller its presenter dismisses, and the others are dismissed with it`() {
        let (root, first, second) = (home(), page("first"), page("second"))
        show(root)
        stage.run { root.present(first, animated: false) }
        stage.advance(by: 0)
        stage.run { first.present(second, animated: false) }
        stage.advance(by: 0)

        unwind(second)

        #expect(log.lines == ["second?", "first?", "home?", "prepare home tap", "unwind from second"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `a tab bar controller selects the tab, and the stack in it is popped, below the dismissal`() {
        let (root, pushed, other, shown) = (home(), page("pushed"), Page(), page("shown"))
        (other.title, other.log) = ("other", log)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        show(tabs)
        stage.run { navigation.pushViewController(pushed, animated: false) }
        stage.run { tabs.selectedIndex = 1 }
        stage.run { other.present(shown, animated: false) }
        stage.advance(by: 0)

        unwind(shown)

        #expect(
            log.lines
                == ["shown?", "other?", "pushed?", "home?", "prepare home tap", "unwind from shown"])
        #expect(tabs.presentedViewController == nil)
        #expect(tabs.selectedIndex == 0)
        #expect(navigation.viewControllers == [root])
    }

    @Test func `the controller that unwinds is not its own destination, and one may decline`() {
        final class Declining: Page {
            override func canPerformUnwindSegueAction(
                _ action: Selector, from fromViewController: UIViewController, sender: Any?
            ) -> Bool { false }
        }
        let (root, declining, top) = (home(), Declining(), page("top"))
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        stage.run { navigation.setViewControllers([root, declining, top], animated: false) }
        stage.advance(by: 0)

        let source = UIStoryboardUnwindSegueSource(
            source: root, unwindAction: Selector("unwind:", Home.unwind(_:)), sender: nil)
        #expect(!root.canPerformUnwindSegueAction(source.unwindAction, from: root, sender: nil))
        #expect(root.canPerformUnwindSegueAction(source.unwindAction, from: top, sender: nil))
        unwind(top)

        #expect(navigation.viewControllers == [root])
    }

    @Test func `a container that has a segue of its own performs that instead`() {
        final class Own: UIStoryboardSegue {
            override func perform() {
                source.navigationController?.setViewControllers([destination], animated: false)
            }
        }
        final class Container: UINavigationController {
            override func segueForUnwinding(
                to toViewController: UIViewController, from fromViewController: UIViewController,
                identifier: String?
            ) -> UIStoryboardSegue? {
                Own(identifier: identifier, source: fromViewController, destination: toViewController)
            }
        }
        let (root, middle, top) = (home(), page("middle"), page("top"))
        let navigation = Container(rootViewController: root)
        show(navigation)
        stage.run { navigation.setViewControllers([root, middle, top], animated: false) }
        stage.advance(by: 0)

        unwind(top)

        #expect(navigation.viewControllers == [root])
        #expect(root.segues.first is Own)
    }

    @Test func `without a destination nothing happens, and a diagnostic says why`() {
        let top = page("top")
        let navigation = UINavigationController(rootViewController: Page())
        show(navigation)
        stage.run { navigation.pushViewController(top, animated: false) }
        stage.advance(by: 0)

        unwind(top)

        #expect(navigation.viewControllers.count == 2)
        #expect(stage.diagnostics.last?.message.contains("The unwind segue 'back' does nothing") == true)
    }
}
