import Testing
import UITesting

@testable import UIKit

/// What stands at the end of a table's rows, and the button among it.
@Suite struct TableAccessoryTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var type = UITableViewCell.AccessoryType.none
        var editingType = UITableViewCell.AccessoryType.none
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            (cell.accessoryType, cell.editingAccessoryType) = (type, editingType)
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.append("button \(indexPath.row)")
        }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(frame: stage.window.bounds, style: .plain)
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.settle()
        return table
    }

    private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    private func button(_ cell: UITableViewCell) throws -> UIButton {
        try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
    }

    @Test func `a tap on the button tells the delegate alone, and one beside it selects the row`() throws {
        source.type = .detailButton
        let table = table()
        let row = try cell(table, 1)

        stage.tap(try button(row))
        #expect(source.log == ["button 1"])
        #expect(table.indexPathForSelectedRow == nil)
        stage.tap(CGPoint(x: 40, y: 66))

        #expect(source.log == ["button 1", "select 1"])
    }

    @Test func `the detail button stands at the end, and before the chevron where there is one`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        let chevron = try #require(cell.subviews.first { $0 is DisclosureChevron })

        cell.accessoryType = .detailButton
        cell.layoutIfNeeded()
        let button = try button(cell)
        #expect(chevron.isHidden)
        #expect(abs(button.frame.maxX - 284) < 0.01 && abs(button.frame.midY - 22) < 1)
        #expect(cell.contentView.frame.maxX == button.frame.minX)
        cell.accessoryType = .detailDisclosureButton
        cell.layoutIfNeeded()
        #expect(!chevron.isHidden && chevron.frame.maxX == 284)
        #expect(button.superview === cell && abs(chevron.frame.minX - 16 - button.frame.maxX) < 0.01)
        #expect(cell.contentView.frame.maxX == button.frame.minX)
        cell.accessoryType = .none
        cell.layoutIfNeeded()

        #expect(chevron.isHidden && button.superview == nil && cell.contentView.frame.maxX == 300)
    }

    @Test func `the numbers of the accessories are those of UIKit`() {
        let types: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]

        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test func `an accessory view takes the place of the type's chevron and button`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.accessoryType = .detailDisclosureButton
        let (chevron, button) = (
            try #require(cell.subviews.first { $0 is DisclosureChevron }), try button(cell)
        )

        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.layoutIfNeeded()
        #expect(chevron.isHidden && button.superview == nil)
        #expect(cell.accessoryView?.frame == CGRect(x: 264, y: 12, width: 20, height: 20))
        cell.accessoryView = nil

        #expect(!chevron.isHidden)
        #expect(cell.subviews.contains { $0 is UIButton })
    }

    @Test func `an accessory that comes with editing has its place at once`() throws {
        source.editingType = .checkmark
        let table = table()
        let row = try cell(table, 0)

        stage.run { table.setEditing(true, animated: true) }

        let mark = try #require(row.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        #expect(abs(mark.frame.maxX - 284) < 0.01)
        #expect(mark.layer.animation(forKey: "position") == nil)
    }
}
