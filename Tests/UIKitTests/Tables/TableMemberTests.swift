import Testing
import UITesting

@testable import UIKit

/// Smaller members of table views, their cells and bars; 200 × 300 points.
@Suite struct TableMemberTests {
    private final class Bar: UITableViewHeaderFooterView {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    /// A class that forgets to make cells of itself.
    private final class Forgetful: UITableViewCell {
        override class func makeCell(reuseIdentifier: String) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [3, 3, 3]
        var hasBars = true
        var names: (IndexPath) -> String = { "\($0.section)/\($0.row)" }
        var lines: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = names(indexPath)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            hasBars ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") : nil
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            hasBars ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") : nil
        }
        func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { lines.append("no header \(section)") }
        func tableView(
            _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
        ) { lines.append("no footer \(section)") }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let source = Source()

    private func table() -> UITableView {
        let table = UITableView(frame: stage.window.bounds, style: .grouped)
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (20, 10, 10)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(Bar.self, forHeaderFooterViewReuseIdentifier: "bar")
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.advance(by: 0)
        return table
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: - Bars

    @Test func `bars come from a registered nib, and serve again`() throws {
        stage.run { UINib.register("Bar") { _ in [UIView(), Bar(reuseIdentifier: nil)] } }
        let table = table()
        table.register(UINib(nibName: "Bar", bundle: nil), forHeaderFooterViewReuseIdentifier: "nib")

        let bar = try #require(
            stage.run { table.dequeueReusableHeaderFooterView(withIdentifier: "nib") } as? Bar)
        #expect(bar.reuseIdentifier == "nib")
        source.hasBars = false
        let own = OneBar(bar)
        table.delegate = own
        table.reloadData()
        stage.advance(by: 0.02)
        #expect(table.headerView(forSection: 0) === bar)
        own.bar = nil
        table.reloadData()
        stage.advance(by: 0.02)

        #expect(bar.superview == nil && bar.reuses == 0)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nib") === bar && bar.reuses == 1)
    }

    private final class OneBar: NSObject, UITableViewDelegate {
        var bar: UIView?
        init(_ bar: UIView) { self.bar = bar }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 0 ? bar : nil
        }
    }

