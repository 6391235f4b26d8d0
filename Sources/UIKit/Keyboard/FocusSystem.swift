import Foundation

/// The keyboard focus: the tab key and the arrows move it from view to view, return and space tap the focused
/// view.
///
/// A ring shows the focus. It disappears as soon as a finger or the mouse is used, or with the escape key. A view can
/// have the focus if `canBecomeFocused` is true and no other view covers it. The views of one view controller come one
/// after the other.
@MainActor
final class FocusSystem {
    enum Direction {
        case up, down, left, right
    }

    /// The finger with which the keyboard taps. No host uses that number.
    private static let finger = -1

    private unowned let application: any EventReceiver
    private weak var focused: UIView?
    private var ring: FocusRing?
    /// Where return or space holds that finger down.
    private var pressed: CGPoint?

    init(application: any EventReceiver) {
        self.application = application
    }

    /// Returns the focused view, if it can still be reached: a text input that is the first responder, or else
    /// what the keyboard has focused.
    func view(in window: UIWindow) -> UIView? {
        if let input = window.firstResponder as? UIView & UIKeyInput, input.canBecomeFocused { return input }
        guard let focused, focused.window === window, focused.canBecomeFocused, window.canReach(focused)
        else { return nil }
        return focused
    }

    /// Returns the view around which the ring is, or the text input to which the keyboard went, if it can still be
    /// reached.
    func shownView(in window: UIWindow) -> UIView? {
        view(in: window).flatMap { isFocused($0) ? $0 : nil }
    }

    func isFocused(_ view: UIView) -> Bool {
        focused === view && (ring != nil || view is any UIKeyInput && view.isFirstResponder)
    }

    /// Removes the focus, as when a finger is used.
    func clear() {
        ring?.removeFromSuperview()
        ring = nil
        let last = focused
        focused = nil
        (last as? any StateFollowing)?.stateMayHaveChanged()
    }

    /// Handles a key that no responder has used.
    func handle(_ press: UIPress) {
        guard let key = press.key, let window = press.window else { return }
        let isAlone = key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        guard isAlone || pressed != nil else { return }
        switch (key.keyCode, press.phase) {
        case (.keyboardReturnOrEnter, _), (.keypadEnter, _), (.keyboardSpacebar, _): tap(press, in: window)
        case (_, .ended), (_, .cancelled), (_, .stationary): break
        case (.keyboardEscape, _): clear()
        case (.keyboardTab, _): move(by: key.modifierFlags.contains(.shift) ? -1 : 1, in: window)
        case (.keyboardUpArrow, _): move(.up, in: window)
        case (.keyboardDownArrow, _): move(.down, in: window)
        case (.keyboardLeftArrow, _): move(.left, in: window)
        case (.keyboardRightArrow, _): move(.right, in: window)
        default: break
        }
    }

    // MARK: - Tapping

    /// Taps the focused view. A key that is held down is a finger that stays.
    private func tap(_ press: UIPress, in window: UIWindow) {
        switch press.phase {
        case .began:
            guard let view = view(in: window) else { return }
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            let location = window.convert(middle, to: nil)
            pressed = location
            send(.began, at: location, press.timestamp)
        case .ended, .cancelled:
            guard let location = pressed else { return }
            pressed = nil
            send(press.phase == .ended ? .ended : .cancelled, at: location, press.timestamp)
        case .changed, .stationary: break
        }
    }

    private func send(_ phase: HostPointerPhase, at location: CGPoint, _ timestamp: TimeInterval) {
        application.dispatcher.deliver([
            .pointer(phase: phase, finger: Self.finger, location: location, timestamp: timestamp)
        ])
    }

    /// Whether a finger is the keyboard's own.
    static func isOwn(_ finger: Int) -> Bool { finger == Self.finger }

    // MARK: - Moving

    /// Focuses a view. A text input becomes the first responder with all its text selected; its caret is its
    /// ring. Another view takes that role away from it, unless it refuses.
    private func focus(_ view: UIView) {
        if view is any UIKeyInput {
            guard view.becomeFirstResponder() else { return }
            (view as? any UITextInput)?.selectEverything()
        } else if let input = view.window?.firstResponder as? any UIKeyInput {
            guard input.resignFirstResponder() else { return }
        }
        ring?.removeFromSuperview()
        let last = focused
        focused = view
        view.scrollIntoSight()
        ring = view is any UIKeyInput ? nil : FocusRing(around: view)
        for changed in [last, view] { (changed as? any StateFollowing)?.stateMayHaveChanged() }
    }

