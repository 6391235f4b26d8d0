/// Hears how far a press on a preview interaction's view is.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Returns whether a press may begin. The default is true.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

    /// The press goes on towards the preview.
    ///
    /// - Parameters:
    ///   - previewInteraction: the interaction.
    ///   - transitionProgress: how far, from 0 to 1.
    ///   - ended: whether the preview is reached.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The press goes on from the preview to what it shows. Optional.
    ///
    /// - Parameters:
    ///   - previewInteraction: the interaction.
    ///   - transitionProgress: how far, from 0 to 1.
    ///   - ended: whether the interaction is over.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The finger was lifted before the commit, or the interaction was cancelled: show the view as before.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// Returns `true`.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }

    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {}
}
