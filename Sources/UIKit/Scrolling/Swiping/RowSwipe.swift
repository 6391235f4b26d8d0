import Foundation

/// A view that can be swiped aside.
@MainActor
protocol SwipedRow: UIView {
    /// Notes whether the row is swiped aside.
    func setSwiped(_ isSwiped: Bool)
    /// Called before the row begins to be swiped aside, or to go back.
    func willTurn(toSwiped isSwiped: Bool)
    /// Called when the row has come to rest aside, or at its place.
    func didTurn(toSwiped isSwiped: Bool)
}

extension SwipedRow {
    func willTurn(toSwiped isSwiped: Bool) {}
    func didTurn(toSwiped isSwiped: Bool) {}
}

/// What the user may do at one end of a row.
struct RowActions {
    struct Action {
        var item: SwipeActionsView.Item
        /// Carries the action out, with the button.
        var perform: @MainActor (UIView) -> Void
    }

    static let none = RowActions(list: [], allowsFull: false)

    /// The actions, the one at the end of the row first.
    var list: [Action]
    /// Whether a long swipe carries the first action out.
    var allowsFull: Bool
}

/// A row that is swiped aside, with what comes into sight at its end.
@MainActor
final class RowSwipe {
    /// The part of a row's width from which on a swipe carries the first action out. Our own value.
    private static let fullPart: CGFloat = 0.62
    /// How much of the way past the buttons a row follows that has no full swipe.
    private static let resistance: CGFloat = 0.25
    /// The velocity in points a second that opens or closes whatever the place.
    private static let flick: CGFloat = 250
    private static let duration: TimeInterval = 0.4

    let row: any SwipedRow
    let isAtRight: Bool
    private let actions: RowActions
    private let view: SwipeActionsView
    /// Whether the row clips what is in it while it is at its place.
    private let clips: Bool
    /// How far the row is moved, in points: towards its middle.
    private(set) var reveal: CGFloat = 0
    private(set) var isFull = false
    /// Whether the row is at its place again, and the buttons are gone.
    private(set) var hasEnded = false
    /// Called when it has ended.
    var ended: () -> Void = {}
    /// Whether the row has come to rest aside.
    private var hasOpened = false
    /// Whether the row is on its way back.
    private var isClosing = false

    init(_ row: any SwipedRow, isAtRight: Bool, _ actions: RowActions) {
        self.row = row
        self.isAtRight = isAtRight
        self.actions = actions
        clips = row.clipsToBounds
        view = SwipeActionsView(
            actions.list.map(\.item), isAtRight: isAtRight, height: row.bounds.height)
        view.tapped = { [weak self] in self?.carryOut($0) }
        // A row of a card does not leave the card.
        row.clipsToBounds = true
        row.willTurn(toSwiped: true)
        row.addSubview(view)
        row.setSwiped(true)
        place(0)
    }

    // MARK: - Moving

    /// Moves the row to where a finger takes it.
    func track(_ way: CGFloat) {
        let total = view.totalWidth
        let past = max(0, way - total)
        let wasFull = isFull
        isFull = actions.allowsFull && way > row.bounds.width * Self.fullPart
        let reveal = way <= total || actions.allowsFull ? max(0, way) : total + past * Self.resistance
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

    func open() {
        animate {
            self.place(self.view.totalWidth)
        } completion: {
            self.didOpen()
        }
    }

    private func didOpen() {
        guard !hasOpened, !isClosing else { return }
        hasOpened = true
        row.didTurn(toSwiped: true)
    }

    func close(animated: Bool) {
        isFull = false
        isClosing = true
        row.willTurn(toSwiped: false)
        guard animated, row.window != nil else {
            UIView.performWithoutAnimation { place(0) }
            return finish()
        }
        animate {
            self.place(0)
        } completion: {
            self.finish()
        }
    }

    /// Covers the row with the first action and carries it out.
    func performFirst() {
        isFull = true
        animate {
            self.place(self.row.bounds.width)
        } completion: {
            self.didOpen()
        }
        carryOut(0)
    }

    private func carryOut(_ index: Int) {
        guard actions.list.indices.contains(index) else { return }
        actions.list[index].perform(view.buttons[index])
    }

    /// Puts the row's contents and the buttons into their places.
    private func place(_ reveal: CGFloat) {
        self.reveal = reveal
        let size = row.bounds.size
        row.bounds.origin.x = isAtRight ? reveal : -reveal
        view.frame = CGRect(
            x: isAtRight ? size.width : -reveal, y: 0, width: reveal, height: size.height)
        view.reveal = reveal
        view.isFull = isFull
        view.layoutIfNeeded()
    }

    /// Lays out for another size of the row.
    func sizeDidChange() { place(min(reveal, row.bounds.width)) }

    /// Ends the way back of a row at once.
    func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        view.removeFromSuperview()
        row.clipsToBounds = clips
        row.setSwiped(false)
        row.didTurn(toSwiped: false)
        ended()
    }

    private func animate(
        _ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard row.window != nil else {
            changes()
            return completion()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
        ) { _ in completion() }
    }
}
