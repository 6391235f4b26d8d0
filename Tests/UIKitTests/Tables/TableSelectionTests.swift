import Testing
import UITesting

@testable import UIKit

/// What delegates say about selected rows, and what happens to rows that are touched, measured and asked for. The
/// table is 200 × 300 points and has 30 rows of 50.
@Suite struct TableSelectionTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 30
        var selects: (Int) -> Int? = { $0 }
        var deselects: (Int) -> Int? = { $0 }
        var calls: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            selects(indexPath.row).map { IndexPath(row: $0, section: 0) }
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            deselects(indexPath.row).map { IndexPath(row: $0, section: 0) }
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("unhighlight \(indexPath.row)")
        }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let rows = Rows()

    init() {
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (rows, rows)
        stage.window.addSubview(table)
        stage.advance(by: 0)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func tap(_ row: Int) { stage.tap(CGPoint(x: 100, y: CGFloat(row) * 50 + 25)) }

    private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    @Test func `the delegate may have another row selected than the one that is touched`() {
        rows.selects = { $0 + 2 }

        tap(1)

        #expect(selected == [3] && rows.calls == ["select 3", "unhighlight 1"])
        #expect(table.cellForRow(at: path(3))?.isSelected == true)
        #expect(table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test func `the delegate may keep a row selected, or let go of another one`() {
        table.allowsMultipleSelection = true
        for row in [0, 1, 2] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        rows.deselects = { $0 == 0 ? nil : 2 }

        tap(0)
        #expect(selected == [0, 1, 2] && rows.calls == ["unhighlight 0"])
        tap(1)

        #expect(selected == [0, 1])
        #expect(rows.calls == ["unhighlight 0", "deselect 2", "unhighlight 1"])
    }

    @Test func `a row that the delegate keeps stays selected beside the one that is touched next`() {
        tap(0)
        rows.deselects = { $0 == 0 ? nil : $0 }
        rows.calls = []

        tap(1)
        #expect(selected == [0, 1] && rows.calls == ["select 1", "unhighlight 1"])
        #expect(table.cellForRow(at: path(0))?.isSelected == true)
        tap(2)

        #expect(selected == [0, 2])
        #expect(rows.calls.suffix(3) == ["deselect 1", "select 2", "unhighlight 2"])
    }

    @Test func `of several selected rows the first stays where only one may be`() {
        table.allowsMultipleSelection = true
        for row in [4, 1, 3] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }

        table.allowsMultipleSelection = false

        #expect(selected == [1] && table.cellForRow(at: path(3))?.isSelected == false)
        #expect(table.cellForRow(at: path(1))?.isSelected == true)
    }

    @Test func `a row below the finger stays that row while others go`() {
        stage.touch(.began, at: CGPoint(x: 100, y: 175))
        stage.advance(by: 0.2)
        #expect(table.cellForRow(at: path(3))?.isHighlighted == true)

        rows.count -= 1
        stage.run { table.deleteRows(at: [path(0)], with: .none) }
        stage.advance(by: 0.5)
        #expect(table.cellForRow(at: path(2))?.isHighlighted == true)
        stage.touch(.ended, at: CGPoint(x: 100, y: 175))

        #expect(selected.isEmpty && rows.calls == ["unhighlight 2"])
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    // MARK: - Scrolling and places

    @Test func `without a position a table scrolls no further than needed`() {
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: path(row), at: position, animated: false)
            return table.contentOffset.y
        }
        table.contentOffset.y = 100

        #expect(offset(3, .none) == 100)
        #expect(offset(10, .none) == 250)
        #expect(offset(1, .none) == 50)
        #expect(offset(10, .middle) == 375)
        #expect(offset(0, .middle) == 0 && offset(29, .middle) == 1200)
        #expect(offset(99, .top) == 1200, "there is no such row")
    }

    @Test func `rows are found within the width of the table, and in a rectangle without height`() {
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 149)) == path(2))
        #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 60)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 200, y: 60)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1500)) == nil)

        func rows(_ y: CGFloat, _ height: CGFloat) -> [Int]? {
            table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 200, height: height))?.map(\.row)
        }
        #expect(rows(50, 50) == [1] && rows(49, 52) == [0, 1, 2])
        #expect(rows(60, 0) == [1] && rows(1600, 100) == [])
        #expect(table.indexPathsForRows(in: .null) == [])
    }

    @Test func `a cell that is used again is neither selected nor highlighted nor edited`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        (cell.isSelected, cell.isHighlighted, cell.isEditing) = (true, true, true)
        #expect(cell.selectedBackgroundView?.alpha == 1)

        cell.prepareForReuse()

        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(cell.selectedBackgroundView?.alpha == 0)
    }

    @Test(
        arguments: [
            (.left, -90, 20, 0), (.right, 110, 20, 0), (.top, 10, -20, 0), (.bottom, 10, 60, 0),
            (.none, 10, 20, 1), (.fade, 10, 20, 0), (.middle, 10, 20, 0), (.automatic, 10, 20, 0),
        ] as [(UITableView.RowAnimation, CGFloat, CGFloat, CGFloat)])
    func `a row comes from its side, fades, or is there at once`(
        animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat, alpha: CGFloat
    ) {
        let away = animation.away(CGRect(x: 10, y: 20, width: 100, height: 40))

        #expect(away.frame == CGRect(x: x, y: y, width: 100, height: 40) && away.alpha == alpha)
    }
}
