import Foundation

/// The updates of a table: those that are gathered, and how the ones that are carried out begin.
@MainActor
struct TableUpdates {
    /// How many calls that gather are open.
    var depth = 0
    var changes = TableChanges()
    /// What is called when the animations have ended.
    var completions: [(Bool) -> Void] = []
    /// How the rows that are new begin, during an update.
    private(set) var arriving: [IndexPath: (frame: CGRect, alpha: CGFloat)]?

    mutating func begin(_ arriving: [IndexPath: (frame: CGRect, alpha: CGFloat)]) { self.arriving = arriving }
    mutating func end() { arriving = nil }

    /// Where the cell of a row begins that comes into sight during an update; nil for its place.
    func start(of indexPath: IndexPath) -> CGRect? { arriving?[indexPath]?.frame }

    func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
        if let alpha = arriving?[indexPath]?.alpha, alpha != 1 { cell.alpha = alpha }
    }
}

extension UITableView.RowAnimation {
    /// How a row looks that has not come yet, or has gone.
    func away(_ frame: CGRect) -> (frame: CGRect, alpha: CGFloat) {
        switch self {
        case .left: (frame.offsetBy(dx: -frame.width, dy: 0), 0)
        case .right: (frame.offsetBy(dx: frame.width, dy: 0), 0)
        case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
        case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
        case .none: (frame, 1)
        case .fade, .middle, .automatic: (frame, 0)
        }
    }
}