    @Test func `the bars of sections that go leave with them`() throws {
        let table = table()
        let (header, footer) = (table.headerView(forSection: 2), table.footerView(forSection: 2))
        #expect(header != nil && footer != nil && header !== footer)

        stage.run {
            source.counts.removeLast(2)
            table.deleteSections([1, 2], with: .none)
        }
        stage.settle()

        #expect(
            table.headerView(forSection: 2) == nil)
        #expect(table.footerView(forSection: 2) == nil)
        #expect(
            source.lines.sorted() == ["no footer 1", "no footer 2", "no header 1", "no header 2"])
        #expect(table.subviews.filter { $0 is Bar }.count == 2)
        #expect(table.contentSize.height == 80 as CGFloat)
    }

    @Test func `a bar may be made with a frame`() {
        let bar = Bar(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

        #expect(bar.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && bar.reuseIdentifier == nil)
        #expect(bar.contentView.superview === bar && bar.textLabel != nil)
    }

    // MARK: - Rows

    @Test func `sections that are loaded again have new rows, and others keep theirs`() {
        let table = table()
        let kept = table.cellForRow(at: path(0))
        source.names = { "new \($0.section)/\($0.row)" }
        source.counts = [3, 1, 3]

        stage.run { table.reloadSections([1], with: .none) }
        stage.settle()

        #expect(table.cellForRow(at: path(0)) === kept && kept?.textLabel?.text == "0/0")
        #expect(table.cellForRow(at: path(0, 1))?.textLabel?.text == "new 1/0")
        #expect(table.cellForRow(at: path(2, 2))?.textLabel?.text == "2/2")
        #expect(table.rectForRow(at: path(0, 2)).minY == 130 as CGFloat)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `the selected row that is nearest to the middle comes into sight`() {
        source.counts = [100]
        let table = table()
        table.allowsMultipleSelection = true
        stage.run {
            for row in [5, 60, 90] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            table.contentOffset.y = 900

            table.scrollToNearestSelectedRow(at: .top, animated: false)
        }

        #expect(abs(table.contentOffset.y - table.rectForRow(at: path(60)).minY) <= 10)
        stage.run {
            table.deselectRow(at: path(60), animated: false)
            table.contentOffset.y = 700
            table.scrollToNearestSelectedRow(at: .middle, animated: false)
        }
        #expect(table.contentOffset.y == 0, "row 5, as far as the rows reach")
        stage.run {
            for row in [5, 90] { table.deselectRow(at: path(row), animated: false) }
            table.contentOffset.y = 700
            table.scrollToNearestSelectedRow(at: .top, animated: false)
        }
        #expect(table.contentOffset.y == 700)
    }

    @Test func `rows come in front of the background`() {
        let table = table()
        let background = UIView()
        table.backgroundView = background

        source.counts = [30]
        table.reloadData()
        stage.advance(by: 0.02)
        table.contentOffset.y = 200
        stage.advance(by: 0.02)

        #expect(table.subviews.first === background && table.visibleCells.count > 10)
    }

    @Test func `a class of cells that makes others is reported`() {
        let table = table()
        table.register(Forgetful.self, forCellReuseIdentifier: "forgetful")

        let cell = stage.run { table.dequeueReusableCell(withIdentifier: "forgetful") }

        #expect(cell != nil && !(cell is Forgetful))
        #expect(stage.diagnostics.contains { $0.message.contains("makeCell(reuseIdentifier:)") })
    }

    // MARK: - Cells

    @Test func `while it is edited, a cell shows its other accessory`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let (usual, edited, other) = (UIView(), UIView(), UIView())
        for view in [usual, edited, other] { view.frame.size = CGSize(width: 30, height: 20) }
        cell.accessoryView = usual
        cell.editingAccessoryView = edited
        #expect(usual.superview === cell && edited.superview == nil)

        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(usual.superview == nil && edited.superview === cell && edited.frame.maxX > 150)
        cell.editingAccessoryView = other
        #expect(edited.superview == nil && other.superview === cell)
        cell.isEditing = false

        #expect(other.superview == nil && usual.superview === cell)
    }

    @Test func `title and value of a cell stand at both ends, and the value keeps its width`() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.textLabel?.text = "A title that is far too long for its cell"
        cell.detailTextLabel?.text = "On"
        cell.layoutIfNeeded()
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        let wanted = detail.sizeThatFits(CGSize(width: 200, height: 44)).width.rounded(.up)

        #expect(detail.frame.width == wanted && detail.frame.maxX == title.frame.minX + 200 - 2 * 16)
        #expect(title.frame.maxX < detail.frame.minX && title.frame.width > 80)
        #expect(title.frame.height == cell.contentView.bounds.height)
    }

    @Test func `for accessibility a cell is its texts`() throws {
        source.counts = [2]
        source.names = { $0.row == 0 ? "Wi-Fi" : "Sound" }
        let table = table()
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)

        let first = try #require(stage.accessibleElement("Wi-Fi"))
        #expect(first.element === table.cellForRow(at: path(0)) && !first.traits.contains(.selected))
        let second = try #require(stage.accessibleElement("Sound"))
        #expect(second.traits.contains(.selected))
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(!cell.isAccessibilityElement)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Title, Detail")
    }

    // MARK: - The controller

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    @Test func `a controller's new table is its view, and shows its rows`() {
        let controller = Rows(style: .plain)
        stage.present(controller)
        let old = controller.tableView
        let new = UITableView(frame: .zero, style: .grouped)

        controller.tableView = new
        stage.settle()

        #expect(controller.view === new && controller.tableView === new && new !== old)
        #expect(new.dataSource === controller && new.delegate === controller)
        let early = Rows(style: .plain)
        let given = UITableView(frame: .zero, style: .insetGrouped)
        early.tableView = given
        #expect(early.viewIfLoaded == nil)
        early.loadViewIfNeeded()
        #expect(early.view === given && given.dataSource === early)
    }
}
