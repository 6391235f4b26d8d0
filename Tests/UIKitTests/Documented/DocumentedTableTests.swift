import Testing
import UIKit
import UITesting

private func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(left - right) <= tolerance
}

private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
}

/// Rows of 50 points, whose delegate writes down what it is asked.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    var notesCells = false
    var height: ((IndexPath) -> CGFloat)?
    var headers = false
    var redirected: [Int: IndexPath?] = [:]
    var unhighlighted: Set<Int> = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if notesCells { calls.append("cell \(indexPath.row)") }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers ? "Section \(section)" : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headers ? 30 : 0
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(indexPath) ?? 50
    }
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if notesCells { calls.append("will \(indexPath.row)") }
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if notesCells { calls.append("ended \(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("shouldHighlight \(indexPath.row)")
        return !unhighlighted.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        if let other = redirected[indexPath.row] { return other }
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let selected = tableView.indexPathForSelectedRow == indexPath
        calls.append("didSelect \(indexPath.row)\(selected ? "" : " early")")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.row)")
    }
}

private final class CountingCell: UITableViewCell {
    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A cell whose contents are 80 points high, by constraints.
private final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            block.heightAnchor.constraint(equalToConstant: 60),
        ])
    }
    required init?(coder: NSCoder) { fatalError("There are no archives.") }
}

/// Holds the data sources, which tables hold weakly.
private final class Keeper {
    var rows: [Rows] = []
}

/// UITableView.
struct DocumentedTableTests {
    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let keeper = Keeper()

