import Foundation
import ObjectiveC

/// The path of an unwind segue: up from its source, then down to its destination.
///
///     tabs ─┬─ navigation ─┬─ first            up:   second, tabs
///           │              └─ pushed           down: tabs, navigation, first
///           └─ second ┄ presents ┄ source
///
/// The order of the questions matches the logs of examples for iOS 11
/// (mattneub/Programming-iOS-Book-Examples, bk2ch06p326 and bk2ch06p327).
@MainActor
struct UnwindPath {
    /// The containers on the way down, the topmost first, and the destination last.
    let steps: [UIViewController]
    /// The presenter of the controller that lies over the destination; nil if none does.
    let presenter: UIViewController?

    /// The controller to which the segue goes.
    var destination: UIViewController { steps[steps.count - 1] }

    /// Asks controllers from the source on up. Nil if none of them wants to be the destination.
    init?(of source: UIStoryboardUnwindSegueSource) {
        var presenter: UIViewController?
        var next: UIViewController? = source.source
        while let controller = next {
            if let steps = Self.search(controller, source) {
                self.steps = steps
                self.presenter = presenter
                return
            }
            if controller.parent == nil { presenter = controller.presentation.presenting ?? presenter }
            next = controller.nextForUnwinding
        }
        return nil
    }

    /// Asks the children that a controller allows, then the controller itself.
    private static func search(
        _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController]? {
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let steps = search(child, source) { return [controller] + steps }
        }
        let isDestination = controller.canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, sender: source.sender)
        return isDestination ? [controller] : nil
    }

    /// Dismisses what lies over the destination, and has each container on the way show the next one.
    func follow(for segue: UIStoryboardSegue) {
        if let presenter {
            // If the first step presents nothing, not even through a container, the noted presenter
            // dismisses.
            let dismissing = steps[0].presentedViewController == nil ? presenter : steps[0]
            dismissing.dismiss(animated: UIView.areAnimationsEnabled)
            // The changes below are not seen before the dismissal uncovers their result.
            UIView.performWithoutAnimation { descend(for: segue) }
        } else {
            descend(for: segue)
        }
    }

    private func descend(for segue: UIStoryboardSegue) {
        for (container, next) in zip(steps, steps.dropFirst()) { container.unwind(for: segue, towards: next) }
    }
}
