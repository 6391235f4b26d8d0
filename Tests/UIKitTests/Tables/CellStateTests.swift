import Testing
import UIKit
import UITesting

/// A table of three rows of 44 points, the second one a level deeper.
@MainActor
@Suite struct CellStateTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()
    private let silent = Silent()

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let cells = (0..<3).map { _ in Cell(style: .default, reuseIdentifier: nil) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            indexPath.row == 1 ? 1 : 0
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
    }

    @MainActor
    private final class Cell: UITableViewCell {
        var calls: [String] = []

        override func willTransition(to state: UITableViewCell.StateMask) {
            super.willTransition(to: state)
            calls.append("will \(state.rawValue)")
        }

        override func didTransition(to state: UITableViewCell.StateMask) {
            super.didTransition(to: state)
            calls.append("did \(state.rawValue)")
        }
    }

    private final class Silent: NSObject, UITableViewDelegate {}

    /// Adds to the level that a table view controller has for the first three of a hundred rows.
    private final class Outline: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        override func tableView(
            _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
        ) -> Int {
            super.tableView(tableView, indentationLevelForRowAt: indexPath) + (indexPath.row < 3 ? 2 : 0)
        }
    }

    init() {
        for cell in rows.cells { cell.textLabel?.text = "Row" }
        (table.dataSource, table.delegate) = (rows, rows)
        let controller = UIViewController()
        controller.view.addSubview(table)
        stage.present(controller)
        stage.settle()
    }

    @Test func `a level moves the title as far as the width says, and the delegate says which level`() {
        let (plain, deeper) = (rows.cells[0], rows.cells[1])
        let start = plain.textLabel?.frame.minX ?? 0
        #expect(deeper.indentationLevel == 1 && deeper.indentationWidth == 10)
        #expect(deeper.textLabel?.frame.minX == start + 10)

        stage.run {
            deeper.indentationLevel = 2
            deeper.indentationWidth = 15
        }
        stage.settle()

        #expect(deeper.textLabel?.frame.minX == start + 30)
        #expect(deeper.textLabel?.frame.maxX == plain.textLabel?.frame.maxX)
        #expect(deeper.contentView.frame == plain.contentView.frame)
    }

    @Test func `configured contents are moved as a whole`() {
        let cell = rows.cells[1]

        stage.run { cell.contentConfiguration = cell.defaultContentConfiguration() }
        stage.settle()

        #expect(cell.contentView.frame == CGRect(x: 10, y: 0, width: 310, height: 44))
    }

    @Test func `without an answer of the delegate the cell keeps its own level`() {
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let cell = rows.cells[2]
        cell.indentationLevel = 3

        stage.run {
            table.removeFromSuperview()
            (list.dataSource, list.delegate) = (rows, silent)
            stage.window.addSubview(list)
        }
        stage.settle()

        #expect(cell.superview === list && cell.indentationLevel == 3)
    }

    @Test func `a cell that is used again does not keep the level of another row`() throws {
        let outline = Outline(style: .plain)
        stage.present(outline)
        stage.settle()
        let table: UITableView = outline.tableView
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.indentationLevel == 2)

        for y: CGFloat in [2000, 3000] {
            stage.run { table.contentOffset.y = y }
            stage.settle()
        }

        #expect(table.visibleCells.contains(cell))
        #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 0 })
    }

    @Test func `a cell hears before and after editing`() {
        let cell = rows.cells[0]

        stage.run { table.setEditing(true, animated: true) }
        let began = cell.calls
        stage.settle()
        let ended = cell.calls
        stage.run { table.setEditing(false, animated: false) }

        #expect(began == ["will 1"])
        #expect(ended == ["will 1", "did 1"])
        #expect(cell.calls == ["will 1", "did 1", "will 0", "did 0"])
    }

    @Test func `a cell hears of the button that deletes its row`() {
        let cell = rows.cells[0]
        stage.run { table.setEditing(true, animated: false) }
        cell.calls = []

        stage.tap(CGPoint(x: 26, y: 22))
        stage.settle()

        #expect(cell.calls == ["will 3", "did 3"])
        stage.run { table.setEditing(false, animated: true) }
        stage.settle()
        #expect(cell.calls == ["will 3", "did 3", "will 0", "did 0"])
    }

    @Test func `a cell hears of the buttons of a swipe`() {
        let cell = rows.cells[0]

        stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 220, y: 22), over: 0.5)
        stage.settle()

        #expect(cell.calls == ["will 2", "did 2"])
        stage.tap(CGPoint(x: 100, y: 110))
        stage.settle()
        #expect(cell.calls == ["will 2", "did 2", "will 0", "did 0"])
    }
}