    /// Moves the focus to the next or the previous view in reading order, in a circle. The rows of a table
    /// are one stop.
    private func move(by step: Int, in window: UIWindow) {
        var stops: [UIView] = []
        for view in window.focusableViews where !stops.contains(where: { $0.isInTable(of: view) }) {
            stops.append(view)
        }
        guard !stops.isEmpty else { return }
        guard let current = view(in: window),
            let index = stops.firstIndex(where: { $0 === current || $0.isInTable(of: current) })
        else { return enter(step > 0 ? stops[0] : stops[stops.count - 1]) }
        enter(stops[(index + step + stops.count) % stops.count])
    }

    /// Focuses a stop; of a table the row that its delegate prefers.
    private func enter(_ stop: UIView) {
        focus((stop as? UITableViewCell)?.preferred ?? stop)
    }

    /// Moves the focus to the nearest view in a direction.
    private func move(_ direction: Direction, in window: UIWindow) {
        guard let current = view(in: window) else { return move(by: 1, in: window) }
        if let cell = current as? UITableViewCell, direction == .up || direction == .down,
            let next = cell.neighbor(direction == .up ? -1 : 1)
        {
            return focus(next)
        }
        let start = current.frameInWindow
        let candidates = window.focusableViews.filter { $0 !== current }
            .compactMap { view in
                direction.distance(from: start, to: view.frameInWindow).map { (view: view, distance: $0) }
            }
        if let nearest = candidates.min(by: { $0.distance < $1.distance }) { focus(nearest.view) }
    }
}

extension FocusSystem.Direction {
    /// Returns how far a rectangle is from another in this direction; nil if it does not lie there. The part
    /// across the direction counts twice.
    fileprivate func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
        let way = CGVector(dx: end.midX - start.midX, dy: end.midY - start.midY)
        let (along, aside): (CGFloat, CGFloat) =
            switch self {
            case .up: (-way.dy, way.dx)
            case .down: (way.dy, way.dx)
            case .left: (-way.dx, way.dy)
            case .right: (way.dx, way.dy)
            }
        guard along > 1, abs(aside) <= along * 2 else { return nil }
        return along + 2 * abs(aside)
    }
}

// MARK: - Views

extension UIView {
    fileprivate var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// Whether both are rows of the same table.
    fileprivate func isInTable(of other: UIView) -> Bool {
        guard self is UITableViewCell, other is UITableViewCell else { return false }
        return superview === other.superview
    }

    /// The views in here that can have the focus and can be reached, in reading order.
    fileprivate var focusableViews: [UIView] { focusGroups.flatMap(\.views) }

    /// The same with their places; the views of another view controller, or in a scroll view, are one group, where
    /// its first one is.
    private var focusGroups: [(views: [UIView], place: CGPoint)] {
        var found: [(views: [UIView], place: CGPoint)] = []
        collectFocusableViews(in: window, into: &found)
        // Views at about the same height are one line.
        let line: CGFloat = 20
        return found.enumerated().sorted { one, other in
            let (first, second) = (one.element.place, other.element.place)
            let (upper, lower) = ((first.y / line).rounded(), (second.y / line).rounded())
            if upper != lower { return upper < lower }
            return first.x == second.x ? one.offset < other.offset : first.x < second.x
        }.map(\.element)
    }

    private func collectFocusableViews(
        in window: UIWindow?, into found: inout [(views: [UIView], place: CGPoint)]
    ) {
        for view in subviews where !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled {
            if view.canBecomeFocused {
                if window?.canReach(view) == true {
                    let frame = view.frameInWindow
                    found.append(([view], CGPoint(x: frame.minX, y: frame.midY)))
                }
            } else if view.owningViewController != nil || view is UIScrollView {
                let groups = view.focusGroups
                guard let place = groups.first?.place else { continue }
                found.append((groups.flatMap(\.views), view.placeOfGroup(beginningAt: place)))
            } else {
                view.collectFocusableViews(in: window, into: &found)
            }
        }
    }

    /// Returns where a group counts as being: that of a scroll view does not leave it with what is scrolled away.
    private func placeOfGroup(beginningAt place: CGPoint) -> CGPoint {
        guard self is UIScrollView else { return place }
        let frame = frameInWindow
        return CGPoint(
            x: min(max(place.x, frame.minX), frame.maxX), y: min(max(place.y, frame.minY), frame.maxY))
    }

