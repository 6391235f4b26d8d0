import Testing
import UIKit
import UITesting

/// What a context says of controllers, views and frames.
@MainActor
struct ContextTests {
    /// Starts a transition and gives its context.
    private func context(_ scene: Scene, dismissing: Bool = false) throws
        -> any UIViewControllerContextTransitioning
    {
        if dismissing {
            scene.presentToTheEnd()
            scene.dismiss()
        } else {
            scene.present()
        }
        return try #require(scene.delegate.animator?.context)
    }

    @Test func `a full-screen presentation knows both controllers and both views`() throws {
        let scene = Scene()
        let context = try context(scene)

        #expect(context.viewController(forKey: .from) === scene.a)
        #expect(context.viewController(forKey: .to) === scene.b)
        #expect(context.view(forKey: .from) === scene.a.view)
        #expect(context.view(forKey: .to) === scene.b.view)
        #expect(context.presentationStyle == .fullScreen)
        #expect(context.isAnimated)
        #expect(!context.isInteractive)
        #expect(!context.transitionWasCancelled)
        #expect(context.targetTransform == .identity)
    }

    @Test func `the final frame of what is removed and the initial frame of what comes are zero`() throws {
        let scene = Scene()
        let context = try context(scene)
        let full = scene.stage.window.bounds

        #expect(context.initialFrame(for: scene.a) == full)
        #expect(context.finalFrame(for: scene.a) == .zero)
        #expect(context.initialFrame(for: scene.b) == .zero)
        #expect(context.finalFrame(for: scene.b) == full)
        #expect(context.finalFrame(for: UIViewController()) == .zero)
    }

    @Test func `a full-screen dismissal is the mirror image`() throws {
        let scene = Scene()
        let context = try context(scene, dismissing: true)
        let full = scene.stage.window.bounds

        #expect(context.viewController(forKey: .from) === scene.b)
        #expect(context.viewController(forKey: .to) === scene.a)
        #expect(context.initialFrame(for: scene.b) == full)
        #expect(context.finalFrame(for: scene.b) == .zero)
        #expect(context.initialFrame(for: scene.a) == .zero)
        #expect(context.finalFrame(for: scene.a) == full)
    }

    @Test func `the view of a presenter that stays is nil`() throws {
        let scene = Scene(style: .custom)
        let context = try context(scene)

        #expect(context.viewController(forKey: .from) === scene.a)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.view(forKey: .to) === scene.b.view)
        #expect(context.initialFrame(for: scene.a) == scene.stage.window.bounds)
        #expect(context.finalFrame(for: scene.a) == scene.stage.window.bounds)
        #expect(scene.a.view.superview === scene.stage.window)
    }

    @Test func `the container covers the window and holds the presenter's view`() throws {
        let scene = Scene()
        let context = try context(scene)

        #expect(context.containerView.superview === scene.stage.window)
        #expect(context.containerView.frame == scene.stage.window.bounds)
        #expect(context.containerView.subviews == [scene.a.view, scene.b.view])
    }

    @Test func `the container takes touches for itself while the transition runs`() throws {
        let scene = Scene()
        let context = try context(scene)
        let point = CGPoint(x: 195, y: 400)

        #expect(scene.stage.window.hitTest(point, with: nil) === context.containerView)
        scene.stage.settle()
        #expect(scene.stage.window.hitTest(point, with: nil) === scene.b.view)
    }

    @Test func `the container lets no touch through to the presenter below`() {
        let scene = Scene(style: .custom)
        scene.presentToTheEnd()
        scene.b.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)

        let hit = scene.stage.window.hitTest(CGPoint(x: 195, y: 100), with: nil)

        #expect(hit === scene.b.presentationController?.containerView)
    }

    @Test func `the window is the presenter's again after the dismissal`() {
        let scene = Scene()
        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.settle()

        #expect(scene.stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === scene.a.view)
    }
}
