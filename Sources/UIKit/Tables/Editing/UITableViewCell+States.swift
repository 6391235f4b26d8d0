import Foundation

extension UITableViewCell {
    /// How far the row's level moves its contents, in points.
    var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// Takes over the level that the table's delegate has for the row.
    func adopt(level: Int) {
        ownLevel = ownLevel ?? indentationLevel
        indentationLevel = level
    }

    /// Has the level again that the cell had before the table's delegate gave it one.
    func giveLevelBack() {
        if let ownLevel { indentationLevel = ownLevel }
        ownLevel = nil
    }

    /// How far the level moves the content view: configured contents move as a whole, labels within it.
    var contentViewIndentation: CGFloat { configurations.content == nil ? 0 : indentation }

    /// The controls that the cell shows with a button for deleting, or without one.
    func state(isConfirming: Bool) -> StateMask {
        var state: StateMask = editing.isOn ? .showingEditControl : []
        if isConfirming { state.insert(.showingDeleteConfirmation) }
        return state
    }

    func willTurn(toSwiped isSwiped: Bool) { willTransition(to: state(isConfirming: isSwiped)) }

    func didTurn(toSwiped isSwiped: Bool) { didTransition(to: state(isConfirming: isSwiped)) }
}
