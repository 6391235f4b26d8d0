import Testing
import UITesting

@testable import UIKit

/// What controllers want of the edges of the screen.
@MainActor
@Suite struct ScreenEdgeTests {
    private final class Asked: UIViewController {
        var hides = false
        var edges: UIRectEdge = []
        var child: UIViewController?

        override var prefersHomeIndicatorAutoHidden: Bool { hides }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    }

    private let stage = Stage()
    private let screen = Asked()

    @Test func `a controller is asked when it is shown, and when it says so`() {
        screen.hides = true
        stage.present(screen)
        #expect(stage.application.screen.hidesHomeIndicator)

        (screen.hides, screen.edges) = (false, .bottom)
        #expect(stage.application.screen.hidesHomeIndicator)
        stage.run { screen.setNeedsUpdateOfHomeIndicatorAutoHidden() }
        #expect(!stage.application.screen.hidesHomeIndicator)
        screen.edges = .top
        stage.run { screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }

        #expect(stage.application.screen.deferringEdges == .top)
    }

    @Test func `a child may decide, and what covers the screen does`() {
        let (child, cover) = (Asked(), Asked())
        (child.hides, child.edges, screen.child) = (true, .left, child)
        cover.modalPresentationStyle = .fullScreen

        stage.present(screen)
        #expect(
            stage.application.screen.hidesHomeIndicator && stage.application.screen.deferringEdges == .left)
        stage.run { screen.present(cover, animated: false) }
        stage.settle()
        #expect(
            !stage.application.screen.hidesHomeIndicator && stage.application.screen.deferringEdges.isEmpty)
        stage.run { cover.dismiss(animated: false) }
        stage.settle()

        #expect(stage.application.screen.hidesHomeIndicator)
    }
}
