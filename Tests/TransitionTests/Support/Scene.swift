import UIKit
import UITesting

/// A stage with A on it, and B, which A can present with logged objects.
final class Scene {
    let stage: Stage
    let journal = Journal()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedDelegate

    /// - Parameters:
    ///   - style: B's.
    ///   - driver: drives B's transitions interactively.
    ///   - size: the stage's, in points.
    init(
        style: UIModalPresentationStyle = .fullScreen, driver: UIPercentDrivenInteractiveTransition? = nil,
        size: CGSize = Stage.defaultSize
    ) {
        stage = Stage(size: size)
        a = LoggedController("A", journal)
        b = LoggedController("B", journal)
        delegate = LoggedDelegate(journal)
        delegate.driver = driver
        b.modalPresentationStyle = style
        b.transitioningDelegate = delegate
        stage.present(a)
        journal.clear()
    }

    /// Asks for the presentation, and runs the frame in which it starts.
    func present(animated: Bool = true) {
        a.present(b, animated: animated) { [journal] in journal.note("completion") }
        journal.note("present() returned")
        stage.advance(to: stage.now)
    }

    /// Asks for the dismissal, and runs the frame in which it starts.
    func dismiss(animated: Bool = true) {
        a.dismiss(animated: animated) { [journal] in journal.note("completion") }
        journal.note("dismiss() returned")
        stage.advance(to: stage.now)
    }

    /// Presents B to the end, and forgets how.
    func presentToTheEnd() {
        let driver = delegate.driver
        delegate.driver = nil
        present()
        stage.settle()
        delegate.driver = driver
        journal.clear()
    }

    /// The messages of the diagnostics so far, of a severity if that is given.
    func diagnostics(_ severity: String? = nil) -> [String] {
        stage.trace
            .filter { $0.kind == .diagnostic && (severity == nil || $0.detail["severity"] == severity) }
            .compactMap { $0.detail["message"] }
    }

    /// The horizontal distance of what is shown of a view from where its model is.
    func shownX(of view: UIView) -> CGFloat? {
        view.layer.presentation()?.frame.minX
    }
}
