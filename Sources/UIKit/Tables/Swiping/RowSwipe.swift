import Foundation

/// A row that is swiped aside, with what comes into sight at its end.
@MainActor
final class RowSwipe {
    /// What a button does.
    enum Deed {
        case contextual(UIContextualAction)
        case row(UITableViewRowAction)
        /// The data source deletes the row.
        case delete
    }

    /// The part of a row's width from which on a swipe carries the first action out. Our own value.
    private static let fullPart: CGFloat = 0.62
    /// How much of the way past the buttons a row follows that has no full swipe.
    private static let resistance: CGFloat = 0.25
    /// The velocity in points a second that opens or closes whatever the place.
    private static let flick: CGFloat = 250
    private static let duration: TimeInterval = 0.4

    let cell: UITableViewCell
    let isAtRight: Bool
    private let deeds: [Deed]
    private let allowsFull: Bool
    private let view: SwipeActionsView
    /// Called to carry a deed out.
    private let perform: @MainActor (Deed, UIView) -> Void
    /// How far the row is moved, in points: towards its middle.
    private(set) var reveal: CGFloat = 0
    private(set) var isFull = false

    init(
        _ cell: UITableViewCell, isAtRight: Bool, _ deeds: [Deed], allowsFull: Bool, deleteTitle: String,
        perform: @escaping @MainActor (Deed, UIView) -> Void
    ) {
        self.cell = cell
        self.isAtRight = isAtRight
        self.deeds = deeds
        self.allowsFull = allowsFull
        self.perform = perform
        view = SwipeActionsView(
            deeds.map { $0.item(deleteTitle) }, isAtRight: isAtRight, height: cell.bounds.height)
        view.tapped = { [weak self] in self?.carryOut($0) }
        cell.addSubview(view)
        cell.setSwiped(true)
        place(0)
    }

    // MARK: - Moving

    /// Moves the row to where a finger takes it.
    func track(_ way: CGFloat) {
        let total = view.totalWidth
        let past = max(0, way - total)
        let wasFull = isFull
        isFull = allowsFull && way > cell.bounds.width * Self.fullPart
        let reveal = way <= total || allowsFull ? max(0, way) : total + past * Self.resistance
        guard isFull != wasFull else { return place(reveal) }
        animate { self.place(reveal) }
    }

    /// What happens when the finger is lifted.
    enum Ending {
        case opens, closes, performs
    }

    func ending(velocity: CGFloat) -> Ending {
        if isFull { return .performs }
        if velocity > Self.flick { return .opens }
        if velocity < -Self.flick { return .closes }
        return reveal > view.totalWidth / 2 ? .opens : .closes
    }

    func open() { animate { self.place(self.view.totalWidth) } }

    func close(animated: Bool) {
        isFull = false
        guard animated, cell.window != nil else {
            UIView.performWithoutAnimation { place(0) }
            return end()
        }
        animate {
            self.place(0)
        } completion: {
            self.end()
        }
    }

    /// Covers the row with the first action and carries it out.
    func performFirst() {
        isFull = true
        animate { self.place(self.cell.bounds.width) }
        carryOut(0)
    }

    private func carryOut(_ index: Int) {
        guard deeds.indices.contains(index) else { return }
        perform(deeds[index], view.buttons[index])
    }

    /// Puts the row's contents and the buttons into their places.
    private func place(_ reveal: CGFloat) {
        self.reveal = reveal
        let size = cell.bounds.size
        cell.bounds.origin.x = isAtRight ? reveal : -reveal
        view.frame = CGRect(
            x: isAtRight ? size.width : -reveal, y: 0, width: reveal, height: size.height)
        view.reveal = reveal
        view.isFull = isFull
        view.layoutIfNeeded()
    }

    /// Lays out for another size of the cell.
    func sizeDidChange() { place(min(reveal, cell.bounds.width)) }

    private func end() {
        view.removeFromSuperview()
        cell.setSwiped(false)
    }

    private func animate(
        _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard cell.window != nil else {
            changes()
            return completion()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
        ) { _ in completion() }
    }
}

extension RowSwipe.Deed {
    @MainActor
    fileprivate func item(_ deleteTitle: String) -> SwipeActionsView.Item {
        switch self {
        case .contextual(let action):
            SwipeActionsView.Item(
                title: action.title, image: action.image, color: action.backgroundColor ?? .systemGray)
        case .row(let action):
            SwipeActionsView.Item(
                title: action.title, image: nil,
                color: action.backgroundColor ?? (action.style == .normal ? .systemGray : .systemRed))
        case .delete: SwipeActionsView.Item(title: deleteTitle, image: nil, color: .systemRed)
        }
    }
}
