import Testing
import UITesting

@testable import UIKit

/// What the mouse pointer says of what a press would begin.
@Suite struct PointerShapeTests {
    private func shape(_ x: CGFloat, _ y: CGFloat = 400) -> PointerShape {
        UIApplication.shared.pointerShape(at: CGPoint(x: x, y: y))
    }

    @Test func `at an edge from which a drag can begin it points both ways`() {
        let stage = Stage()
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = [.right, .top]
        stage.window.addGestureRecognizer(edge)

        #expect(shape(389) == .leftAndRight && shape(371) == .leftAndRight && shape(369) == .arrow)
        #expect(shape(5) == .arrow, "nothing begins at the left")
        #expect(shape(200, 5) == .upAndDown)
        edge.isEnabled = false
        #expect(shape(389) == .arrow)
    }

    @Test func `the host says how wide an edge is`() {
        let stage = Stage()
        stage.window.screen.edgeWidth = 36
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        stage.window.addGestureRecognizer(edge)

        #expect(shape(36) == .leftAndRight && shape(37) == .arrow)
        stage.drag(from: CGPoint(x: 35, y: 400), to: CGPoint(x: 200, y: 400), over: 0.2)
        #expect(stage.calls.contains { $0.hasSuffix("UIScreenEdgePanGestureRecognizer.state") })
    }

    @Test func `at the root of a navigation controller nothing leads back`() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)
        #expect(shape(5) == .arrow)

        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        #expect(shape(5) == .leftAndRight)
    }
}
