import Testing
import UIKit
import UITesting

/// Table views: defaults, bars that measure themselves, and what editing leaves behind.
@MainActor
struct TableDetailTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header: UIView?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let source = Source()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: stage.window.bounds, style: style)
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.settle()
        return table
    }

    @Test func `plain tables have the colour of a page, grouped ones that of what lies below cards`() {
        #expect(UITableView(frame: .zero, style: .plain).backgroundColor == .systemBackground)
        for style in [UITableView.Style.grouped, .insetGrouped] {
            #expect(UITableView(frame: .zero, style: style).backgroundColor == .systemGroupedBackground)
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    }

    @Test func `a height that cannot be is refused, and the automatic one is taken`() {
        let table = table(.plain)
        table.sectionHeaderHeight = 33

        stage.run { table.sectionHeaderHeight = .nan }
        #expect(table.sectionHeaderHeight == 33)
        table.sectionHeaderHeight = UITableView.automaticDimension
        #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
        table.sectionFooterHeight = 21
        stage.run { table.sectionFooterHeight = -.infinity }
        #expect(table.sectionFooterHeight == 21)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `a header is as high as its constraints ask for at the width that it has`(_ style: UITableView.Style)
    {
        let (header, inner) = (UIView(), UIView())
        header.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: header.topAnchor),
            inner.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
        ])
        source.header = header
        let table = table(style)

        #expect(style == .insetGrouped ? header.bounds.width < 300 : header.bounds.width == 300)
        #expect(abs(header.bounds.height - header.bounds.width / 4) < 0.5)
        #expect(abs(table.rectForHeader(inSection: 0).height - header.bounds.height) < 0.5)
    }

    @Test func `a row's confirmation leaves the row when editing ends`() throws {
        let table = table(.plain)
        stage.run { table.setEditing(true, animated: false) }
        stage.settle()
        stage.tap(CGPoint(x: 26, y: 22))
        stage.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let button = try #require(buttons(below: cell).first { $0.title(for: .normal) == "Delete" })

        stage.run { table.setEditing(false, animated: true) }
        stage.settle()

        #expect(button.superview == nil)
    }

    private func buttons(below view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(below: $0) }
    }

    @Test func `no row to select leaves none selected, also where several may be`() {
        let table = table(.plain)
        table.allowsMultipleSelection = true
        let paths = [0, 1].map { IndexPath(row: $0, section: 0) }

        for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        #expect(table.indexPathsForSelectedRows == paths)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)

        #expect(table.indexPathsForSelectedRows == nil)
        #expect(paths.allSatisfy { table.cellForRow(at: $0)?.isSelected == false })
    }

    @Test func `an accessory takes a margin's half from the text, and old styles align their titles`() throws
    {
        func text(_ accessory: UITableViewCell.AccessoryType) throws -> CGFloat {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            cell.textLabel?.text = String(repeating: "long ", count: 40)
            cell.accessoryType = accessory
            stage.window.addSubview(cell)
            stage.settle()
            return cell.contentView.bounds.maxX - (try #require(cell.textLabel?.frame.maxX))
        }

        let (plain, beside) = (try text(.none), try text(.disclosureIndicator))

        #expect(plain == 16 && beside == 8)
        let old = UITableViewCell(style: .value2, reuseIdentifier: nil)
        #expect(old.textLabel?.textAlignment == .right && old.textLabel?.textColor == .systemBlue)
        #expect(old.textLabel?.font.pointSize == 12)
    }

    @Test func `what was registered last for an identifier makes its cells`() {
        final class Own: UITableViewCell {}
        let table = table(.plain)
        let made = stage.run {
            UINib.register("Cell") { _ in [UITableViewCell(style: .subtitle, reuseIdentifier: nil)] }
            let nib = UINib(nibName: "Cell", bundle: nil)
            table.register(nib, forCellReuseIdentifier: "a")
            table.register(Own.self, forCellReuseIdentifier: "a")
            table.register(Own.self, forCellReuseIdentifier: "b")
            table.register(nib, forCellReuseIdentifier: "b")
            return ["a", "b"].map { table.dequeueReusableCell(withIdentifier: $0) }
        }

        #expect(made[0] is Own)
        #expect(made[1]?.detailTextLabel != nil)
    }

    @Test func `the background of a header fills it, behind its text`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let (first, second) = (UIView(), UIView())
        header.backgroundView = first
        header.backgroundView = second
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        header.layoutIfNeeded()

        #expect(first.superview == nil && second.frame == header.bounds)
        #expect(header.subviews == [second, header.contentView])
    }

    @Test func `another accessory view takes the place of the one before`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (first, second) = (UIView(), UIView())
        cell.accessoryView = first
        cell.accessoryView = second

        #expect(first.superview == nil && second.superview === cell)
    }

    @Test func `the texts of a cell lie in its content`() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        let two = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

        #expect(plain.textLabel?.superview === plain.contentView && plain.detailTextLabel == nil)
        #expect(two.textLabel?.superview === two.contentView)
        #expect(two.detailTextLabel?.superview === two.contentView)
        #expect(two.imageView?.superview === two.contentView)
    }

    @Test func `another height of the rows counts for those that are shown`() {
        let table = table(.plain)
        #expect(table.visibleCells.map(\.frame.height) == [44, 44])

        table.rowHeight = 60
        stage.advance(by: 0)

        #expect(table.visibleCells.map(\.frame.minY) == [0, 60])
        #expect(table.contentSize.height == 120)
    }

    @Test func `a controller takes its table from a nib`() {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        }
        let (inNib, list) = stage.run {
            let inNib = UITableView(frame: .zero, style: .grouped)
            UINib.register("Rows") { _ in [inNib] }
            return (inNib, List(nibName: "Rows", bundle: nil))
        }
        stage.present(list)
        stage.settle()

        #expect(list.tableView === inNib && list.view === inNib)
        #expect(inNib.dataSource === list && inNib.numberOfRows(inSection: 0) == 5)
    }
}
