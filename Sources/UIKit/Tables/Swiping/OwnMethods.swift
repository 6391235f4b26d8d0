import Foundation

/// Finds out whether an application says something itself, or leaves it to the default of an optional method.
///
/// A default that is asked for something says so on the table. Whether a `UITableViewController` changes data with a
/// method of its own is read from its class.
@MainActor
enum OwnMethods {
    private static let commit = OverridableMethod(
        of: UITableViewController.self, plain: PlainProbe.self, overriding: CommitProbe.self)
    private static let move = OverridableMethod(
        of: UITableViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self)

    /// Whether the data source is a table view controller that deletes and inserts rows.
    static func commits(_ dataSource: (any UITableViewDataSource)?) -> Bool {
        commit.isOverridden(in: dataSource)
    }

    /// Whether the data source is a table view controller that moves rows.
    static func moves(_ dataSource: (any UITableViewDataSource)?) -> Bool {
        move.isOverridden(in: dataSource)
    }
}

private final class PlainProbe: UITableViewController {}

private final class CommitProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { tableView.tag = editingStyle.rawValue }
}

private final class MoveProbe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.tag = -1 }
}

extension UITableView {
    /// Asks something, and finds out whether the application has an answer of its own.
    func asked<Answer>(_ question: () -> Answer) -> (answer: Answer, isOwn: Bool) {
        let before = tookDefault
        tookDefault = false
        let answer = question()
        defer { tookDefault = before }
        return (answer, !tookDefault)
    }
}
