import Testing
import UIKit
import UITesting

/// Presentations and dismissals without animation: `spec/callbacks.md`, d.6.
@MainActor
struct UnanimatedOrderTests {
    @Test func `a built-in style runs no animator`() {
        let scene = Scene()

        scene.present(animated: false)
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "B.viewDidLoad", "present() returned", "A.viewWillDisappear", "B.viewWillAppear",
                "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "completion",
            ])
        #expect(scene.b.view.frame == scene.stage.window.bounds)
    }

    @Test func `a custom style still calls the animator, which sees that nothing is animated`() {
        let scene = Scene(style: .custom)
        scene.delegate.configure = { $0.duration = 0 }

        scene.present(animated: false)
        scene.stage.settle()

        #expect(scene.journal.count("animateTransition(isAnimated: false)") == 1)
        #expect(scene.journal.count("interactionControllerForPresentation") == 0)
        #expect(scene.journal.count("presentationTransitionDidEnd(true)") == 1)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.b.view.window != nil)
    }

    @Test func `a dismissal without animation restores the presenter`() {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.dismiss(animated: false)
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "dismiss() returned", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
                "A.viewDidAppear", "B.viewDidDisappear", "completion",
            ])
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a coordinator runs alongside blocks without animation, too`() {
        let scene = Scene()
        var runs: [Bool] = []
        scene.b.onViewWillAppear = {
            scene.b.transitionCoordinator?.animate {
                runs.append($0.isAnimated)
            } completion: {
                runs.append($0.isCancelled)
            }
        }

        scene.present(animated: false)
        scene.stage.settle()

        #expect(runs == [false, false])
    }

    @Test func `with animations switched off an animated presentation is not animated`() {
        let scene = Scene()

        UIView.performWithoutAnimation { scene.a.present(scene.b, animated: true) }
        scene.stage.settle()

        #expect(!scene.journal.entries.contains("animateTransition(isAnimated: true)"))
        #expect(scene.b.view.window != nil)
    }
}
