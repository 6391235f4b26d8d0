import Foundation

/// Content with a size inside a parent container: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content prefers.
    var preferredContentSize: CGSize { get }

    /// A child container has another preferred size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The constraints in the view of a child container ask for another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size that a child container gets when this one has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The content is about to get another size.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
