import Foundation

/// What the rows of a table keep their contents and lines away from.
@MainActor
struct TableInsets: Equatable {
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
    /// Whether code has chosen the inset of the lines.
    var hasOwnSeparator = false
    var keepsSafeArea = true
    var isReadable = false

    /// The space beside the contents of a row of some width, in points.
    func margin(in width: CGFloat) -> CGFloat {
        let readable = (width - InsetGuide.readableWidth) / 2
        return isReadable ? max(UITableViewCell.margin, readable) : UITableViewCell.margin
    }

    /// The part of a row's safe area that its contents keep away from.
    func safeRoom(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        keepsSafeArea ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right) : .zero
    }

    /// How far from the row's edge a line begins, beyond its own inset, in points.
    func lineStart(_ safe: UIEdgeInsets, width: CGFloat) -> CGFloat {
        guard hasOwnSeparator else { return safe.left + margin(in: width) - UITableViewCell.margin }
        return reference == .fromAutomaticInsets ? safe.left + margin(in: width) : 0
    }

    /// How far from the row's other edge a line ends, beyond its own inset, in points.
    func lineEnd(_ safe: UIEdgeInsets) -> CGFloat {
        hasOwnSeparator && reference == .fromAutomaticInsets ? safe.right : 0
    }
}

extension UITableView {
    /// From where the inset of lines counts.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the row.
        case fromCellEdges = 0
        /// From where lines begin and end by themselves: at the contents, beside the safe area.
        case fromAutomaticInsets = 1
    }

    /// From where `separatorInset` counts. Default the edges of the rows.
    public var separatorInsetReference: SeparatorInsetReference {
        get { insets.reference }
        set { insets.reference = newValue }
    }

    /// Whether contents of rows, headers and footers keep away from the safe area's edges at the sides. Default true.
    public var insetsContentViewsToSafeArea: Bool {
        get { insets.keepsSafeArea }
        set { insets.keepsSafeArea = newValue }
    }

    /// Whether contents of rows in a wide table are as wide as text that reads well. Default false.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { insets.isReadable }
        set { insets.isReadable = newValue }
    }

    /// Lays the rows and bars in sight out anew.
    func rowInsetsDidChange() {
        for (indexPath, cell) in cells { dress(cell, at: indexPath) }
        for bar in Array(bars.headers.values) + Array(bars.footers.values) {
            (bar as? UITableViewHeaderFooterView)?.rowInsets = insets
        }
    }
}