    /// The outermost scroll view that would have to be scrolled for the middle of the view to be seen; nil for none.
    fileprivate var scrollViewThatHidesIt: UIScrollView? {
        var found: UIScrollView?
        var ancestor = superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: scrollView)
                let content = CGRect(origin: .zero, size: scrollView.contentSize)
                if !scrollView.bounds.contains(middle), content.contains(middle) { found = scrollView }
            }
            ancestor = current.superview
        }
        return found
    }

    /// Scrolls until the view and the ring around it are seen.
    fileprivate func scrollIntoSight() {
        let area = self is UITableViewCell ? bounds : FocusRing.area(around: bounds)
        var ancestor = superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                scrollView.scrollRectToVisible(convert(area, to: scrollView), animated: true)
            }
            ancestor = current.superview
        }
    }
}

extension UITextInput {
    fileprivate func selectEverything() {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }
}

extension UIWindow {
    /// Whether a finger on the middle of a view would hit it, after scrolling there.
    fileprivate func canReach(_ view: UIView) -> Bool {
        if let scrollView = view.scrollViewThatHidesIt { return canReach(scrollView) }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
        guard bounds.contains(middle), let hit = hitTest(middle, with: nil) else { return false }
        return hit.isDescendant(of: view)
    }
}

extension UITableViewCell {
    private var table: UITableView? {
        var ancestor = superview
        while let current = ancestor, !(current is UITableView) { ancestor = current.superview }
        return ancestor as? UITableView
    }

    /// Returns the cell of the row before or after this one, scrolled into sight.
    fileprivate func neighbor(_ step: Int) -> UITableViewCell? {
        guard let table, let row = table.indexPath(for: self), let next = table.row(row, movedBy: step)
        else { return nil }
        return table.cellInSight(at: next)
    }

    /// The cell of the row on which the table's delegate wants the focus, scrolled into sight; nil where it does not
    /// say, or that row cannot have it.
    fileprivate var preferred: UITableViewCell? {
        guard let table, let row = table.tableDelegate?.indexPathForPreferredFocusedView(in: table),
            let cell = table.cellInSight(at: row), cell.canBecomeFocused
        else { return nil }
        return cell
    }
}

extension UITableView {
    /// Scrolls to a row and returns its cell.
    fileprivate func cellInSight(at row: IndexPath) -> UITableViewCell? {
        scrollToRow(at: row, at: .none, animated: false)
        layoutIfNeeded()
        return cellForRow(at: row)
    }

    /// Returns the row so many rows before or after another, across sections; nil beyond the ends.
    fileprivate func row(_ indexPath: IndexPath, movedBy step: Int) -> IndexPath? {
        var (row, section) = (indexPath.row + step, indexPath.section)
        while row < 0 {
            section -= 1
            guard section >= 0 else { return nil }
            row += numberOfRows(inSection: section)
        }
        while row >= numberOfRows(inSection: section) {
            row -= numberOfRows(inSection: section)
            section += 1
            guard section < numberOfSections else { return nil }
        }
        return IndexPath(row: row, section: section)
    }
}

/// A ring around the focused view. It lies in the view, so that it moves with it.
@MainActor
private final class FocusRing: UIView {
    private static let lineWidth: CGFloat = 3
    /// Points between the view and the ring; inside where the view would cut it off.
    private static let outset: CGFloat = 4
    private static let inset: CGFloat = 2
    /// The radius around a view without round corners.
    private static let cornerRadius: CGFloat = 8

    /// Returns a rectangle with its ring and a little room, as something that is cut off looks as if it went on.
    static func area(around bounds: CGRect) -> CGRect { bounds.insetBy(dx: -2 * outset, dy: -2 * outset) }

    convenience init(around view: UIView) {
        let isInside = view is UITableViewCell || view.clipsToBounds
        let distance = isInside ? Self.inset : -Self.outset
        self.init(frame: view.bounds.insetBy(dx: distance, dy: distance))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius - distance : Self.cornerRadius
        layer.cornerRadius = min(max(radius, 0), min(bounds.width, bounds.height) / 2)
        layer.borderWidth = Self.lineWidth
        UIView.performWithoutAnimation { view.addSubview(self) }
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        layer.borderColor = resolved(.tintColor)
    }
}
