import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct ReorderingTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = [["a", "b", "c", "d"], ["e", "f"]]
        var moves: [String] = []
        var target: IndexPath?
        var applies = true

        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            section == 0 ? 0 : 20
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? nil : "More"
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .none }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            names[indexPath.section][indexPath.row] != "d"
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append("\(Array(sourceIndexPath)) \(Array(destinationIndexPath))")
            guard applies else { return }
            let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { target ?? proposedDestinationIndexPath }
    }

    init() {
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        stage.present(controller)
        table.setEditing(true, animated: false)
        stage.settle()
    }

    private var shown: [String?] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text }
    }

    private func drag(_ y: CGFloat, to end: CGFloat) {
        stage.drag(from: CGPoint(x: 297, y: y), to: CGPoint(x: 297, y: end), over: 0.5)
        stage.settle()
    }

    @Test func `rows that can be moved have a control, which makes the content smaller`() {
        let cells = table.visibleCells
        #expect(cells.map { $0.editing.reorderControl != nil } == [true, true, true, false, true, true])
        #expect(cells[0].contentView.frame.maxX == 274)
        #expect(cells[3].contentView.frame.maxX == 320)
    }

    @Test func `a row is dragged down, and the others make room`() {
        stage.touch(.began, at: CGPoint(x: 297, y: 22))
        stage.advance(by: 0.1)
        stage.move(to: CGPoint(x: 297, y: 22 + 70), over: 0.3)
        stage.advance(by: 0.4)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 70)
        #expect(table.contentOffset.y == 0)
        #expect(rows.moves.isEmpty)
        stage.touch(.ended, at: CGPoint(x: 297, y: 22 + 70))
        stage.settle()

        #expect(rows.moves == ["[0, 0] [0, 2]"])
        #expect(rows.names[0] == ["b", "c", "a", "d"])
        #expect(shown == ["b", "c", "a", "d", "e", "f"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 196, 240])
    }

    @Test func `a row is dragged up`() {
        drag(110, to: 20)
        #expect(rows.names[0] == ["c", "a", "b", "d"])
        #expect(shown == ["c", "a", "b", "d", "e", "f"])
    }

    @Test func `a row goes to another section`() {
        drag(66, to: 66 + 200)
        #expect(rows.moves == ["[0, 1] [1, 2]"])
        #expect(rows.names == [["a", "c", "d"], ["e", "f", "b"]])
        #expect(shown == ["a", "c", "d", "e", "f", "b"])

        drag(table.rectForRow(at: IndexPath(row: 0, section: 1)).midY, to: 110)
        #expect(rows.names == [["a", "c", "e", "d"], ["f", "b"]])
    }

    @Test func `a row that is let go where it was stays`() {
        drag(22, to: 30)
        #expect(rows.moves.isEmpty)
        #expect(shown == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `the delegate says another place, and one that does not exist is refused`() {
        rows.target = IndexPath(row: 3, section: 0)
        drag(22, to: 70)
        #expect(rows.moves == ["[0, 0] [0, 3]"])

        rows.target = IndexPath(row: 9, section: 0)
        drag(22, to: 70)
        #expect(rows.moves.last == "[0, 0] [0, 1]")
        #expect(stage.diagnostics.count == 1)

        rows.target = IndexPath()
        drag(22, to: 70)
        #expect(rows.moves.last == "[0, 0] [0, 1]")
        #expect(stage.diagnostics.count == 2)
    }

    @Test func `a touch that is taken away, and the end of editing, put the row back`() {
        stage.touch(.began, at: CGPoint(x: 297, y: 22))
        stage.advance(by: 0.1)
        stage.move(to: CGPoint(x: 297, y: 120), over: 0.3)
        stage.press(.keyboardEscape)
        stage.settle()
        #expect(rows.moves.isEmpty)
        #expect(table.moving == nil)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 196, 240])

        stage.touch(.began, at: CGPoint(x: 297, y: 22))
        stage.advance(by: 0.1)
        stage.move(to: CGPoint(x: 297, y: 120), over: 0.3)
        stage.run { table.setEditing(false, animated: false) }
        stage.settle()
        #expect(table.moving == nil)
        #expect(shown == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `a data source that does not move the row gets UIKit's sentence`() {
        rows.applies = false
        drag(66, to: 66 + 200)
        #expect(rows.moves.count == 1)
        #expect(stage.diagnostics.count == 1)
        #expect(shown == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `rows at the edge are scrolled into sight`() {
        rows.names = [(0..<40).map(String.init)]
        table.reloadData()
        stage.settle()
        stage.touch(.began, at: CGPoint(x: 297, y: 22))
        stage.advance(by: 0.1)
        stage.move(to: CGPoint(x: 297, y: 470), over: 0.3)
        stage.advance(by: 1)
        #expect(table.contentOffset.y > 200)
        stage.touch(.ended, at: CGPoint(x: 297, y: 470))
        stage.settle()
        #expect((rows.names[0].firstIndex(of: "0") ?? 0) > 14)
    }
}
