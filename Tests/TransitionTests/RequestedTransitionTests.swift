import Testing
import UIKit
import UITesting

/// What is known of a transition, and waits for it, from the request on.
@MainActor
struct RequestedTransitionTests {
    private let scene = NavigationScene(["A"])

    @Test func `a push's coordinator knows the duration at once, and in willShow`() throws {
        let screen = LoggedController("B", scene.journal)

        scene.navigation.pushViewController(screen, animated: true)
        let duration = try #require(scene.navigation.transitionCoordinator?.transitionDuration)
        scene.stage.settle()

        #expect(duration > 0.2 && duration < 1)
    }

    @Test func `a custom animator is asked once for its duration, by whoever reads it first`() throws {
        let animator = LoggedAnimator(scene.journal, isPresenting: true)
        animator.duration = 0.7
        scene.listener.makeAnimator = { _ in animator }
        let screen = LoggedController("B", scene.journal)

        scene.navigation.pushViewController(screen, animated: true)
        let duration = scene.navigation.transitionCoordinator?.transitionDuration
        scene.stage.settle()

        #expect(duration == 0.7)
        #expect(scene.stage.calls.filter { $0.hasSuffix("transitionDuration(using:)") }.count == 1)
    }

    @Test func `the completion of a transaction around a push comes when the push has ended`() {
        let screen = UIViewController()
        var isShown: Bool?

        scene.stage.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { [scene] in
                isShown = scene.navigation.transitionCoordinator == nil && screen.view.window != nil
            }
            scene.navigation.pushViewController(screen, animated: true)
            CATransaction.commit()
        }
        scene.stage.advance(by: 0.1)
        #expect(isShown == nil)
        scene.stage.settle()

        #expect(isShown == true)
    }

    @Test func `a transaction's completion comes after a presentation, too, and after one without animation`()
    {
        let stage = Stage()
        let (a, b) = (UIViewController(), UIViewController())
        stage.present(a)
        var ends = 0

        for animated in [true, false] {
            stage.run {
                CATransaction.begin()
                CATransaction.setCompletionBlock { ends += 1 }
                if animated { a.present(b, animated: true) } else { a.dismiss(animated: false) }
                CATransaction.commit()
            }
            if animated { #expect(ends == 0) }
            stage.settle()
        }

        #expect(ends == 2)
    }
}
