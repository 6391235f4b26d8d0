import Testing
import UIKit
import UITesting

/// Presentations and dismissals that cannot be: a sentence with the remedy, and a program that goes on.
@MainActor
struct PresentationRulesTests {
    /// What must hold after each refusal: B can be presented and dismissed as if nothing had happened.
    private func expectUsable(_ scene: Scene) {
        scene.journal.clear()
        scene.present()
        scene.stage.settle()
        #expect(scene.b.view.window != nil)
        scene.dismiss()
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.journal.count("completion") == 2)
    }

    @Test func `a controller presented twice stays presented once`() throws {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.a.present(scene.b, animated: true) { scene.journal.note("second completion") }
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("that is already being presented by <LoggedController>"))
        #expect(scene.journal.count("second completion") == 0)
        scene.dismiss()
        scene.stage.settle()
        expectUsable(scene)
    }

    @Test func `a controller presented twice in one turn comes once`() {
        let scene = Scene()

        scene.a.present(scene.b, animated: true) { scene.journal.note("first") }
        scene.a.present(scene.b, animated: true) { scene.journal.note("second") }
        scene.stage.settle()

        #expect(scene.journal.only(["first", "second"]) == ["first"])
        #expect(scene.diagnostics("error").count == 1)
    }

    @Test func `what asks in its viewDidLoad to be presented somewhere else is presented once`() throws {
        final class Loader: UIViewController {
            var onLoad: () -> Void = {}
            override func viewDidLoad() {
                super.viewDidLoad()
                onLoad()
            }
        }
        let scene = Scene()
        let window = UIWindow(frame: scene.stage.window.bounds)
        let other = UIViewController()
        window.rootViewController = other
        window.isHidden = false
        let loader = Loader()
        loader.onLoad = { [unowned loader] in other.present(loader, animated: false) }

        scene.a.present(loader, animated: false)
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("error").first).contains("is in progress"))
        #expect(scene.a.presentedViewController === loader && other.presentedViewController == nil)
        #expect(loader.presentingViewController === scene.a && loader.view.window === scene.stage.window)
    }

    @Test func `a presenter that is busy presents nothing else`() throws {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.a.present(UIViewController(), animated: true)
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.hasPrefix("Attempt to present <UIViewController> on <LoggedController>"))
        #expect(message.contains("which is already presenting <LoggedController>"))
        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `a presenter that is in no window presents nothing`() throws {
        let scene = Scene()
        let lonely = UIViewController()

        lonely.present(scene.b, animated: true)
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("whose view is not in the window hierarchy"))
        #expect(scene.b.presentingViewController == nil)
        expectUsable(scene)
    }

    @Test func `a controller does not present itself`() throws {
        let scene = Scene()

        scene.a.present(scene.a, animated: true)
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("present modal view controller on itself"))
        expectUsable(scene)
    }

    @Test func `a child is not presented`() throws {
        let scene = Scene()
        let child = UIViewController()
        scene.a.addChild(child)

        scene.a.present(child, animated: true)
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("that has a parent view controller"))
        expectUsable(scene)
    }

    @Test func `the root of a window is not presented`() throws {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.b.present(scene.a, animated: true)
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("active view controller"))
        scene.dismiss()
        scene.stage.settle()
        expectUsable(scene)
    }

    @Test func `while a controller comes it presents nothing`() throws {
        let scene = Scene()
        scene.present()
        scene.stage.advance(by: 0.1)

        scene.b.present(UIViewController(), animated: true)
        scene.stage.settle()

        let message = try #require(scene.diagnostics("error").first)
        #expect(message.contains("while a presentation or dismissal is in progress"))
        #expect(scene.b.presentedViewController == nil)
    }

    @Test func `while a controller comes it is not dismissed`() throws {
        let scene = Scene()
        scene.present()
        scene.stage.advance(by: 0.1)

        scene.b.dismiss(animated: true) { scene.journal.note("dismissed") }
        scene.stage.settle()

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("while a presentation or dismissal is in progress"))
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.journal.only(["completion", "dismissed"]) == ["completion"])
    }

    @Test func `dismissed twice a controller goes once`() throws {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.a.dismiss(animated: true) { scene.journal.note("first") }
        scene.a.dismiss(animated: true) { scene.journal.note("second") }
        scene.stage.settle()

        let message = try #require(scene.diagnostics("warning").first)
        #expect(message.contains("is being dismissed already"))
        #expect(scene.journal.only(["first", "second"]) == ["first"])
        expectUsable(scene)
    }

    @Test func `the style none presents nothing`() throws {
        let scene = Scene(style: .none)

        scene.a.present(scene.b, animated: true)
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("error").first).contains(".none"))
        scene.b.modalPresentationStyle = .fullScreen
        expectUsable(scene)
    }

    @Test func `a transitioning delegate that died is missed`() throws {
        let scene = Scene()
        let b = UIViewController()
        var delegate: LoggedDelegate? = LoggedDelegate(scene.journal)
        b.transitioningDelegate = delegate
        b.modalPresentationStyle = .fullScreen
        scene.a.present(b, animated: true)
        scene.stage.settle()
        withExtendedLifetime(delegate) {}
        delegate = nil

        scene.a.dismiss(animated: true)
        scene.stage.settle()

        #expect(try #require(scene.diagnostics("warning").first).contains("The transitioning delegate"))
        #expect(scene.a.presentedViewController == nil)
    }

    @Test func `a presenter whose view leaves in the same turn ends the presentation`() {
        let scene = Scene()
        scene.a.present(scene.b, animated: true) { scene.journal.note("completion") }
        scene.stage.window.rootViewController = UIViewController()

        scene.stage.settle()

        #expect(scene.b.presentingViewController == nil)
        #expect(scene.journal.count("completion") == 1)
        #expect(!scene.diagnostics("error").isEmpty)
    }

    @Test func `a transitioning delegate counts that is set after the presentation controller was asked for`()
    {
        let scene = Scene(style: .custom)
        scene.b.transitioningDelegate = nil
        #expect(!(scene.b.presentationController is LoggedPresentationController))

        scene.b.transitioningDelegate = scene.delegate
        scene.presentToTheEnd()
        #expect(scene.b.presentationController is LoggedPresentationController)
    }

    @Test func `a preferred size is announced to a presentation that has begun, and at its start`() {
        let scene = Scene(style: .custom)
        let call = "preferredContentSizeDidChange(forChildContentContainer:)"
        func calls() -> Int {
            scene.stage.trace.filter { $0.call == call && $0.object.contains("Presentation") }.count
        }
        _ = scene.b.presentationController
        scene.b.preferredContentSize = CGSize(width: 100, height: 100)
        #expect(calls() == 0)

        scene.presentToTheEnd()
        #expect(calls() == 1)
        scene.b.preferredContentSize = CGSize(width: 200, height: 100)
        #expect(calls() == 2)
    }
}
