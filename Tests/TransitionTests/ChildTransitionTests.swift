import Testing
import UIKit
import UITesting

/// Containers of one's own: `transition(from:to:…)`, and appearance calls that are sent by hand.
@MainActor
struct ChildTransitionTests {
    // MARK: - transition(from:to:…)

    @Test
    func `A will disappear, B will appear, the animation, A did disappear, B did appear, the completion`() {
        let scene = SwappingContainer()

        scene.slide(from: scene.a, to: scene.b)
        scene.stage.settle()

        #expect(
            scene.calls == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "returned",
                "A.viewDidDisappear", "B.viewDidAppear", "completion(true)",
            ])
    }

    @Test func `the new view is added to the old one's superview, and the old one leaves at the end`() {
        let scene = SwappingContainer()

        scene.slide(from: scene.a, to: scene.b)
        #expect(scene.parent.view.subviews == [scene.a.view, scene.b.view])
        scene.stage.advance(by: 0.25)

        let shown = scene.b.view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 195) < 0.01)

        scene.stage.settle()
        #expect(scene.parent.view.subviews == [scene.b.view])
        #expect(scene.parent.children == [scene.a, scene.b, scene.c])
    }

    @Test func `without a duration the same calls come`() {
        let scene = SwappingContainer()

        scene.slide(from: scene.a, to: scene.b, duration: 0)
        scene.stage.settle()

        #expect(
            scene.calls.filter { $0 != "returned" } == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
                "B.viewDidAppear", "completion(true)",
            ])
        #expect(scene.b.view.frame == scene.parent.view.bounds)
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop,
        .transitionCurlUp, .transitionCurlDown,
    ])
    func `a transition among the options keeps the order, and leaves nothing behind`(
        option: UIView.AnimationOptions
    ) throws {
        let scene = SwappingContainer(size: CGSize(width: 120, height: 160))
        // What was never drawn has no old look.
        _ = try scene.stage.snapshot()

        scene.slide(from: scene.a, to: scene.b, options: option)
        scene.stage.settle()

        #expect(
            scene.calls == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "returned",
                "A.viewDidDisappear", "B.viewDidAppear", "completion(true)",
            ])
        #expect(scene.parent.view.subviews == [scene.b.view])
        #expect(scene.stage.window.subviews == [scene.parent.view])
        #expect(CATransform3DIsIdentity(scene.parent.view.layer.transform))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `children without a common parent are told so in UIKit's words, and nothing happens`() {
        let scene = SwappingContainer()
        let stranger = LoggedController("X", scene.journal)

        scene.slide(from: scene.a, to: stranger)
        scene.stage.settle()

        #expect(
            scene.diagnostics.first?.contains(
                "Children view controllers LoggedController and LoggedController must have a common parent view "
                    + "controller when calling transition(from:to:duration:options:animations:completion:)")
                == true)
        #expect(scene.calls == ["returned"])
        #expect(scene.parent.view.subviews == [scene.a.view])
    }

    @Test func `a child that would change to itself stays, and its container is told`() {
        let scene = SwappingContainer()

        scene.slide(from: scene.a, to: scene.a)
        scene.stage.settle()

        #expect(scene.parent.view.subviews == [scene.a.view])
        #expect(scene.calls == ["returned"])
        #expect(scene.diagnostics.first?.contains("cannot change to itself") == true)
    }

    @Test func `a child whose view is nowhere has no place to give`() {
        let scene = SwappingContainer()

        scene.slide(from: scene.b, to: scene.c)

        #expect(scene.diagnostics.count == 1)
        #expect(scene.calls == ["returned"])
    }

    @Test func `turned round while it runs, the first child stays and each hears in balance`() {
        let scene = SwappingContainer()
        scene.slide(from: scene.a, to: scene.b)
        scene.stage.advance(by: 0.2)
        scene.journal.clear()

        scene.slide(from: scene.b, to: scene.a)
        scene.stage.settle()

        #expect(
            scene.calls == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "returned",
                "completion(true)", "B.viewDidDisappear", "A.viewDidAppear", "completion(true)",
            ])
        #expect(scene.parent.view.subviews == [scene.a.view])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `on to a third one while it runs`() {
        let scene = SwappingContainer()
        scene.slide(from: scene.a, to: scene.b)
        scene.stage.advance(by: 0.2)

        scene.slide(from: scene.b, to: scene.c)
        scene.stage.settle()

        #expect(scene.parent.view.subviews == [scene.c.view])
        for (name, last) in [("A", "Disappear"), ("B", "Disappear"), ("C", "Appear")] {
            let ends = scene.journal.only(["\(name).viewDidAppear", "\(name).viewDidDisappear"])
            #expect(ends == ["\(name).viewDid\(last)"])
        }
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a container that is not on the screen changes without appearance calls`() {
        let journal = Journal()
        let parent = UIViewController()
        let (a, b) = (LoggedController("A", journal), LoggedController("B", journal))
        let stage = Stage()
        for child in [a, b] { parent.addChild(child) }
        parent.view.addSubview(a.view)
        journal.clear()

        parent.transition(from: a, to: b, duration: 0.2, animations: nil) { _ in journal.note("completion") }
        stage.settle()

        #expect(journal.entries == ["B.viewDidLoad", "completion"])
        #expect(parent.view.subviews == [b.view])
    }

    @Test func `a container that forwards by itself gets no calls sent in its place`() {
        let scene = SwappingContainer(ForwardingContainer())
        scene.a.beginAppearanceTransition(true, animated: false)
        scene.a.endAppearanceTransition()
        scene.journal.clear()

        scene.a.beginAppearanceTransition(false, animated: true)
        scene.b.beginAppearanceTransition(true, animated: true)
        scene.slide(from: scene.a, to: scene.b)
        scene.stage.settle()
        scene.a.endAppearanceTransition()
        scene.b.endAppearanceTransition()

        #expect(
            scene.calls == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "returned",
                "completion(true)", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(scene.diagnostics.isEmpty)
    }

    // MARK: - Appearance by hand

    @Test func `a change that is cancelled is begun again with the opposite flags and ended once`() {
        let scene = SwappingContainer(ForwardingContainer())
        scene.a.beginAppearanceTransition(true, animated: false)
        scene.a.endAppearanceTransition()
        scene.journal.clear()

        scene.a.beginAppearanceTransition(false, animated: true)
        scene.b.beginAppearanceTransition(true, animated: true)
        scene.b.beginAppearanceTransition(false, animated: true)
        scene.a.beginAppearanceTransition(true, animated: true)
        scene.b.endAppearanceTransition()
        scene.a.endAppearanceTransition()

        #expect(
            scene.calls.filter { !$0.contains("IsAppearing") } == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "A.viewWillAppear",
                "B.viewDidDisappear", "A.viewDidAppear",
            ])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `viewIsAppearing comes to a child by hand, too, when its view is in the window and laid out`()
    {
        let scene = SwappingContainer(ForwardingContainer())

        scene.b.beginAppearanceTransition(true, animated: true)
        #expect(scene.journal.count("B.viewIsAppearing") == 0)
        scene.parent.view.addSubview(scene.b.view)
        scene.stage.advance(by: 0.02)
        #expect(scene.journal.count("B.viewIsAppearing") == 1)
        scene.b.endAppearanceTransition()

        #expect(scene.journal.count("B.viewIsAppearing") == 1)
        #expect(scene.journal.count("B.viewDidAppear") == 1)
    }

    @Test func `an end without a beginning is told in UIKit's words`() {
        let scene = SwappingContainer(ForwardingContainer())

        scene.b.endAppearanceTransition()

        #expect(
            scene.diagnostics.first?.hasPrefix("Unbalanced calls to begin/end appearance transitions for")
                == true)
    }
}
