import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct SwipeActionTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows()

    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = (0..<20).map { "row \($0)" }
        var calls: [String] = []
        var trailing: UISwipeActionsConfiguration?
        var leading: UISwipeActionsConfiguration?
        var older: [UITableViewRowAction]?
        var mayEdit = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { older }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            calls.append("commit \(indexPath.row)")
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end \(indexPath?.row ?? -1)")
        }

        func action(
            _ title: String, _ style: UIContextualAction.Style = .normal, completes: Bool = true
        ) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
                self?.calls.append(title)
                if completes { completion(true) }
            }
        }
    }

    init() {
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        stage.present(controller)
        stage.settle()
    }

    private func cell(_ row: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    private func swipe(_ row: Int, by way: CGFloat, over seconds: Double = 1) {
        let y = CGFloat(row) * 44 + 22
        stage.drag(from: CGPoint(x: 160 - way / 2, y: y), to: CGPoint(x: 160 + way / 2, y: y), over: seconds)
        stage.settle()
    }

    @Test func `what a row's actions hold is let go when the row is back`() {
        final class Held {}
        weak var held: Held?
        do {
            let strong = Held()
            held = strong
            rows.trailing = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                    withExtendedLifetime(strong) { completion(true) }
                }
            ])
        }
        swipe(1, by: -100)
        rows.trailing = nil
        #expect(held != nil)

        stage.tap(CGPoint(x: 100, y: 300))
        stage.settle()

        #expect(held == nil)
    }

    @Test func `a swipe shows the actions, and a tap carries one out`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [
            rows.action("Delete", .destructive), rows.action("Flag"),
        ])
        swipe(1, by: -100)

        #expect(cell(1)?.bounds.origin.x == 150, "as wide as the titles ask for, at least 74 points each")
        #expect(cell(1)?.showingDeleteConfirmation == true)
        #expect(cell(0)?.bounds.origin.x == 0)
        stage.tap(CGPoint(x: 320 - 110, y: 66))
        stage.settle()

        #expect(rows.calls == ["begin 1", "Flag", "end 1"])
        #expect(cell(1)?.bounds.origin.x == 0)
        #expect(cell(1)?.showingDeleteConfirmation == false)
    }

    @Test func `a short swipe goes back, a quick one opens`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [rows.action("A"), rows.action("B")])
        swipe(1, by: -40, over: 2)
        #expect(cell(1)?.bounds.origin.x == 0)
        #expect(rows.calls == ["begin 1", "end 1"])

        swipe(1, by: -60, over: 0.1)
        #expect(cell(1)?.bounds.origin.x == 148)
    }

    @Test func `a flick back closes an open row, however short it is`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [rows.action("A"), rows.action("B")])
        swipe(1, by: -100)
        #expect(cell(1)?.bounds.origin.x == 148)

        swipe(1, by: 40, over: 0.08)

        #expect(cell(1)?.bounds.origin.x == 0)
    }

    @Test func `a long swipe carries the first action out, unless it may not`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [rows.action("A"), rows.action("B")])
        swipe(2, by: -260)
        #expect(rows.calls == ["begin 2", "A", "end 2"])

        rows.calls = []
        rows.trailing?.performsFirstActionWithFullSwipe = false
        swipe(2, by: -260)
        #expect(rows.calls == ["begin 2"])
        #expect(cell(2)?.bounds.origin.x == 148)
    }

    @Test func `the other end has actions of its own`() {
        rows.leading = UISwipeActionsConfiguration(actions: [rows.action("Pin")])
        swipe(0, by: 60)
        #expect(cell(0)?.bounds.origin.x == -74)

        stage.tap(CGPoint(x: 37, y: 22))
        stage.settle()
        #expect(rows.calls == ["begin 0", "Pin", "end 0"])
    }

    @Test func `the row stays open until the action is done`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [rows.action("Wait", completes: false)])
        swipe(0, by: -60)
        stage.tap(CGPoint(x: 300, y: 22))
        stage.settle()
        #expect(cell(0)?.bounds.origin.x == 74)

        stage.run { table.setEditing(false, animated: true) }
        stage.settle()
        #expect(cell(0)?.bounds.origin.x == 0)
    }

    @Test func `a tap elsewhere, another swipe and scrolling close the row`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [rows.action("A")])
        swipe(0, by: -60)
        stage.tap(CGPoint(x: 100, y: 200))
        stage.settle()
        #expect(cell(0)?.bounds.origin.x == 0)
        #expect(rows.calls == ["begin 0", "end 0"])

        swipe(0, by: -60)
        swipe(3, by: -60)
        #expect(cell(0)?.bounds.origin.x == 0)
        #expect(cell(3)?.bounds.origin.x == 74)

        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 380), over: 1)
        stage.settle()
        #expect(cell(3)?.bounds.origin.x == 0)
    }

    @Test func `without a configuration a swipe deletes through the data source`() {
        swipe(1, by: -60)
        #expect(cell(1)?.bounds.origin.x ?? 0 >= 74)
        stage.tap(CGPoint(x: 300, y: 66))
        stage.settle()

        #expect(rows.calls == ["begin 1", "commit 1", "end -1"])
        #expect(rows.names[1] == "row 2")
        #expect(cell(1)?.textLabel?.text == "row 2")
        #expect(cell(1)?.bounds.origin.x == 0)
    }

    @Test func `older actions get the row`() {
        var handled: [IndexPath] = []
        rows.older = [
            UITableViewRowAction(style: .destructive, title: "Away") { _, path in handled.append(path) },
            UITableViewRowAction(style: .normal, title: "More") { _, _ in },
        ]
        swipe(1, by: -100)
        stage.tap(CGPoint(x: 300, y: 66))
        stage.settle()

        #expect(handled == [IndexPath(row: 1, section: 0)])
        #expect(cell(1)?.bounds.origin.x == 148)
    }

    @Test func `rows that cannot be edited, and empty configurations, do not move`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [])
        swipe(1, by: -100)
        rows.trailing = nil
        rows.mayEdit = false
        swipe(1, by: -100)

        #expect(cell(1)?.bounds.origin.x == 0)
        #expect(!rows.calls.contains("begin 1"))
    }

    @Test func `rows that load anew while one is open lose it`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [rows.action("A")])
        swipe(1, by: -60)
        let old = cell(1)
        stage.run { table.reloadData() }
        stage.settle()

        #expect(rows.calls == ["begin 1", "end -1"])
        #expect(old?.bounds.origin.x == 0)
        #expect(cell(1)?.bounds.origin.x == 0)
    }

    // MARK: - What the application says itself

    private final class Plain: UITableViewController {}

    private final class Editing: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    private final class Moving: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    @Test func `a controller that commits is known by its method`() {
        #expect(OwnMethods.commits(Editing()))
        #expect(!OwnMethods.commits(Plain()))
        #expect(!OwnMethods.commits(Moving()))
        #expect(OwnMethods.moves(Moving()))
        #expect(!OwnMethods.moves(Editing()))
        #expect(!OwnMethods.commits(nil))
    }

    @Test func `rows of a controller that commits can be swiped, those of another cannot`() {
        for (controller, x) in [(Editing(), CGFloat(74)), (UITableViewController(), 0)] {
            stage.present(controller)
            stage.settle()
            stage.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 190, y: 22), over: 1)
            stage.settle()
            let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect((cell?.bounds.origin.x ?? 0) >= x)
            #expect(controller.tableView.swiper.current == nil || x > 0)
        }
    }

    @Test func `rows of a controller that moves them have a control for that, and room for the other one`() {
        for (controller, isMoving) in [(Moving(), true), (Editing(), false)] {
            stage.present(controller)
            stage.run { controller.setEditing(true, animated: false) }
            stage.settle()
            let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect(cell?.subviews.contains { $0 is ReorderControl } == isMoving)
            #expect(cell?.shouldIndentWhileEditing == true && (cell?.contentView.frame.minX ?? 0) > 20)
        }
    }

    @Test func `a row without actions leaves a drag along it to what is around the table`() {
        rows.trailing = UISwipeActionsConfiguration(actions: [])
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        outer.contentSize = CGSize(width: 640, height: 480)
        outer.addSubview(table)
        stage.window.addSubview(outer)
        stage.settle()

        stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 100, y: 66), over: 0.3)

        #expect(outer.contentOffset.x > 50 && table.swiper.current == nil)
    }
}
