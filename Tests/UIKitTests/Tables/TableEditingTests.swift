import Testing
import UIKit
import UITesting

@MainActor
@Suite struct TableEditingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["a", "b", "c", "d"]
        var commits: [String] = []
        var selections: [Int] = []
        /// The row that is edited without a control.
        var plain: String?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            cell.editingAccessoryType = .checkmark
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            names[indexPath.row] != "c"
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            names[indexPath.row] == "d" ? .insert : names[indexPath.row] == plain ? .none : .delete
        }
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Away" }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            commits.append("\(editingStyle) \(names[indexPath.row])")
            guard editingStyle == .delete else { return }
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selections.append(indexPath.row)
        }
    }

    init() {
        table.dataSource = rows
        table.delegate = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        stage.present(controller)
    }

    private func cell(_ row: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    @Test func `cells that can be edited make room for their controls, and show another accessory`() {
        stage.run { table.setEditing(true, animated: true) }
        stage.settle()

        #expect(
            (0..<4).map { cell($0)?.editingStyle } == [
                .delete, .delete, UITableViewCell.EditingStyle.none, .insert,
            ])
        #expect((0..<4).map { cell($0)?.contentView.frame.minX } == [38, 38, 0, 38])
        #expect((0..<4).allSatisfy { cell($0)?.isEditing == true })
        let width = cell(0)?.contentView.frame.maxX ?? 320
        #expect(width < 320, "the accessory for editing takes room")

        stage.run { table.setEditing(false, animated: false) }
        stage.settle()
        #expect(cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell(0)?.isEditing == false)
    }

    @Test func `a row without a control is aligned with the others`() {
        rows.plain = "b"
        stage.run { table.setEditing(true, animated: false) }

        #expect((0..<4).map { cell($0)?.contentView.frame.minX } == [38, 38, 0, 38])
        #expect(cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
    }

    @Test func `the control shows a button, and the button deletes the row`() {
        stage.run { table.setEditing(true, animated: false) }

        stage.tap(CGPoint(x: 26, y: 66))
        stage.settle()
        #expect(cell(1)?.showingDeleteConfirmation == true)
        let isControlSeen = cell(1)?.subviews.contains {
            $0 is UIControl && $0.frame.maxX > 0 && $0.frame.maxX < 100
        }
        #expect(isControlSeen == false, "the control leaves with the content")
        #expect(rows.commits.isEmpty)
        stage.tap(CGPoint(x: 310, y: 66))
        stage.settle()

        #expect(rows.commits == ["delete b"])
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(cell(1)?.textLabel?.text == "c")
    }

    @Test func `a tap elsewhere takes the button back`() {
        stage.run { table.setEditing(true, animated: false) }
        stage.tap(CGPoint(x: 26, y: 22))
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 110))
        stage.settle()

        #expect(cell(0)?.showingDeleteConfirmation == false)
        #expect(cell(0)?.contentView.frame.minX == 38)
        #expect(rows.commits.isEmpty && rows.selections.isEmpty)
    }

    @Test func `the tap that takes the button back selects nothing`() {
        table.allowsSelectionDuringEditing = true
        stage.run { table.setEditing(true, animated: false) }
        stage.tap(CGPoint(x: 26, y: 22))
        stage.settle()

        stage.tap(CGPoint(x: 150, y: 110))
        stage.settle()
        #expect(cell(0)?.showingDeleteConfirmation == false && rows.selections.isEmpty)

        stage.tap(CGPoint(x: 150, y: 110))
        #expect(rows.selections == [2])
    }

    @Test func `a control that inserts commits at once`() {
        stage.run { table.setEditing(true, animated: false) }

        stage.tap(CGPoint(x: 26, y: 154))
        stage.settle()

        #expect(rows.commits == ["insert d"])
    }

    @Test func `rows are not selected while they are edited, unless the table lets them`() {
        stage.run { table.setEditing(true, animated: false) }
        stage.tap(CGPoint(x: 150, y: 22))
        #expect(rows.selections.isEmpty)

        table.allowsSelectionDuringEditing = true
        stage.tap(CGPoint(x: 150, y: 22))

        #expect(rows.selections == [0])
    }
}
