/// Opens the context menus of a table's rows: asks the table's delegate what they show, and tells it.
@MainActor
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The row whose menu is open, or was last.
    private var row: IndexPath?

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    /// The row's cell, if it is in sight.
    private var cell: UITargetedPreview? {
        row.flatMap(table.cellForRow).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let touched = table.indexPathForRow(at: location) else { return nil }
        row = touched
        return table.tableDelegate?.tableView(
            table, contextMenuConfigurationForRowAt: touched, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.tableDelegate?.tableView(
            table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cell
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.tableDelegate?.tableView(
            table, previewForDismissingContextMenuWithConfiguration: configuration) ?? cell
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.tableDelegate?.tableView(
            table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.tableDelegate?.tableView(
            table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableView {
    /// What opens the menus of the rows.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
}
