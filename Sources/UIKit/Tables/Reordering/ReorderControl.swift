import Foundation

/// The three lines at the right of a row that is edited: a finger on them moves the row.
@MainActor
final class ReorderControl: UIControl, KeepsItsTouches {
    /// The room that it takes at the end of a row, in points.
    static let width: CGFloat = 46
    /// The lines: their number, size and distance, in points.
    private static let count = 3
    private static let line = CGSize(width: 20, height: 1.5)
    private static let distance: CGFloat = 6

    private let lines = (0..<count).map { _ in UIView() }

    init() {
        super.init(frame: .zero)
        for line in lines {
            line.backgroundColor = .tertiaryLabel
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    private var row: (table: UITableView, cell: UITableViewCell)? {
        guard let cell = superview as? UITableViewCell, let table = cell.superview as? UITableView else {
            return nil
        }
        return (table, cell)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = CGFloat(Self.count - 1) * Self.distance
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: ((bounds.width - Self.line.width) / 2).rounded(),
                y: ((bounds.height - height) / 2).rounded() + CGFloat(index) * Self.distance,
                width: Self.line.width, height: Self.line.height)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let row else { return false }
        return row.table.beginMove(row.cell, at: touch.location(in: row.table).y)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let row, row.table.moving != nil else { return false }
        row.table.continueMove(to: touch.location(in: row.table).y)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        row?.table.endMove(isCancelled: false)
    }

    override func cancelTracking(with event: UIEvent?) { row?.table.endMove(isCancelled: true) }
}
