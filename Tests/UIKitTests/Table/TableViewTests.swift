import Testing
import UITesting

@testable import UIKit

@MainActor
struct TableViewTests {
    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    private let source = Source()

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [30, 20]
        var made = 0
        var calls: [String] = []
        var refused: IndexPath?

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
            if cell == nil { made += 1 }
            let dressed = cell ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
            cell = dressed
            dressed.textLabel?.text = "\(indexPath.section)/\(indexPath.row)"
            return dressed
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("will \(indexPath.row)")
            return indexPath == refused ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("not \(indexPath.row)")
        }
    }

    init() {
        table.rowHeight = 50
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        stage.settle()
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `only rows in sight have cells`() {
        #expect(table.contentSize == CGSize(width: 390, height: 50 * 50 + 2 * 22))
        #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<12).map { "0/\($0)" })
        #expect(table.cellForRow(at: path(12)) == nil)
    }

    @Test func `cells are used again`() {
        let made = source.made

        for offset in stride(from: CGFloat(0), through: 1900, by: 37) {
            table.contentOffset.y = offset
            stage.advance(by: 0)
        }

        #expect(source.made <= made + 2)
        let visible = table.indexPathsForVisibleRows ?? []
        #expect(visible.allSatisfy { table.cellForRow(at: $0)?.textLabel?.text == "\($0.section)/\($0.row)" })
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == visible.count)
    }

    @Test func `a header sticks to the top and is pushed out by the next`() throws {
        let first = try #require(table.headerView(forSection: 0))
        table.contentOffset.y = 300
        stage.advance(by: 0)
        #expect(first.frame == CGRect(x: 0, y: 300, width: 390, height: 22))

        table.contentOffset.y = 1510
        stage.advance(by: 0)
        #expect(first.frame.minY == 1500)
        #expect(table.headerView(forSection: 1)?.frame.minY == 1522)
    }

    @Test func `a tap selects and the next one selects another`() {
        stage.tap(CGPoint(x: 100, y: 60))
        #expect(table.indexPathForSelectedRow == path(0))
        #expect(table.cellForRow(at: path(0))?.isSelected == true)

        stage.tap(CGPoint(x: 100, y: 130))
        #expect(table.indexPathForSelectedRow == path(2))
        #expect(table.cellForRow(at: path(0))?.isSelected == false)
        #expect(source.calls == ["will 0", "did 0", "will 2", "not 0", "did 2"])
    }

    @Test func `a tap on a header, or on a row that is refused, selects nothing`() {
        source.refused = path(1)

        stage.tap(CGPoint(x: 100, y: 10))
        stage.tap(CGPoint(x: 100, y: 90))

        #expect(table.indexPathForSelectedRow == nil)
        #expect(source.calls == ["will 1"])
    }

    @Test func `a finger that stays highlights a row, one that scrolls lets it go`() throws {
        let cell = try #require(table.cellForRow(at: path(5)))

        stage.touch(.began, at: CGPoint(x: 100, y: 290))
        #expect(!cell.isHighlighted)
        stage.advance(by: 0.2)
        #expect(cell.isHighlighted)
        stage.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        #expect(!cell.isHighlighted)
        stage.touch(.ended, at: CGPoint(x: 100, y: 200))
        stage.settle()

        #expect(source.calls.isEmpty)
    }

    @Test func `reloading asks anew and forgets the selection`() {
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        source.rows = [2]

        table.reloadData()
        stage.advance(by: 0)

        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.count == 2)
        #expect(table.headerView(forSection: 1) == nil)
        #expect(table.contentSize.height == 122)
    }

    @Test func `scrolling to a row puts it where it is wanted`() {
        table.scrollToRow(at: path(20), at: .bottom, animated: false)
        #expect(table.rectForRow(at: path(20)).maxY == table.bounds.maxY)

        table.scrollToRow(at: path(10), at: .top, animated: false)
        #expect(table.rectForRow(at: path(10)).minY == table.bounds.minY + 22, "below the header")

        table.scrollToRow(at: path(19, 1), at: .top, animated: false)
        #expect(table.bounds.maxY == table.contentSize.height, "not past the end")
    }

    @Test func `a cell lays out its two lines, its chevron and its line`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 54)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.accessoryType = .disclosureIndicator
        stage.window.addSubview(cell)
        stage.advance(by: 0)

        let title = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        #expect(title.frame.minX == 16)
        #expect(detail.frame.minX == 16)
        #expect(title.frame.maxY == detail.frame.minY)
        #expect(abs(title.frame.minY - (54 - detail.frame.maxY)) <= 1)
        let chevron = try #require(cell.subviews.first { $0 is DisclosureChevron })
        #expect(chevron.frame.maxX == 390 - 16)
    }
}
