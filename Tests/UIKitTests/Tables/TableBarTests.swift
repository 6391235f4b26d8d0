import Testing
import UITesting

@testable import UIKit

@Suite struct TableBarTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private final class Bar: UITableViewHeaderFooterView {
        var reused = 0
        override func prepareForReuse() { reused += 1 }
    }

    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        var usesBars = false
        var counts = [4, 4, 4]
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Head \(section)"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Foot" : nil
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            usesBars ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") : nil
        }
    }

    private func table(_ style: UITableView.Style, _ sections: Sections) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
        table.rowHeight = 50
        table.dataSource = sections
        table.delegate = sections
        stage.window.addSubview(table)
        stage.advance(by: 0)
        return table
    }

    @Test func `a footer of a plain table stays at the lower edge`() throws {
        let sections = Sections()
        let table = table(.plain, sections)
        table.frame.size.height = 150
        stage.advance(by: 0)

        let footer = try #require(table.footerView(forSection: 0))
        #expect(footer.frame == CGRect(x: 0, y: 128, width: 200, height: 22))
        #expect(footer.textLabel?.text == "Foot")
        #expect(table.rectForFooter(inSection: 0).minY == 222)
    }

    @Test func `bars of a grouped table scroll along, and its titles are in capitals`() throws {
        let sections = Sections()
        let table = table(.grouped, sections)

        table.contentOffset.y = 20
        stage.advance(by: 0)

        #expect(table.headerView(forSection: 0)?.frame.minY == 0)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "HEAD 0")
        #expect(table.rect(forSection: 1).minY == 268 as CGFloat)
    }

    @Test func `rows of an inset grouped table make cards`() throws {
        let sections = Sections()
        let table = table(.insetGrouped, sections)

        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(first.frame.minX == 20 && first.frame.width == 160)
        #expect(first.layer.cornerRadius == 10 && second.layer.cornerRadius == 0)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `the last row of each card is round below, however many rows it has`() throws {
        let sections = Sections()
        sections.counts = [1, 2, 1]
        let table = table(.insetGrouped, sections)

        let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        for (index, count) in [1, 2].enumerated() {
            let last = try #require(table.cellForRow(at: IndexPath(row: count - 1, section: index)))
            #expect(last.layer.cornerRadius == 10 && last.layer.maskedCorners.isSuperset(of: lower))
        }
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(first.layer.maskedCorners.isDisjoint(with: lower))
    }

    @Test func `no line follows the last row of a card, also while rows are edited and after it has gone`()
        throws
    {
        let sections = Sections()
        sections.counts = [3, 1, 1]
        let table = table(.insetGrouped, sections)
        func lines() -> [Bool] {
            (0..<sections.counts[0]).map {
                table.cellForRow(at: IndexPath(row: $0, section: 0))?.showsSeparator == true
            }
        }

        #expect(lines() == [true, true, false])
        stage.run { table.setEditing(true, animated: false) }
        stage.advance(by: 0)
        #expect(lines() == [true, true, false])
        sections.counts[0] = 2
        stage.run { table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
        stage.advance(by: 1)
        #expect(lines() == [true, false])
        stage.run { table.separatorStyle = .none }
        #expect(lines() == [false, false])
        stage.run { table.separatorStyle = .singleLine }
        #expect(lines() == [true, false])
    }

    @Test func `cards stand out from a dark table, but for rows with a colour of their own`() throws {
        stage.setUserInterfaceStyle(.dark)
        let sections = Sections()
        let table = table(.insetGrouped, sections)
        let (row, other) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        let cell = try #require(table.cellForRow(at: row))
        try #require(table.cellForRow(at: other)).backgroundColor = .systemBackground

        stage.run { table.separatorColor = .red }
        stage.advance(by: 0)

        let picture = try stage.snapshot()
        let (x, y) = (150, Int(cell.frame.midY))
        #expect(picture.pixel(x: x, y: y) == SIMD4(28, 28, 30, 255))
        #expect(picture.pixel(x: x, y: y + 50) == SIMD4(0, 0, 0, 255))
        #expect(picture.pixel(x: 5, y: y) == SIMD4(0, 0, 0, 255))
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).backgroundColor == .systemBackground)
    }

    @Test func `the line below an edited row begins below its text, or at an inset of its own`() throws {
        let sections = Sections()
        let table = table(.plain, sections)
        table.separatorColor = .red
        let (row, other) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        try #require(table.cellForRow(at: other)).separatorInset.left = 4

        stage.run { table.setEditing(true, animated: false) }
        stage.advance(by: 0)

        let picture = try stage.snapshot()
        func start(_ path: IndexPath) throws -> Int? {
            let edge = Int(try #require(table.cellForRow(at: path)).frame.maxY) - 1
            return (0..<200).first { picture.pixel(x: $0, y: edge) == SIMD4(255, 0, 0, 255) }
        }
        let text = try #require(table.cellForRow(at: row)).contentView.frame.minX
        #expect(text > 20)
        #expect(try start(row) == Int(text) + 16)
        #expect(try start(other) == 4)
    }

    @Test func `registered headers are used again`() throws {
        let sections = Sections()
        let table = table(.plain, sections)
        table.register(Bar.self, forHeaderFooterViewReuseIdentifier: "bar")
        sections.usesBars = true
        table.reloadData()
        stage.advance(by: 0)
        let first = try #require(table.headerView(forSection: 0) as? Bar)

        table.contentOffset.y = 388
        stage.advance(by: 0)

        #expect(first.reuseIdentifier == "bar")
        #expect(table.headerView(forSection: 2) === first && first.reused == 1)
        stage.run { table.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "bar") }
        #expect(stage.diagnostics.last?.message.contains("header and footer views") == true)
    }

    @Test func `views above and below the sections and behind the rows`() {
        let sections = Sections()
        let table = table(.plain, sections)
        let (header, footer, ground) = (UIView(), UIView(), UIView())
        header.frame.size.height = 40
        footer.frame.size.height = 30

        table.tableHeaderView = header
        table.tableFooterView = footer
        table.backgroundView = ground
        table.contentOffset.y = 10
        stage.advance(by: 0)

        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 62)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(footer.frame.maxY == table.contentSize.height)
        #expect(ground.frame == table.bounds && table.subviews.first === ground)
    }

    @Test func `a check mark stands at the right`() throws {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()

        let mark = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(mark.frame.maxX == 184 && cell.contentView.frame.maxX == mark.frame.minX)
    }

    @Test func `cells come from a registered nib`() {
        let sections = Sections()
        let table = table(.plain, sections)

        let cell = stage.run {
            UINib.register("Cell") { _ in [UITableViewCell(style: .subtitle, reuseIdentifier: nil)] }
            table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")
            return table.dequeueReusableCell(withIdentifier: "nib")
        }

        #expect(cell?.reuseIdentifier == "nib" && cell?.detailTextLabel != nil)
    }
}
