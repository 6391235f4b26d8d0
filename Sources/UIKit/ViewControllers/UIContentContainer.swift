import Foundation

/// Content with a size inside a parent container: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content prefers.
    var preferredContentSize: CGSize { get }

    /// Called when the preferred size of a child container has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called when the constraints in the view of a child container ask for another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size that a child container gets when this one has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the content gets another size.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
