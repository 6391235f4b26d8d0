import Foundation
import ObjectiveC

extension UIViewController {
    /// The controller above this one for unwind segues: its parent, or the one that asked for its
    /// presentation.
    var nextForUnwinding: UIViewController? {
        if let parent { return parent }
        guard let presenter = presentation.presenting else { return nil }
        guard let origin = presentation.origin else { return presenter }
        let isInPresenter = sequence(first: origin) { $0.parent }.contains { $0 === presenter }
        return isInPresenter ? origin : presenter
    }

    /// Returns the child that contains the source of an unwind segue, or over which the source was presented.
    func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source) { $0.nextForUnwinding }.first { $0.parent === self }
    }

    /// Returns a segue that goes along a path.
    func unwindSegue(along path: UnwindPath, _ identifier: String) -> UIStoryboardSegue {
        let container = path.steps[0]
        if let own = container.segueForUnwinding(to: path.destination, from: self, identifier: identifier) {
            return own
        }
        return UIStoryboardSegue(identifier: identifier, source: self, along: path)
    }

    /// Goes back to the first controller on the way up that has a method.
    ///
    /// - Parameters:
    ///   - identifier: the name of the segue in the scene.
    ///   - action: the method; the controller gets the segue.
    ///   - sender: what triggered the segue.
    func unwind(_ identifier: String, to action: Selector, sender: Any?) {
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        guard let path = UnwindPath(of: source) else { return reportNoDestination(identifier, action) }
        let segue = unwindSegue(along: path, identifier)
        prepare(for: segue, sender: sender)
        path.destination.perform(action, with: segue)
        segue.perform()
    }

    private func reportNoDestination(_ identifier: String, _ action: Selector) {
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "performSegue(withIdentifier:sender:)",
                "The unwind segue '\(identifier)' does nothing: no controller on the way back from "
                    + "\(TransitionTrace.className(of: self)) answers true to "
                    + "canPerformUnwindSegueAction(_:from:sender:) for '\(action)'."))
    }
}
