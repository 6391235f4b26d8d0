import Foundation

/// Finds out whether an application says something itself, or leaves it to the default of an optional method.
///
/// A default that is asked for something says so on the table. What changes data cannot be tried out: whether a
/// `UITableViewController` has a method of its own is read from its class.
@MainActor
enum OwnMethods {
    /// Whether the data source is a table view controller that deletes and inserts rows.
    static func commits(_ dataSource: (any UITableViewDataSource)?) -> Bool {
        overrides(dataSource, commitSlot)
    }

    /// Whether the data source is a table view controller that moves rows.
    static func moves(_ dataSource: (any UITableViewDataSource)?) -> Bool {
        overrides(dataSource, moveSlot)
    }

    private static let commitSlot = slot(of: CommitProbe.self)
    private static let moveSlot = slot(of: MoveProbe.self)

    private static func overrides(_ dataSource: (any UITableViewDataSource)?, _ slot: Int?) -> Bool {
        guard let slot, let controller = dataSource as? UITableViewController else { return false }
        return words(of: type(of: controller))[slot] != words(of: UITableViewController.self)[slot]
    }

    /// The place of a method in the class: the only one at which a class that overrides it differs from one that
    /// overrides nothing.
    private static func slot(of overriding: AnyClass) -> Int? {
        let (base, plain, probe) = (
            words(of: UITableViewController.self), words(of: PlainProbe.self), words(of: overriding)
        )
        let count = min(base.count, plain.count, probe.count)
        let found = (0..<count).filter { base[$0] == plain[$0] && base[$0] != probe[$0] }
        return found.count == 1 ? found[0] : nil
    }

    /// The words of a class from its address on: kind, superclass, sizes, description, then its methods.
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (size, before) = (
            address.load(fromByteOffset: 32, as: UInt32.self),
            address.load(fromByteOffset: 36, as: UInt32.self)
        )
        let count = size > before ? Int(size - before) / MemoryLayout<UInt>.stride : 0
        return UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt.self), count: count)
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
