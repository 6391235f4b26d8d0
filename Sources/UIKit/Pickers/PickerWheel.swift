import Foundation

/// The scroll view of one wheel: it comes to rest at whole rows.
@MainActor
final class PickerWheel: UIScrollView {
    /// The number of rows and their height, in points.
    var rows: (count: Int, height: CGFloat) = (0, 1)
    /// Called when the wheel has turned, and where rows are laid out anew.
    var turned: @MainActor () -> Void = {}
    /// The part of a row by which the mouse wheel was turned.
    private var turn: CGFloat = 0
    /// Called to move by rows, when the mouse wheel is turned.
    var stepped: @MainActor (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        decelerationRate = .init(rawValue: 0.996)
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// The row in the middle, between two rows perhaps.
    var middle: CGFloat { (contentOffset.y + contentInset.top) / rows.height }

    /// The row that is nearest to the middle; -1 without rows.
    var nearest: Int {
        guard rows.count > 0 else { return -1 }
        return Int(min(max(middle.rounded(), 0), CGFloat(rows.count - 1)))
    }

    /// Whether a row is in the middle, as exactly as pixels can show it.
    var isAtRow: Bool { abs(middle - middle.rounded()) * rows.height < 1 }

    func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(max(row, 0)) * rows.height - contentInset.top)
    }

    /// Returns the offset of the row that is nearest to one.
    private func snapped(_ offset: CGPoint) -> CGPoint {
        guard rows.count > 0 else { return clamped(offset) }
        let row = ((offset.y + contentInset.top) / rows.height).rounded()
        return self.offset(of: Int(min(max(row, 0), CGFloat(rows.count - 1))))
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { snapped(proposed) }

    override var restAfterTouch: CGPoint { snapped(contentOffset) }

    override func layoutSubviews() {
        super.layoutSubviews()
        turned()
    }

    /// Turns by rows.
    package override func handleScroll(_ scroll: ScrollWheel) {
        guard rows.count > 0 else { return }
        turn -= scroll.delta.dy / rows.height
        let whole = turn.rounded(.towardZero)
        guard whole != 0 else { return }
        turn -= whole
        stepped(Int(min(max(whole, -CGFloat(rows.count)), CGFloat(rows.count))))
    }
}
