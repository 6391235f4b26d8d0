import Foundation

/// What editing adds to a cell: a control at the left, or a mark of selection, and a button at the right that slides in.
///
/// ```
///  │ ⊖  Title            ›│      a tap on the control        │  Title        │ Delete │
/// ```
@MainActor
struct CellEditing {
    /// How far the content moves to make room for the control, in points, as on iOS.
    private static let room: CGFloat = 38

    var isOn = false
    var style = UITableViewCell.EditingStyle.none
    var indents = true
    /// Whether the row is selected in place of being deleted or inserted.
    var selects = false
    /// An `EditingControl`, or a `SelectionMark`.
    var control: UIView?
    var deleteButton: UIButton?
    /// Whether the row is swiped aside.
    var isSwiped = false
    /// Whether the row has a control to move it, which is shown while the cell is edited.
    var moves = false
    var reorderControl: ReorderControl?

    /// The room that the control at the right takes, in points.
    var moveRoom: CGFloat { isOn && moves ? ReorderControl.width : 0 }

    /// How far the content moves.
    var indent: CGFloat { isOn && indents ? Self.room : 0 }
}

extension UITableViewCell {
    /// Notes whether the row is swiped aside.
    func setSwiped(_ isSwiped: Bool) {
        editing.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
    }

    /// Duration of changes, in seconds.
    private static let editingDuration: TimeInterval = 0.3
    /// The middle of the control, from the left, in points.
    private static let controlMiddle: CGFloat = 26
    /// Space beside the title of the button that deletes, in points.
    private static let buttonMargin: CGFloat = 15

    func changeEditing(to isOn: Bool, animated: Bool) {
        guard editing.isOn != isOn else { return }
        let state: StateMask = isOn ? .showingEditControl : []
        willTransition(to: state)
        slideDeleteButtonOut(animated: animated)
        if isOn, let control = makeControl() {
            editing.control = control
            UIView.performWithoutAnimation {
                addSubview(control)
                layoutEditing()
                control.alpha = 0
            }
        }
        let leaving = isOn ? nil : editing.control
        if !isOn { editing.control = nil }
        let mover = isOn ? nil : editing.reorderControl
        if !isOn { editing.reorderControl = nil }
        if isOn, editing.moves { addReorderControl() }
        editing.isOn = isOn
        change(animated) {
            self.editing.control?.alpha = 1
            self.editing.reorderControl?.alpha = 1
            leaving?.alpha = 0
            mover?.alpha = 0
            self.showAccessory()
            self.layoutIfNeeded()
        } completion: {
            leaving?.removeFromSuperview()
            mover?.removeFromSuperview()
            self.didTransition(to: state)
        }
    }

    private func makeControl() -> UIView? {
        if editing.selects {
            let mark = SelectionMark()
            mark.isOn = isSelected
            return mark
        }
        guard editing.style != .none else { return nil }
        let control = EditingControl(editing.style)
        control.addAction(UIAction { [weak self] _ in self?.controlWasTapped() }, for: .touchUpInside)
        return control
    }

    /// Shows whether the row is selected, where it has a mark for that.
    func markSelection() { (editing.control as? SelectionMark)?.isOn = isSelected }

    private func addReorderControl() {
        let control = ReorderControl()
        editing.reorderControl = control
        UIView.performWithoutAnimation {
            addSubview(control)
            layoutEditing()
            control.alpha = 0
        }
    }

    func layoutEditing() {
        let button = editing.deleteButton
        let width = button.map { $0.intrinsicContentSize.width + 2 * Self.buttonMargin } ?? 0
        // The control makes room together with the content.
        let room = CGRect(origin: .zero, size: bounds.size)
        let middle = Self.controlMiddle - width
        editing.control?.center = CGPoint(x: isReversed ? room.maxX - middle : middle, y: bounds.midY)
        editing.reorderControl?.frame = mirrored(
            CGRect(
                x: bounds.width - width - ReorderControl.width, y: 0, width: ReorderControl.width,
                height: bounds.height), in: room)
        guard let button else { return }
        button.frame = mirrored(
            CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height), in: room)
        contentView.frame = mirrored(
            CGRect(
                x: editing.indent - width, y: 0, width: contentView.frame.width, height: bounds.height),
            in: room)
    }

    /// Lets the button slide out; says whether there was one.
    @discardableResult
    func hideDeleteButton(animated: Bool) -> Bool {
        guard editing.deleteButton != nil else { return false }
        let next = state(isConfirming: false)
        willTransition(to: next)
        slideDeleteButtonOut(animated: animated) { self.didTransition(to: next) }
        return true
    }

    private func slideDeleteButtonOut(animated: Bool, completion: @escaping () -> Void = {}) {
        guard let button = editing.deleteButton else { return }
        editing.deleteButton = nil
        setNeedsLayout()
        change(animated) {
            button.frame.origin.x = self.isReversed ? -button.frame.width : self.bounds.width
            self.layoutIfNeeded()
        } completion: {
            button.removeFromSuperview()
            completion()
        }
    }

    private func controlWasTapped() {
        guard let table = superview as? UITableView, let indexPath = table.indexPath(for: self) else {
            return
        }
        table.hideDeleteButtons()
        guard editing.style == .delete else { return table.commit(.insert, indexPath) }
        showDeleteButton(table.deleteTitle(indexPath))
    }

    private func showDeleteButton(_ title: String) {
        let next = state(isConfirming: true)
        willTransition(to: next)
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.backgroundColor = .systemRed
        button.addAction(UIAction { [weak self] _ in self?.deleteWasTapped() }, for: .touchUpInside)
        UIView.performWithoutAnimation {
            addSubview(button)
            button.frame = CGRect(x: isReversed ? 0 : bounds.width, y: 0, width: 0, height: bounds.height)
        }
        editing.deleteButton = button
        setNeedsLayout()
        change(true, { self.layoutIfNeeded() }, completion: { self.didTransition(to: next) })
    }

    private func deleteWasTapped() {
        guard let table = superview as? UITableView, let indexPath = table.indexPath(for: self) else {
            return
        }
        hideDeleteButton(animated: true)
        table.commit(.delete, indexPath)
    }

    private func change(
        _ animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        guard animated, window != nil else {
            UIView.performWithoutAnimation(changes)
            return completion()
        }
        UIView.animate(
            withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction, animations: changes
        ) { _ in completion() }
    }
}
