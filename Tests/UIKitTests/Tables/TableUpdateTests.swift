import Testing
import UITesting

@testable import UIKit

@Suite struct TableMappingTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `rows move up and down around those that go and come`() {
        var changes = TableChanges()
        changes.deleted[path(0)] = .fade
        changes.inserted[path(2)] = .fade
        changes.inserted[path(3)] = .fade

        let mapping = TableMapping(from: [4], to: [5], changes)

        #expect(mapping.problem == nil)
        #expect((0..<4).map { mapping.place(of: path($0))?.row } == [nil, 0, 1, 4])
    }

    @Test func `sections take their rows along, and a row moves between them`() {
        var changes = TableChanges()
        changes.insertedSections = [0]
        changes.deletedSections = [1]
        changes.moved[path(0, 0)] = path(1, 2)

        let mapping = TableMapping(from: [2, 3, 1], to: [4, 1, 2], changes)

        #expect(mapping.problem == nil)
        #expect(mapping.place(of: path(1, 0)) == path(0, 1))
        #expect(mapping.place(of: path(0, 0)) == path(1, 2))
        #expect(mapping.place(of: path(0, 1)) == nil)
        #expect(mapping.place(of: path(0, 2)) == path(0, 2))
    }

    @Test func `a section that moves takes its rows along, those that have moved out of it as well`() {
        var changes = TableChanges()
        changes.movedSections = [2: 0]
        changes.deletedSections = [1]
        changes.moved[path(0, 2)] = path(0, 1)

        let mapping = TableMapping(from: [2, 3, 2], to: [1, 3], changes)

        #expect(mapping.problem == nil)
        #expect(mapping.place(of: path(1, 2)) == path(0, 0))
        #expect(mapping.place(of: path(0, 2)) == path(0, 1))
        #expect(mapping.place(of: path(1, 0)) == path(2, 1))
        #expect(mapping.place(of: path(0, 1)) == nil)
    }

    @Test(arguments: [[3: 0], [0: 3], [0: 1, 2: 1]])
    func `a section that moves must be there before and after, and have a place of its own`(moves: [Int: Int])
    {
        var changes = TableChanges()
        changes.movedSections = moves

        #expect(TableMapping(from: [1, 1, 1], to: [1, 1, 1], changes).problem != nil)
    }

    @Test func `numbers that do not fit get UIKit's sentence`() {
        var changes = TableChanges()
        changes.inserted[path(0)] = .fade

        #expect(
            TableMapping(from: [2], to: [2], changes).problem?
                .contains("Invalid update: invalid number of rows in section 0") == true)
        #expect(
            TableMapping(from: [2], to: [2, 2], TableChanges()).problem?
                .contains("Invalid update: invalid number of sections") == true)
    }
}

@Suite struct TableUpdateTests {
    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
    private let rows = Rows()

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = (0..<30).map { "Row \($0)" }
        var tall: Int?
        var made = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == tall ? 100 : 50
        }
    }

    private func show() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        stage.window.addSubview(table)
        stage.advance(by: 0)
    }

    private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
    private func top(_ row: Int) -> CGFloat? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.layer.presentation()?.frame.minY
    }

    @Test func `a row that goes fades, and those below move up`() {
        show()
        let gone = table.cellForRow(at: IndexPath(row: 1, section: 0))

        stage.run {
            rows.names.remove(at: 1)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        stage.advance(by: 0.15)
        let (alpha, y) = (gone?.layer.presentation()?.opacity ?? 0, top(1) ?? 0)
        stage.advance(by: 0.3)

        #expect(alpha > 0.1 && alpha < 0.9)
        #expect(y > 50 && y < 100)
        #expect(gone?.superview == nil && top(1) == 50)
        #expect(texts.prefix(3) == ["Row 0", "Row 2", "Row 3"])
        #expect(table.contentSize.height == 1450 as CGFloat)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a row that comes into sight moves up from where it was`() {
        show()

        stage.run {
            rows.names.remove(at: 0)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        let last = table.indexPathsForVisibleRows?.last?.row ?? 0
        stage.advance(by: 0.1)
        let y = top(last) ?? 0
        stage.advance(by: 0.4)

        #expect(y > CGFloat(last) * 50 + 5 && y < CGFloat(last) * 50 + 50)
        #expect(top(last) == CGFloat(last) * 50)
    }

    @Test func `a row that comes moves in from its side, and a batch is shown at once`() {
        show()

        stage.run {
            table.performBatchUpdates {
                rows.names.insert("New", at: 0)
                rows.names.removeLast()
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
                table.deleteRows(at: [IndexPath(row: 29, section: 0)], with: .none)
            }
        }
        stage.advance(by: 0.1)
        let frame = table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.presentation()?.frame
        stage.advance(by: 0.4)

        #expect((frame?.minX ?? 0) < -10)
        #expect(texts.prefix(2) == ["New", "Row 0"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 0)
    }

    @Test func `heights that change are animated by an update without changes`() {
        show()
        let made = rows.made

        stage.run {
            rows.tall = 1
            table.beginUpdates()
            table.endUpdates()
        }
        stage.advance(by: 0.15)
        let half = top(2) ?? 0
        stage.advance(by: 0.3)

        #expect(half > 100 && half < 150)
        #expect(top(2) == 150 && rows.made == made)
    }

    @Test func `a reloaded row gets a new cell, and the selection follows its row`() {
        show()
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)

        stage.run {
            rows.names[2] = "Other"
            table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
            rows.names.remove(at: 0)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        stage.advance(by: 0.5)

        #expect(texts.prefix(3) == ["Row 1", "Other", "Row 3"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test func `an update that does not fit gets UIKit's message, and the table shows what there is`() {
        show()

        stage.run {
            rows.names.removeFirst(2)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        stage.advance(by: 0.5)

        #expect(
            stage.diagnostics.last?.message.contains("Invalid update: invalid number of rows in section 0")
                == true)
        #expect(texts.first == "Row 2")
    }

    @Test func `a section moves to its new place with its cells`() {
        final class Sections: NSObject, UITableViewDataSource {
            var names = ["A", "B", "C"]
            var made = 0
            func numberOfSections(in tableView: UITableView) -> Int { names.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                made += 1
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                names[section]
            }
        }
        let sections = Sections()
        (table.dataSource, table.rowHeight) = (sections, 50)
        stage.window.addSubview(table)
        stage.advance(by: 0)
        let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: 0, section: $0)) }

        stage.run {
            sections.names = ["C", "A", "B"]
            table.moveSection(2, toSection: 0)
        }
        stage.advance(by: 0.1)
        let y = cells[2]?.layer.presentation()?.frame.minY ?? 0
        stage.advance(by: 0.5)

        #expect(y > 30 && y < 160)
        let moved = (0..<3).map { table.cellForRow(at: IndexPath(row: 0, section: $0)) }
        #expect(moved == [cells[2], cells[0], cells[1]] && sections.made == 3)
        #expect((0..<3).map { table.headerView(forSection: $0)?.textLabel?.text } == ["C", "A", "B"])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `an end without a beginning is ignored, with a message`() {
        show()

        stage.run { table.endUpdates() }

        #expect(stage.diagnostics.last?.call == "endUpdates()")
    }

    @Test func `several rows are selected by touches, and deselected by another one`() {
        show()
        table.allowsMultipleSelection = true

        for y in [25, 75, 25] as [CGFloat] {
            stage.tap(CGPoint(x: 100, y: y))
        }

        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        table.allowsMultipleSelection = false
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }
}
