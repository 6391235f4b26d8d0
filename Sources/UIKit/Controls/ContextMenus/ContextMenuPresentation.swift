/// A context menu from its opening to its closing: what it shows, and who hears of it.
@MainActor
final class ContextMenuPresentation {
    let configuration: UIContextMenuConfiguration
    let appearance: UIContextMenuInteraction.Appearance
    private weak var interaction: UIContextMenuInteraction?
    private let didEnd: () -> Void
    private(set) weak var overlay: MenuOverlay?
    private var controller: UIViewController?
    private var highlight: UITargetedPreview?

    /// - Parameters:
    ///   - configuration: what to show.
    ///   - appearance: how.
    ///   - interaction: whose menu it is.
    ///   - didEnd: called when the menu closes.
    init(
        _ configuration: UIContextMenuConfiguration, as appearance: UIContextMenuInteraction.Appearance,
        of interaction: UIContextMenuInteraction, didEnd: @escaping () -> Void
    ) {
        self.configuration = configuration
        self.appearance = interaction.liftsView ? appearance : .compact
        self.interaction = interaction
        self.didEnd = didEnd
    }

    private var delegate: (any UIContextMenuInteractionDelegate)? { interaction?.delegate }

    // MARK: - Opening

    /// Opens the menu.
    ///
    /// - Returns: whether there is anything to show.
    func open() -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        let isRich = appearance == .rich
        if isRich { controller = configuration.previewProvider?() }
        let menu = configuration.actionProvider?([])
        guard controller != nil || menu?.entries.isEmpty == false else { return false }
        if isRich { highlight = sourcePreview(of: view) }
        let overlay = MenuOverlay(menu ?? UIMenu()) { [weak interaction] in
            interaction?.perform($0, in: $1)
        } willClose: { [self] in
            end()
        }
        self.overlay = overlay
        interaction.willOpen()
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        let place =
            appearance == .compact && interaction.liftsView
            ? CGRect(origin: interaction.location(in: view), size: .zero) : nil
        let platter = highlight.map { ContextMenuPlatter($0, controller) }
        platter?.tapped = { [weak self] in self?.commit() }
        overlay.open(beside: view, at: place, lifting: platter, with: animator)
        return true
    }

    private func sourcePreview(of view: UIView) -> UITargetedPreview {
        guard let interaction,
            let chosen = delegate?.contextMenuInteraction(
                interaction, configuration: configuration,
                highlightPreviewForItemWithIdentifier: configuration.identifier)
        else { return UITargetedPreview(view: view) }
        return chosen
    }

    // MARK: - Closing

    func close() { overlay?.close() }

    /// The preview was tapped.
    private func commit() {
        guard let interaction, let overlay else { return }
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        overlay.close(committing: animator)
    }

    /// Tells of the end, and returns where the preview goes and what runs with it.
    private func end() -> (target: UITargetedPreview?, animator: ContextMenuAnimator) {
        let animator = ContextMenuAnimator(controller)
        defer { didEnd() }
        guard let interaction else { return (nil, animator) }
        let target =
            highlight == nil
            ? nil
            : delegate?.contextMenuInteraction(
                interaction, configuration: configuration,
                dismissalPreviewForItemWithIdentifier: configuration.identifier)
        delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        return (target, animator)
    }
}
