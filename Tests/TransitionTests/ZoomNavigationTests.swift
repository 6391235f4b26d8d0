import Testing
import UIKit
import UITesting

/// The zoom in a navigation controller's stack.
@MainActor
struct ZoomNavigationTests {
    /// Below the bar.
    private let content = CGRect(x: 0, y: 44, width: 200, height: 356)

    private func pushed() -> (ZoomScene, UINavigationController?) {
        let scene = ZoomScene(isInNavigation: true)
        let stack = scene.a.navigationController
        stack?.pushViewController(scene.b, animated: true)
        scene.stage.advance(to: scene.stage.now)
        return (scene, stack)
    }

    @Test func `a push grows out of the source view, below the bar`() {
        let (scene, stack) = pushed()

        #expect(isNear(scene.card, scene.sourceFrame))
        scene.stage.settle()

        #expect(stack?.topViewController === scene.b)
        #expect(isNear(scene.card, content))
        #expect(scene.b.view.transform == .identity)
        #expect(!scene.source.isHidden)
        #expect(
            scene.journal.only([
                "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
            ]) == ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a pop goes back into it`() {
        let (scene, stack) = pushed()
        scene.stage.settle()

        stack?.popViewController(animated: true)
        scene.stage.advance(to: scene.stage.now)
        #expect(isNear(scene.card, content))
        var last = CGRect.zero
        while scene.b.view.window != nil {
            last = scene.card ?? last
            scene.stage.advance(by: 1 / 60)
        }

        #expect(isNear(last, scene.sourceFrame, tolerance: 1))
        #expect(stack?.viewControllers.count == 1)
        #expect(scene.a.view.window != nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [(100.0, false), (330, true)])
    func `a drag down pops, a short one does not`(end: Double, pops: Bool) {
        let (scene, stack) = pushed()
        scene.stage.settle()
        let open = scene.hierarchy
        scene.stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 110, y: end), over: 0.4)
        scene.stage.settle()

        #expect(stack?.viewControllers.count == (pops ? 1 : 2))
        if !pops { #expect(scene.hierarchy == open) }
        #expect(scene.diagnostics().isEmpty)
        #expect(stack?.transitionCoordinator == nil)
    }

    @Test func `a drag from the edge zooms, too`() {
        let (scene, stack) = pushed()
        scene.stage.settle()
        scene.stage.touch(.began, at: CGPoint(x: 4, y: 200))
        scene.stage.move(to: CGPoint(x: 120, y: 205), over: 0.3)
        #expect(scene.source.isHidden)
        #expect((scene.card?.width ?? 200) < 180)
        scene.stage.touch(.ended, at: CGPoint(x: 120, y: 205))
        scene.stage.settle()

        #expect(stack?.viewControllers.count == 1)
    }

    @Test(arguments: [2, 6, 12, 20])
    func `a push that is caught has taken place, and becomes a pop`(frame: Int) throws {
        let (scene, stack) = pushed()
        scene.stage.advance(by: Double(frame) / 60)
        let card = try #require(scene.card)
        scene.stage.touch(.began, at: CGPoint(x: card.midX, y: card.midY))

        let held = try #require(scene.card)
        #expect(isNear(held, card, tolerance: 1))

        scene.stage.move(to: CGPoint(x: card.midX, y: card.midY + 150), over: 0.2)
        #expect(scene.journal.count("B.viewDidAppear") == 1)
        #expect(stack?.transitionCoordinator?.isInteractive == true)
        scene.stage.touch(.ended, at: CGPoint(x: card.midX, y: card.midY + 150))
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 1)
        #expect(scene.a.view.window != nil && scene.b.view.window == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a caught push whose way back the delegate animates otherwise leaves nothing of the zoom`() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                operation == .pop ? LoggedAnimator(Journal(), isPresenting: false) : nil
            }
        }
        let (scene, stack) = pushed()
        let delegate = Delegate()
        stack?.delegate = delegate
        scene.stage.advance(by: 0.1)
        let card = scene.card ?? .zero
        let point = CGPoint(x: card.midX, y: card.midY)
        scene.stage.drag(from: point, to: CGPoint(x: point.x, y: point.y + 40), over: 0.1)
        scene.stage.settle()

        #expect(stack?.viewControllers.count == 1)
        #expect(scene.b.view.transform == .identity)
        #expect(!scene.source.isHidden)
        #expect(scene.a.view.window != nil)
    }

    @Test func `a cross dissolve is for pushes, too`() {
        let scene = ZoomScene(isInNavigation: true)
        scene.b.preferredTransition = .crossDissolve
        scene.a.navigationController?.pushViewController(scene.b, animated: true)
        scene.stage.advance(by: 0.2)

        let shown = scene.b.view.layer.presentation()?.opacity ?? 1
        #expect(shown > 0.05 && shown < 0.95)
        scene.stage.settle()
        #expect(scene.b.view.frame.origin.y == 44)
    }
}
