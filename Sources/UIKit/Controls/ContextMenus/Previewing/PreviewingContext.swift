import Foundation

/// The previews of a view: a context menu that shows the delegate's controllers.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    private weak var holder: (any UIViewControllerPreviewingDelegate)?
    private weak var view: UIView?
    var sourceRect: CGRect
    /// The interaction of the view, which holds the context.
    private(set) weak var interaction: PreviewingInteraction?
    /// The controller that is previewed.
    private var controller: UIViewController?

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        holder = delegate
        view = sourceView
        sourceRect = sourceView.bounds
        super.init()
        let interaction = PreviewingInteraction(self)
        sourceView.addInteraction(interaction)
        self.interaction = interaction
    }

    var sourceView: UIView { view ?? UIView() }

    var delegate: any UIViewControllerPreviewingDelegate { holder ?? NoPreviews.shared }

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        interaction?.recognizer ?? UILongPressGestureRecognizer()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        sourceRect = sourceView.bounds
        guard let found = delegate.previewingContext(self, viewControllerForLocation: location) else {
            return nil
        }
        controller = found
        return UIContextMenuConfiguration(identifier: nil) {
            found
        } actionProvider: { [weak self] _ in
            UIMenu(children: found.previewActionItems.compactMap { self?.element($0, of: found) })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: sourceRect)
        return UITargetedPreview(view: sourceView, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { self.delegate.previewingContext(self, commit: controller) }
    }
}

extension PreviewingContext {
    /// The row of the menu for an item of a preview.
    fileprivate func element(_ item: any UIPreviewActionItem, of controller: UIViewController)
        -> UIMenuElement?
    {
        if let group = item as? UIPreviewActionGroup {
            return UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { element($0, of: controller) })
        }
        guard let action = item as? UIPreviewAction else { return nil }
        return UIAction(
            title: action.title, attributes: action.style == .destructive ? .destructive : [],
            state: action.style == .selected ? .on : .off
        ) { _ in action.handler(action, controller) }
    }
}

/// A view's interaction that holds the context of its previews.
@MainActor
final class PreviewingInteraction: UIContextMenuInteraction {
    let context: PreviewingContext

    init(_ context: PreviewingContext) {
        self.context = context
        super.init(delegate: context)
    }
}

/// The delegate in place of one that is gone.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    @MainActor static let shared = NoPreviews()

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
}
