import Testing
import UITesting

@testable import UIKit

/// What the rows of a table keep their contents and lines away from.
@Suite(.serialized) struct TableInsetTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }

    private let stage = Stage(size: CGSize(width: 1000, height: 400))
    private let rows = Rows()
    private let table: UITableView

    /// A table of the stage's size, 44 points of which are no safe area at each side.
    init() {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
        let screen = UIViewController()
        stage.window.rootViewController = screen
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        (table.dataSource, table.delegate) = (rows, rows)
        screen.view.addSubview(table)
        stage.advance(by: 0)
    }

    private func cell() throws -> UITableViewCell {
        stage.advance(by: 0)
        return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    private func line() throws -> CGRect {
        let cell = try cell()
        return try #require(cell.subviews.first { $0 is RowSeparator }).frame
    }

    @Test func `contents and lines keep away from the safe area's edges, unless told not to`() throws {
        let header = try #require(table.headerView(forSection: 0))
        #expect(try cell().contentView.frame.minX == 44 && cell().contentView.frame.maxX == 956)
        #expect(try line().minX == 60 && line().maxX == 1000)
        #expect(header.contentView.frame.minX == 44 && header.contentView.frame.maxX == 956)

        table.insetsContentViewsToSafeArea = false

        #expect(try cell().contentView.frame.minX == 0 && cell().contentView.frame.maxX == 1000)
        #expect(try line().minX == 16 && header.contentView.frame.width == 1000)
    }

    @Test func `texts in a wide table are as wide as text that reads well`() throws {
        table.insetsContentViewsToSafeArea = false
        #expect(try cell().textLabel?.frame.minX == 16)

        table.cellLayoutMarginsFollowReadableWidth = true

        #expect(try cell().textLabel?.frame.minX == 164 && line().minX == 164)
    }

    @Test func `an inset of lines counts from the edge, or from where lines begin by themselves`() throws {
        table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        #expect(try line().minX == 10 && line().maxX == 980)

        table.separatorInsetReference = .fromAutomaticInsets

        #expect(try line().minX == 70 && line().maxX == 936)
        try cell().separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        #expect(try line().minX == 5 && line().maxX == 1000)
    }
}
