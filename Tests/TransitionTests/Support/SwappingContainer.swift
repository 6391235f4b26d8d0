import UIKit
import UITesting

/// A container that shows one of its children, on a stage.
final class SwappingContainer {
    let stage: Stage
    let journal = Journal()
    let parent: UIViewController
    let a: LoggedController
    let b: LoggedController
    let c: LoggedController

    /// - Parameters:
    ///   - parent: contains the three.
    ///   - size: the stage's.
    init(_ parent: UIViewController = UIViewController(), size: CGSize = Stage.defaultSize) {
        stage = Stage(size: size)
        self.parent = parent
        a = LoggedController("A", journal)
        b = LoggedController("B", journal)
        c = LoggedController("C", journal)
        stage.present(parent)
        for child in [a, b, c] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        a.view.frame = parent.view.bounds
        parent.view.addSubview(a.view)
        stage.settle()
        journal.clear()
    }

    /// Slides from one child to another, without waiting for the end.
    func slide(
        from: UIViewController, to: UIViewController, duration: TimeInterval = 0.5,
        options: UIView.AnimationOptions = .curveLinear
    ) {
        let bounds = parent.view.bounds
        to.view.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
        parent.transition(from: from, to: to, duration: duration, options: options) {
            to.view.frame = bounds
            from.view.frame = bounds.offsetBy(dx: -bounds.width, dy: 0)
        } completion: { [journal] finished in
            journal.note("completion(\(finished))")
        }
        journal.note("returned")
    }

    /// Did- and will-calls, and when the completion came.
    var calls: [String] { journal.entries.filter { !$0.contains("DidLoad") } }

    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }
}

/// A container that tells its children of their appearance itself.
final class ForwardingContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