    private func show(
        _ rows: Rows, style: UITableView.Style = .plain, cell: AnyClass = UITableViewCell.self
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: style)
        table.register(cell, forCellReuseIdentifier: "row")
        table.separatorStyle = .none
        table.sectionFooterHeight = 0
        keeper.rows.append(rows)
        table.dataSource = rows
        table.delegate = rows
        stage.window.addSubview(table)
        stage.advance(by: 0)
        return table
    }

    private func tap(_ row: Int) {
        stage.tap(CGPoint(x: 100, y: 50 * CGFloat(row) + 25), for: 0.2)
        stage.settle()
    }

    private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    // UITableViewDelegate, "Managing selections": highlight as the finger comes down, will before did, the old row is
    // deselected before the new one's didSelect.
    @Test func `a tap highlights, then asks, deselects the old row, and tells`() {
        let rows = Rows([names(5)])
        let table = show(rows)
        tap(1)
        #expect(rows.calls.prefix(2) == ["shouldHighlight 1", "didHighlight 1"])
        #expect(rows.calls.contains("willSelect 1") && rows.calls.contains("didUnhighlight 1"))
        #expect(
            rows.calls.contains("didSelect 1") && !rows.calls.contains { $0.hasPrefix("didDeselect") })
        rows.calls = []

        tap(3)
        let asks = rows.calls.firstIndex(of: "willSelect 3") ?? 99
        let leaves = rows.calls.firstIndex(of: "didDeselect 1") ?? 99
        let tells = rows.calls.firstIndex(of: "didSelect 3") ?? -1
        #expect(asks < leaves && leaves < tells)
        #expect(table.indexPathForSelectedRow == path(3))
        #expect(table.cellForRow(at: path(3))?.isSelected == true)
        #expect(table.cellForRow(at: path(1))?.isSelected == false)
        rows.calls = []
        tap(3)
        #expect(rows.calls.contains("didSelect 3"), "well known: told again for each tap")
    }

    // tableView(_:willSelectRowAt:): "return an index path other than indexPath if you want another cell to be
    // selected, nil if you don't want the row selected"; shouldHighlight false stops the whole selection.
    @Test func `the delegate may choose another row or none, and refuse the highlight`() {
        let rows = Rows([names(6)])
        let table = show(rows)
        rows.redirected = [2: path(4), 3: nil]
        rows.unhighlighted = [5]
        tap(2)
        #expect(table.indexPathForSelectedRow == path(4))
        #expect(rows.calls.last { $0.hasPrefix("didSelect") } == "didSelect 4")
        rows.calls = []
        tap(3)
        #expect(table.indexPathForSelectedRow == path(4), "what was selected stays")
        #expect(
            rows.calls.contains("willSelect 3") && !rows.calls.contains { $0.hasPrefix("didSelect") })
        rows.calls = []
        tap(5)
        #expect(rows.calls == ["shouldHighlight 5"] && table.indexPathForSelectedRow == path(4))
    }

    // selectRow(at:animated:scrollPosition:): "does not cause the delegate to receive willSelect or didSelect";
    // reloadData() clears the selection; updates carry it along.
    @Test func `code selects without the delegate, and a selection moves with its row`() {
        let rows = Rows([names(10)])
        let table = show(rows)
        table.selectRow(at: path(5), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path(5) && rows.calls.isEmpty)
        stage.run {
            table.performBatchUpdates {
                rows.sections = [["new"] + names(10).filter { $0 != "2" && $0 != "3" }]
                table.insertRows(at: [path(0)], with: .fade)
                table.deleteRows(at: [path(2), path(3)], with: .fade)
            }
        }
        stage.settle()
        #expect(table.indexPathForSelectedRow == path(4))
        #expect(table.cellForRow(at: path(4))?.textLabel?.text == "5" && rows.calls.isEmpty)
        table.deselectRow(at: path(4), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil && rows.calls.isEmpty)
    }

    // reloadData(): counts are asked at once when somebody needs them, cells only in the next layout.
    @Test func `reloaded data counts at once, and shows with the next layout`() {
        let rows = Rows([names(3)])
        let table = show(rows)
        rows.notesCells = true
        rows.sections = [names(5), names(1)]
        table.reloadData()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 5)
        #expect(!rows.calls.contains { $0.hasPrefix("will") })
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 6)
        #expect(table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 250, width: 200, height: 50))
        for row in 1..<5 {
            let made = rows.calls.firstIndex(of: "cell \(row)") ?? 99
            let shown = rows.calls.firstIndex(of: "will \(row)") ?? -1
            #expect(made < shown)
        }
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 301)) == nil)
        #expect(table.cellForRow(at: path(7)) == nil && table.rectForRow(at: path(9)) == .zero)
    }

    // dequeueReusableCell: prepareForReuse comes to cells that were used before; few cells serve many rows.
    @Test func `cells that leave are told of, and serve again`() {
        let rows = Rows([names(100)])
        let table = show(rows, cell: CountingCell.self)
        let first = table.cellForRow(at: path(0)) as? CountingCell
        #expect(first?.reuses == 0)
        rows.notesCells = true
        var cells: Set<ObjectIdentifier> = []
        for step in 0...60 {
            table.contentOffset.y = CGFloat(step) * 40
            stage.advance(by: 1.0 / 60)
            cells.formUnion(table.visibleCells.map { ObjectIdentifier($0) })
        }
        #expect(cells.count < 20, "eight or nine are in sight at once")
        #expect(rows.calls.contains("ended 0") && (first?.reuses ?? 0) > 0)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        #expect(table.cellForRow(at: path(0)) == nil)
    }

    // UITableView.automaticDimension: the height comes from the content view's constraints.
    @Test func `self-sizing rows are as high as their constraints say`() {
        let rows = Rows([names(3)])
        rows.height = { _ in UITableView.automaticDimension }
        let table = show(rows, cell: TallCell.self)
        table.layoutIfNeeded()
        #expect(near(table.rectForRow(at: path(2)).minY, 160))
        #expect(near(table.cellForRow(at: path(1))?.frame.height ?? 0, 80))
        #expect(near(table.contentSize.height, 240))
    }

    // tableHeaderView: "the table view adjusts its width, and respects only its height"; it scrolls with the rows.
    @Test func `the table's header and footer lie around the rows, as wide as the table`() {
        let rows = Rows([names(2)])
        let table = show(rows)
        let header = UIView(frame: CGRect(x: 30, y: 70, width: 20, height: 40))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 999, height: 25))
        table.tableHeaderView = header
        table.tableFooterView = footer
        stage.advance(by: 0)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(footer.frame == CGRect(x: 0, y: 140, width: 200, height: 25))
        #expect(table.rectForRow(at: path(0)).minY == 40 && table.contentSize.height == 165)
        table.tableHeaderView = nil
        stage.advance(by: 0)
        #expect(header.superview == nil && table.rectForRow(at: path(0)).minY == 0)
    }

    // Plain style: headers float at the top while their section is in sight, and are pushed away by the next one.
    @Test func `headers of a plain table float, and those of a grouped one do not`() {
        let rows = Rows([names(10), names(10)])
        rows.headers = true
        let table = show(rows)
        let (height, next) = (
            table.rectForHeader(inSection: 0).height, table.rectForHeader(inSection: 1).minY
        )
        #expect(near(next, height + 500))
        table.contentOffset.y = 100
        stage.advance(by: 0)
        #expect(near(table.headerView(forSection: 0)?.frame.minY ?? -1, 100))
        #expect(table.rectForHeader(inSection: 0).minY == 0, "its own place stays the same")
        table.contentOffset.y = next - 20
        stage.advance(by: 0)
        #expect(near(table.headerView(forSection: 0)?.frame.maxY ?? -1, next))
        #expect(near(table.headerView(forSection: 1)?.frame.minY ?? -1, next))

        let grouped = show(rows, style: .grouped)
        let place = grouped.rectForHeader(inSection: 0).minY
        grouped.contentOffset.y = 20
        stage.advance(by: 0)
        #expect(near(grouped.headerView(forSection: 0)?.frame.minY ?? -1, place))
    }

    // scrollToRow(at:at:animated:): the positions, limited by the content; .none scrolls as little as possible.
    @Test func `a row is scrolled to the place that was asked for, within the content`() {
        let rows = Rows([names(30)])
        let table = show(rows)
        table.scrollToRow(at: path(15), at: .middle, animated: false)
        #expect(near(table.contentOffset.y, 575))
        table.scrollToRow(at: path(15), at: .top, animated: false)
        #expect(near(table.contentOffset.y, 750))
        table.scrollToRow(at: path(16), at: .none, animated: false)
        #expect(near(table.contentOffset.y, 750), "it is in sight")
        table.scrollToRow(at: path(23), at: .none, animated: false)
        #expect(near(table.contentOffset.y, 800), "just as far as needed")
        table.scrollToRow(at: path(29), at: .top, animated: false)
        #expect(near(table.contentOffset.y, 1100))
        table.scrollToRow(at: path(1), at: .bottom, animated: false)
        #expect(near(table.contentOffset.y, 0))
    }

    // "Batch insertion, deletion, and reloading of rows and sections": deletions and reloads use the places before,
    // insertions those after, in whatever order they are given.
    @Test func `batch updates mean old places for what goes and new ones for what comes`() {
        let rows = Rows([["a", "b", "c", "d"]])
        let table = show(rows)
        let moved = table.cellForRow(at: path(3))
        var finished: Bool?
        stage.run {
            table.performBatchUpdates {
                rows.sections = [["x", "d", "b!", "y"]]
                table.insertRows(at: [path(0), path(3)], with: .automatic)
                table.moveRow(at: path(3), to: path(1))
                table.deleteRows(at: [path(0), path(2)], with: .automatic)
                table.reloadRows(at: [path(1)], with: .none)
            } completion: {
                finished = $0
            }
        }
        #expect(finished == nil, "it is told at the end of the animation")
        stage.settle()
        #expect(finished == true)
        #expect(
            (0..<4).map { table.cellForRow(at: path($0))?.textLabel?.text } == ["x", "d", "b!", "y"])
        #expect(table.cellForRow(at: path(1)) === moved, "a moved row keeps its cell")
    }

    // NSInternalInconsistencyException: "invalid number of rows in section 0".
    @Test func `an update that does not fit the numbers is an error`() {
        let rows = Rows([names(3)])
        let table = show(rows)
        stage.run { table.deleteRows(at: [path(0)], with: .none) }
        stage.settle()
        #expect(stage.diagnostics.contains { $0.severity == .error })
    }
}
