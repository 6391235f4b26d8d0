import Testing
import UITesting

@testable import UIKit

/// Previews of controllers by a press, as sources from before context menus ask for them.
@Suite struct PreviewingTests {
    private final class Detail: UIViewController {
        var chosen: [String] = []

        override var previewActionItems: [any UIPreviewActionItem] {
            [
                UIPreviewAction(title: "Keep", style: .selected) { _, controller in
                    (controller as? Detail)?.chosen.append("keep")
                },
                UIPreviewActionGroup(
                    title: "More", style: .destructive,
                    actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
            ]
        }
    }

    private final class Screen: UIViewController, UIViewControllerPreviewingDelegate {
        let detail = Detail()
        var lines: [String] = []
        var isPreviewing = true

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            lines.append("preview at \(Int(location.x)), \(Int(location.y))")
            previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 50, height: 50)
            return isPreviewing ? detail : nil
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing,
            commit viewControllerToCommit: UIViewController
        ) {
            lines.append("commit")
            present(viewControllerToCommit, animated: false)
        }
    }

    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let screen = Screen()

    /// Lets a finger rest on the square that is pressed for previews.
    private func press() -> any UIViewControllerPreviewing {
        let square = UIView(frame: CGRect(x: 100, y: 200, width: 150, height: 150))
        stage.present(screen)
        let context = stage.run {
            screen.view.addSubview(square)
            return screen.registerForPreviewing(with: screen, sourceView: square)
        }
        stage.touch(.began, at: CGPoint(x: 130, y: 220))
        stage.advance(by: 1)
        stage.touch(.ended, at: CGPoint(x: 130, y: 220))
        stage.advance(by: 1)
        return context
    }

    @Test func `a resting finger previews what the delegate returns, and a tap on it commits`() {
        let context = press()

        #expect(screen.lines == ["preview at 30, 20"])
        #expect(screen.detail.viewIfLoaded?.window != nil)
        #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.tap(screen.detail.view)
        stage.advance(by: 2)

        #expect(screen.lines.last == "commit")
        #expect(screen.presentedViewController === screen.detail)
    }

    @Test func `the actions of a preview are below it`() throws {
        let context = press()
        _ = context

        let keep = try #require(stage.accessibleElement("Keep"))
        stage.activate(keep)
        stage.advance(by: 1)

        #expect(screen.detail.chosen == ["keep"])
        #expect(screen.detail.viewIfLoaded?.window == nil)
    }

    @Test func `a context that has ended, and a delegate that returns nothing, preview nothing`() {
        screen.isPreviewing = false
        let context = press()
        #expect(screen.detail.viewIfLoaded?.window == nil)

        stage.run { screen.unregisterForPreviewing(withContext: context) }
        screen.lines = []
        stage.touch(.began, at: CGPoint(x: 130, y: 220))
        stage.advance(by: 1)
        stage.touch(.ended, at: CGPoint(x: 130, y: 220))

        #expect(screen.lines.isEmpty)
    }
}
