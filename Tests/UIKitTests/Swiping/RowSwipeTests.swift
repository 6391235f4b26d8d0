import Testing
import UITesting

@testable import UIKit

/// How far a swiped row follows the finger, and what becomes of it.
@Suite struct RowSwipeTests {
    /// A row 320 points wide, outside of any window, so that everything is there at once.
    private let row = UITableViewCell(style: .default, reuseIdentifier: nil)

    /// A swipe with one action, whose button is 74 points wide.
    private func swipe(
        isAtRight: Bool = true, allowsFull: Bool, perform: @escaping @MainActor (UIView) -> Void = { _ in }
    ) -> RowSwipe {
        let item = SwipeActionsView.Item(title: "A", image: nil, color: .systemRed)
        let action = RowActions.Action(item: item, perform: perform)
        return RowSwipe(row, isAtRight: isAtRight, RowActions(list: [action], allowsFull: allowsFull))
    }

    @Test func `past its buttons a row goes a quarter of the way, where nothing is carried out at once`() {
        let swipe = swipe(allowsFull: false)

        swipe.track(50)
        #expect(swipe.reveal == 50 && row.bounds.minX == 50)
        swipe.track(174)

        #expect(swipe.reveal == 99 && row.bounds.minX == 99)
        #expect(!swipe.isFull)
        swipe.track(-20)
        #expect(swipe.reveal == 0 && row.bounds.minX == 0)
    }

    @Test func `where the first action may be carried out at once, the row follows the finger to the end`() {
        let swipe = swipe(allowsFull: true)

        swipe.track(174)
        #expect(swipe.reveal == 174 && !swipe.isFull)
        swipe.track(198)
        #expect(!swipe.isFull)
        swipe.track(199)
        #expect(swipe.isFull && swipe.ending(velocity: -1000) == .performs, "62 of 100 parts of its width")
        swipe.track(190)
        #expect(!swipe.isFull)
    }

    @Test func `half of the buttons decide, and before that a flick`() {
        let swipe = swipe(allowsFull: false)

        swipe.track(37)
        #expect(swipe.ending(velocity: 0) == .closes)
        #expect(swipe.ending(velocity: 250) == .closes && swipe.ending(velocity: 251) == .opens)
        swipe.track(38)

        #expect(swipe.ending(velocity: 0) == .opens)
        #expect(swipe.ending(velocity: -250) == .opens && swipe.ending(velocity: -251) == .closes)
    }

    @Test func `from the left side the row goes right, its buttons at its left edge`() throws {
        let swipe = swipe(isAtRight: false, allowsFull: true)
        let buttons = try #require(row.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first)

        swipe.track(60)

        #expect(row.bounds.minX == -60)
        #expect(buttons.frame == CGRect(x: -60, y: 0, width: 60, height: 44))
    }

    @Test func `a row that is closed is as it was, and its action ran once`() {
        var ran = 0
        #expect(!row.clipsToBounds)
        let swipe = swipe(allowsFull: true) { _ in ran += 1 }
        #expect(row.clipsToBounds && row.showingDeleteConfirmation)

        swipe.performFirst()
        #expect(ran == 1 && swipe.reveal == 320)
        swipe.close(animated: true)

        #expect(swipe.hasEnded && swipe.reveal == 0 && !swipe.isFull)
        #expect(!row.clipsToBounds && !row.showingDeleteConfirmation)
        #expect(!row.subviews.contains { $0 is SwipeActionsView })
    }

    @Test func `older actions are red, grey or of a colour of their own`() throws {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                let blue = UITableViewRowAction(style: .normal, title: "C") { _, _ in }
                blue.backgroundColor = .systemBlue
                return [
                    UITableViewRowAction(style: .destructive, title: "A") { _, _ in },
                    UITableViewRowAction(style: .normal, title: "B") { _, _ in }, blue,
                ]
            }
        }
        let (stage, rows) = (Stage(size: CGSize(width: 320, height: 480)), Rows())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        stage.window.addSubview(table)
        stage.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let actions = table.actions(of: cell, isTrailing: true)

        #expect(actions.list.map(\.item.color) == [.systemRed, .systemGray, .systemBlue])
        #expect(actions.list.map(\.item.title) == ["A", "B", "C"] && !actions.allowsFull)
        #expect(table.actions(of: cell, isTrailing: false).list.isEmpty)
        withExtendedLifetime(rows) {}
    }
}
