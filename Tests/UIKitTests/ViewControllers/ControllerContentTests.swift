import Testing
import UITesting

@testable import UIKit

/// What controllers know of their children's traits and sizes, and which scroll views bars follow.
@Suite struct ControllerContentTests {
    private final class Child: UIViewController {
        var moves: [String] = []
        var sizes: [CGSize] = []

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            moves.append(parent == nil ? "will leave" : "will come")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            moves.append(parent == nil ? "left" : "came")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private let stage = Stage()
    private let parent = UIViewController()
    private let child = Child()

    private func add(_ child: UIViewController, frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func `traits that a parent gives a child go with the child`() {
        stage.present(parent)
        add(child, frame: .zero)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        add(child, frame: .zero)

        #expect(child.traitCollection.userInterfaceStyle == .light && stage.diagnostics.isEmpty)
    }

    @Test func `a controller gives no traits to what is not its child, and says so`() {
        stage.present(parent)

        stage.run {
            parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        }

        #expect(parent.overrideTraitCollection(forChild: child) == nil && stage.diagnostics.count == 1)
        parent.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a child that is there already is not added again`() {
        parent.addChild(child)
        child.didMove(toParent: parent)

        parent.addChild(child)

        #expect(parent.children == [child] && child.moves == ["will come", "came"])
    }

    @Test func `a child has its parent's size where it fills that, else its own`() {
        let size = CGSize(width: 900, height: 700)
        func share(_ child: UIViewController) -> CGSize {
            parent.size(forChildContentContainer: child, withParentContainerSize: size)
        }
        stage.present(parent)
        #expect(share(child) == size && !child.isViewLoaded)

        add(child, frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(share(child) == CGSize(width: 100, height: 50))
        child.view.frame = parent.view.bounds.offsetBy(dx: 30, dy: 0)
        #expect(share(child) == size)
        child.view.bounds.size = CGSize(width: 100, height: 50)
        child.view.removeFromSuperview()

        #expect(share(child) == size, "its view is elsewhere")
    }

    @Test func `only children with a view hear of another size`() {
        let other = Child()
        stage.present(parent)
        add(child, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        parent.addChild(other)

        stage.resize(to: CGSize(width: 500, height: 500))
        stage.settle()

        #expect(child.sizes == [CGSize(width: 100, height: 50)])
        #expect(other.sizes.isEmpty && !other.isViewLoaded)
    }

    @Test func `bars at each edge follow the scroll view that was set for it, else the first view`() {
        let (found, upper, both) = (UIScrollView(), UIScrollView(), UIScrollView())
        for view in [found, upper, both] { parent.view.addSubview(view) }
        func followed() -> [UIScrollView?] {
            [parent.contentScrollView(for: .top), parent.contentScrollView(for: .bottom)]
        }
        #expect(followed() == [found, found])

        parent.setContentScrollView(both)
        #expect(followed() == [both, both])
        parent.setContentScrollView(upper, for: .top)
        #expect(followed() == [upper, both])
        parent.setContentScrollView(nil, for: .bottom)
        #expect(followed() == [upper, found])
        parent.setContentScrollView(nil)
        #expect(followed() == [found, found])
        parent.view.insertSubview(UIView(), at: 0)

        #expect(followed() == [nil, nil])
    }
}
