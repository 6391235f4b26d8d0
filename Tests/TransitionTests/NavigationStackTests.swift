import Testing
import UIKit
import UITesting

/// What a navigation controller says of its stack: what is popped, how large it wants to be, and who its children are.
@MainActor
struct NavigationStackTests {
    private final class Parent: UIViewController {
        var sizes: [CGSize] = []

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            sizes.append(container.preferredContentSize)
        }
    }

    private let stage = Stage()
    private let navigation = UINavigationController()
    private let a = UIViewController()
    private let b = UIViewController()

    @Test func `a pop to the top pops nothing, one to a stranger is refused`() {
        navigation.viewControllers = [a, b]
        stage.present(navigation)
        stage.settle()

        #expect(navigation.popToViewController(b, animated: true) == [])
        #expect(navigation.transitionCoordinator == nil && stage.diagnostics.isEmpty)
        #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
        stage.settle()

        #expect(navigation.viewControllers == [a, b] && stage.diagnostics.count == 1)
    }

    @Test func `nothing is popped from an empty stack`() {
        stage.present(navigation)
        stage.settle()

        #expect(navigation.popToRootViewController(animated: true) == nil)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `the top's preferred size counts with the bar, and the parent hears of each change`() {
        let parent = Parent()
        parent.addChild(navigation)
        navigation.viewControllers = [a]
        #expect(navigation.preferredContentSize == .zero && parent.sizes.isEmpty)

        a.preferredContentSize = CGSize(width: 200, height: 100)
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 144))
        navigation.pushViewController(b, animated: false)
        #expect(navigation.preferredContentSize == .zero)
        a.preferredContentSize = CGSize(width: 300, height: 100)
        #expect(parent.sizes == [CGSize(width: 200, height: 144), .zero], "it is not the top")
        navigation.popViewController(animated: false)
        #expect(parent.sizes.last == CGSize(width: 300, height: 144) && parent.sizes.count == 3)

        navigation.isNavigationBarHidden = true
        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 100))
        navigation.preferredContentSize = CGSize(width: 50, height: 60)

        #expect(navigation.preferredContentSize == CGSize(width: 50, height: 60))
        #expect(parent.sizes.last == CGSize(width: 50, height: 60) && parent.sizes.count == 4)
    }

    @Test func `children are in the order of the stack, and others after them`() {
        let (c, other) = (UIViewController(), UIViewController())
        navigation.viewControllers = [a, b]
        stage.present(navigation)
        stage.run { navigation.addChild(other) }
        #expect(navigation.children == [a, b, other])

        stage.run { navigation.setViewControllers([b, a], animated: false) }
        stage.settle()
        #expect(navigation.children == [b, a, other] && a.view.window === stage.window)
        stage.run { navigation.pushViewController(c, animated: true) }
        #expect(navigation.children == [b, a, c, other])
        stage.settle()
        stage.run { _ = navigation.popToRootViewController(animated: true) }
        stage.settle()

        #expect(navigation.children == [b, other] && navigation.viewControllers == [b])
    }

    @Test func `a screen that is to be shown is told to the delegate once`() {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { shown.append("will \(viewController.title ?? "") \(animated)") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { shown.append("did \(viewController.title ?? "") \(animated)") }
        }
        let listener = Listener()
        (a.title, b.title) = ("A", "B")
        navigation.viewControllers = [a]
        navigation.delegate = listener
        stage.present(navigation)
        stage.settle()
        listener.shown = []

        stage.run { navigation.setViewControllers([b, a], animated: true) }
        stage.settle()
        #expect(listener.shown.isEmpty, "the same screen stays")
        stage.run { _ = navigation.popViewController(animated: false) }
        stage.settle()

        #expect(listener.shown == ["will B false", "did B false"])
    }
}
