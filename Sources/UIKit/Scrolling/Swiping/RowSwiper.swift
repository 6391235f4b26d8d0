import Foundation

/// A scroll view whose rows can be swiped aside.
@MainActor
protocol RowSwiperOwner: UIScrollView {
    /// Returns the row at a point of the content, if a swipe may begin there.
    func swipedRow(at point: CGPoint) -> (any SwipedRow)?
    /// Returns what comes into sight at one end of a row.
    func actions(of row: any SwipedRow, isTrailing: Bool) -> RowActions
    /// Called before a row is swiped aside.
    func willSwipe(_ row: any SwipedRow)
    /// Called when a row goes back to its place.
    func didSwipe(_ row: any SwipedRow)
}

extension RowSwiperOwner {
    func willSwipe(_ row: any SwipedRow) {}
    func didSwipe(_ row: any SwipedRow) {}
}

/// Lets the finger swipe rows of a scroll view aside, one at a time.
@MainActor
final class RowSwiper: NSObject {
    private unowned let owner: any RowSwiperOwner
    private(set) lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: RowSwiper.handlePan)
        pan.maximumNumberOfTouches = 1
        return pan
    }()
    /// The row that is swiped aside.
    private(set) var current: RowSwipe?
    /// Those that are on their way back.
    private var closing: [RowSwipe] = []
    /// How far the row was moved when the finger took it, in points.
    private var start: CGFloat = 0

    /// Makes one for a scroll view that keeps it.
    init(_ owner: any RowSwiperOwner) {
        self.owner = owner
    }

    // MARK: - The finger

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        let x = pan.translation(in: owner).x
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { begin(x, at: pan.location(in: owner)) }
            guard let current else { return }
            current.track(start + (current.isAtRight ? -x : x))
        case .ended:
            guard let current else { return }
            let velocity = pan.velocity(in: owner).x
            end(current, current.ending(velocity: current.isAtRight ? -velocity : velocity))
        case .cancelled, .failed: close(animated: true)
        default: break
        }
    }

    private func end(_ swipe: RowSwipe, _ ending: RowSwipe.Ending) {
        switch ending {
        case .opens: swipe.open()
        case .closes: close(animated: true)
        case .performs: swipe.performFirst()
        }
    }

    /// Whether a swipe may begin: along the row, and on one that has something at that end.
    var mayBegin: Bool {
        let way = pan.translation(in: owner)
        guard abs(way.x) > abs(way.y), !owner.isDragging, !owner.isDecelerating,
            let row = owner.swipedRow(at: pan.location(in: owner))
        else { return false }
        return current?.row === row || !actions(of: row, isAtRight: way.x < 0).list.isEmpty
    }

    private func begin(_ x: CGFloat, at location: CGPoint) {
        guard let row = owner.swipedRow(at: location) else { return }
        if let current, current.row === row {
            // The row goes on from where it is.
            start = current.reveal
            return
        }
        close(animated: true)
        let isAtRight = x < 0
        let found = actions(of: row, isAtRight: isAtRight)
        guard !found.list.isEmpty else { return }
        start = 0
        owner.willSwipe(row)
        // The app may have loaded the rows anew.
        guard owner.swipedRow(at: location) === row else { return }
        finishClosing(row)
        current = RowSwipe(row, isAtRight: isAtRight, found)
    }

    private func actions(of row: any SwipedRow, isAtRight: Bool) -> RowActions {
        let isLeftToRight = owner.effectiveUserInterfaceLayoutDirection == .leftToRight
        return owner.actions(of: row, isTrailing: isAtRight == isLeftToRight)
    }

    /// Returns the actions of a configuration for a row, which goes back to its place when one has been carried out.
    func actions(_ configuration: UISwipeActionsConfiguration, of row: any SwipedRow) -> RowActions {
        RowActions(
            list: configuration.actions.map { action in
                RowActions.Action(
                    item: SwipeActionsView.Item(
                        title: action.title, image: action.image, color: action.backgroundColor)
                ) { [weak self, weak row] button in
                    action.handler(action, button) { _ in if let row { self?.close(row) } }
                }
            }, allowsFull: configuration.performsFirstActionWithFullSwipe)
    }

    // MARK: - The end

    /// Takes a row back that is swiped aside; says whether there was one.
    @discardableResult
    func close(animated: Bool) -> Bool {
        guard let swipe = current else { return false }
        current = nil
        closing.append(swipe)
        swipe.ended = { [weak self, weak swipe] in self?.closing.removeAll { $0 === swipe } }
        swipe.close(animated: animated)
        owner.didSwipe(swipe.row)
        return true
    }

    /// Takes a row back if it is swiped aside.
    func close(_ row: UIView, animated: Bool = true) {
        if current?.row === row { close(animated: animated) }
        if !animated { finishClosing(row) }
    }

    /// Ends the way back of a row that is needed at its place.
    private func finishClosing(_ row: UIView) {
        for swipe in closing where swipe.row === row { swipe.finish() }
    }

    /// Lays what comes into sight out for another size of a row.
    func sizeDidChange(of row: UIView) {
        if let current, current.row === row { current.sizeDidChange() }
    }
}
