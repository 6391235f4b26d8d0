import Testing
import UIKit
import UITesting

/// How far bars and the like reach into views, and who hears of it.
@MainActor
struct SafeAreaTests {
    private func begin() -> (stage: Stage, root: SafeAreaListener) {
        let stage = Stage()
        let root = SafeAreaListener()
        stage.present(root)
        root.heard = []
        return (stage, root)
    }

    @Test func `what the controller adds reaches its view and the views in it as far as they touch the edge`()
    {
        let (stage, root) = begin()
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        root.view.addSubview(inner)

        root.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0)
        stage.settle()

        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        #expect(root.heard == [50])
    }

    @Test func `a child has what its parent added, and its own beside that`() {
        let (stage, root) = begin()
        let child = SafeAreaListener()
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)

        root.additionalSafeAreaInsets.top = 44
        child.additionalSafeAreaInsets.top = 6
        stage.settle()

        #expect(child.view.safeAreaInsets.top == 50)
        #expect(child.heard.last == 50)
        #expect(root.view.safeAreaInsets.top == 44)
    }

    @Test(arguments: [
        CGPoint(x: -100, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 300), CGPoint(x: -20, y: -50),
    ])
    func `a controller's view that leaves its superview keeps its safe area`(origin: CGPoint) {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let (parent, child, plain) = (UIViewController(), UIViewController(), UIView())
        parent.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 10, right: 40)
        stage.present(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.view.addSubview(plain)
        let bounds = parent.view.bounds
        (child.view.frame, plain.frame) = (bounds, bounds)

        child.view.frame.origin = origin
        plain.frame.origin = origin
        stage.settle()

        #expect(child.view.safeAreaInsets == parent.additionalSafeAreaInsets)
        #expect(plain.safeAreaInsets.left == max(40 - origin.x, 0), "a plain view's is what lies over it")
        child.view.frame = bounds.insetBy(dx: 30, dy: 30)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    }

    @Test func `insets that are set before the view is loaded hold from its first layout on`() {
        let stage = Stage()
        let root = SafeAreaListener()
        root.additionalSafeAreaInsets.bottom = 34

        stage.present(root)

        #expect(root.view.safeAreaInsets.bottom == 34)
        #expect(root.heard == [0], "the upper inset, told once")
    }

    @Test func `the same insets again say nothing`() {
        let (stage, root) = begin()
        root.additionalSafeAreaInsets.top = 20
        stage.settle()

        root.additionalSafeAreaInsets.top = 20
        stage.settle()

        #expect(root.heard == [20])
    }

    @Test func `a presented controller has none of its presenter's`() {
        let (stage, root) = begin()
        root.additionalSafeAreaInsets.top = 44
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen

        root.present(presented, animated: false)
        stage.settle()

        #expect(presented.view.safeAreaInsets == .zero)
    }
}

private final class SafeAreaListener: UIViewController {
    /// The upper insets that it was told of.
    var heard: [CGFloat] = []

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        heard.append(view.safeAreaInsets.top)
    }
}
