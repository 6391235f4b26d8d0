import QuartzCore
import Testing
import UIKit
import UITesting

/// What each style covers and removes, and how the built-in transitions move.
@MainActor
struct PresentationStyleTests {
    /// A root that contains a child in its right half, which defines a presentation context.
    private func split() -> (Stage, root: UIViewController, child: UIViewController) {
        let stage = Stage(size: CGSize(width: 800, height: 600))
        let (root, child) = (UIViewController(), UIViewController())
        stage.present(root)
        child.definesPresentationContext = true
        root.addChild(child)
        child.view.frame = CGRect(x: 400, y: 0, width: 400, height: 600)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        return (stage, root, child)
    }

    @Test func `what is shown over a context goes along when that moves`() {
        let (stage, _, child) = split()
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        stage.settle()
        let frame = CGRect(x: 100, y: 50, width: 300, height: 200)

        child.view.frame = frame
        stage.advance(by: 0)

        #expect(presented.view.convert(presented.view.bounds, to: nil) == frame)
    }

    @Test func `automatic is a page sheet, and keeps the presenter`() {
        let scene = Scene(style: .automatic)

        scene.presentToTheEnd()

        #expect(scene.b.presentationController is UISheetPresentationController)
        #expect(scene.b.presentationController?.presentationStyle == .pageSheet)
        #expect(scene.a.view.superview === scene.stage.window)
    }

    @Test func `over full screen keeps the presenter`() {
        let scene = Scene(style: .overFullScreen)

        scene.presentToTheEnd()

        #expect(scene.a.view.superview === scene.stage.window)
        #expect(scene.b.view.frame == scene.stage.window.bounds)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a context is covered, and nothing beside it`(style: UIModalPresentationStyle) {
        let (stage, root, child) = split()
        let presented = UIViewController()
        presented.modalPresentationStyle = style

        child.present(presented, animated: true)
        stage.settle()

        #expect(presented.presentingViewController === child)
        #expect(
            presented.view.convert(presented.view.bounds, to: nil)
                == CGRect(x: 400, y: 0, width: 400, height: 600))
        #expect((child.view.window == nil) == (style == .currentContext))
        #expect(root.view.window != nil)

        child.dismiss(animated: true)
        stage.settle()
        #expect(root.view.subviews == [child.view])
        #expect(child.view.frame == CGRect(x: 400, y: 0, width: 400, height: 600))
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `in a window of another width the context is covered where it is then`(
        style: UIModalPresentationStyle
    ) {
        let (stage, _, child) = split()
        child.view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight]
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        child.present(presented, animated: false)
        stage.settle()

        stage.resize(to: CGSize(width: 1000, height: 600))
        stage.settle()

        let half = CGRect(x: 500, y: 0, width: 500, height: 600)
        #expect(presented.view.convert(presented.view.bounds, to: nil) == half)
        child.dismiss(animated: false)
        stage.settle()
        #expect(child.view.frame == half)
    }

    @Test func `a full-screen presentation from a child covers everything`() {
        let (stage, root, child) = split()
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen

        child.present(presented, animated: false)
        stage.settle()

        #expect(presented.presentingViewController === root)
        #expect(presented.view.frame == stage.window.bounds)
    }

    @Test func `cover vertical comes from below`() throws {
        let scene = Scene()
        scene.delegate.vendsAnimators = false
        scene.present()

        let start = try #require(scene.b.view.layer.presentation()?.frame.minY)
        scene.stage.advance(by: 0.1)
        let later = try #require(scene.b.view.layer.presentation()?.frame.minY)

        #expect(start == scene.stage.size.height)
        #expect(later < start && later > 0)
        scene.stage.settle()
        #expect(scene.b.view.frame == scene.stage.window.bounds)
    }

    @Test func `cross dissolve fades in and leaves no trace`() throws {
        let scene = Scene()
        scene.delegate.vendsAnimators = false
        scene.b.modalTransitionStyle = .crossDissolve
        scene.present()

        scene.stage.advance(by: 0.2)

        let opacity = try #require(scene.b.view.layer.presentation()?.opacity)
        #expect(opacity > 0 && opacity < 1)
        scene.stage.settle()
        #expect(scene.b.view.alpha == 1)
        scene.dismiss()
        scene.stage.settle()
        #expect(scene.b.view.alpha == 1)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `the presentation controller can be had before the presentation, and is the one that is used`()
    {
        let scene = Scene(style: .custom)
        let early = scene.b.presentationController

        scene.presentToTheEnd()

        #expect(early === scene.delegate.presentationController)
        #expect(scene.b.presentationController === early)
        #expect(early?.presentingViewController === scene.a)
    }

    @Test func `another style before the presentation means another presentation controller`() {
        let scene = Scene(style: .custom)
        let early = scene.b.presentationController

        scene.b.modalPresentationStyle = .fullScreen

        #expect(scene.b.presentationController !== early)
        #expect(scene.b.presentationController?.presentationStyle == .fullScreen)
    }

    @Test func `a presented controller's preferred size reaches its presentation controller`() {
        let scene = Scene(style: .custom)
        scene.presentToTheEnd()

        scene.b.preferredContentSize = CGSize(width: 100, height: 50)

        #expect(scene.journal.count("preferredContentSizeDidChange") == 1)
        #expect(scene.b.presentationController?.preferredContentSize == CGSize(width: 100, height: 50))
    }
}
