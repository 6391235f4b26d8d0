import Testing
import UITesting

@testable import UIKit

/// A table of 20 rows of 44 points in which rows are selected while it is edited; the row 2 cannot be edited.
@MainActor
@Suite struct SelectionWhileEditingTests {
    private let stage: Stage
    private let table: UITableView
    private let rows = Rows()

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 2
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.row)")
        }
    }

    init() {
        let (rows, stage) = (rows, Stage(size: CGSize(width: 320, height: 480)))
        self.stage = stage
        table = stage.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.rowHeight = 44
            (table.dataSource, table.delegate) = (rows, rows)
            table.allowsMultipleSelectionDuringEditing = true
            let controller = UIViewController()
            controller.view.addSubview(table)
            stage.present(controller)
            return table
        }
        stage.settle()
    }

    private func cell(_ row: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    private func mark(_ row: Int) -> SelectionMark? {
        cell(row)?.subviews.lazy.compactMap { $0 as? SelectionMark }.first
    }

    private func tap(_ row: Int) {
        stage.tap(CGPoint(x: 200, y: CGFloat(row) * 44 + 22))
        stage.settle()
    }

    private func edit(_ isEditing: Bool) {
        stage.run { table.setEditing(isEditing, animated: true) }
        stage.settle()
    }

    @Test func `rows show a mark in place of the control that deletes them, and touches select several`() {
        edit(true)
        #expect(mark(0)?.isOn == false && cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
        #expect(cell(0)?.contentView.frame.minX == 38)
        #expect(mark(2) == nil && cell(2)?.contentView.frame.minX == 0, "it cannot be edited")

        tap(0)
        tap(4)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 4])
        #expect(mark(0)?.isOn == true && mark(4)?.isOn == true && mark(1)?.isOn == false)
        tap(0)
        #expect(rows.calls == ["select 0", "select 4", "deselect 0"])
        #expect(mark(0)?.isOn == false)
    }

    @Test func `editing begins and ends without a selection, and takes the marks away`() {
        tap(1)
        #expect(table.indexPathForSelectedRow?.row == 1)
        edit(true)
        #expect(table.indexPathsForSelectedRows == nil)
        tap(3)
        edit(false)
        #expect(table.indexPathsForSelectedRows == nil && mark(3) == nil && cell(3)?.isSelected == false)

        tap(0)
        tap(1)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1], "one at a time again")
    }

    @Test func `rows that come into sight show whether they are selected`() {
        edit(true)
        stage.run {
            table.selectRow(at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .none)
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        }
        stage.run { table.contentOffset.y = 400 }
        stage.settle()
        #expect(mark(15)?.isOn == true && mark(14)?.isOn == false)
    }

    @Test func `the setting takes effect while the table is edited, and without it controls come back`() {
        edit(true)
        tap(0)
        stage.run { table.allowsMultipleSelectionDuringEditing = false }
        stage.settle()
        #expect(mark(0) == nil && cell(0)?.editingStyle == .delete && cell(0)?.isEditing == true)
        tap(1)
        #expect(rows.calls == ["select 0"], "rows of a table that is edited are not selected by touch")
    }
}
