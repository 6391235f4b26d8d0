import Testing
import UITesting

@testable import UIKit

@MainActor
struct TableViewTests {
    @Test func `only rows in sight have cells`() {
        let scene = TableViewScene()
        #expect(scene.table.contentSize == CGSize(width: 390, height: 50 * 50 + 2 * 22))
        #expect(scene.table.visibleCells.map { $0.textLabel?.text } == (0..<12).map { "0/\($0)" })
        #expect(scene.table.cellForRow(at: scene.path(12)) == nil)
    }

    @Test func `cells are used again`() {
        let scene = TableViewScene()
        let made = scene.source.made

        for offset in stride(from: CGFloat(0), through: 1900, by: 37) {
            scene.table.contentOffset.y = offset
            scene.stage.advance(by: 0)
        }

        #expect(scene.source.made <= made + 2)
        let visible = scene.table.indexPathsForVisibleRows ?? []
        #expect(
            visible.allSatisfy {
                scene.table.cellForRow(at: $0)?.textLabel?.text == "\($0.section)/\($0.row)"
            })
        #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == visible.count)
    }

    @Test func `a header sticks to the top and is pushed out by the next`() throws {
        let scene = TableViewScene()
        let first = try #require(scene.table.headerView(forSection: 0))
        scene.table.contentOffset.y = 300
        scene.stage.advance(by: 0)
        #expect(first.frame == CGRect(x: 0, y: 300, width: 390, height: 22))

        scene.table.contentOffset.y = 1510
        scene.stage.advance(by: 0)
        #expect(first.frame.minY == 1500)
        #expect(scene.table.headerView(forSection: 1)?.frame.minY == 1522)
    }

    @Test func `a tap selects and the next one selects another`() {
        let scene = TableViewScene()
        scene.stage.tap(CGPoint(x: 100, y: 60))
        #expect(scene.table.indexPathForSelectedRow == scene.path(0))
        #expect(scene.table.cellForRow(at: scene.path(0))?.isSelected == true)

        scene.stage.tap(CGPoint(x: 100, y: 130))
        #expect(scene.table.indexPathForSelectedRow == scene.path(2))
        #expect(scene.table.cellForRow(at: scene.path(0))?.isSelected == false)
        #expect(scene.source.calls == ["will 0", "did 0", "will 2", "not 0", "did 2"])
    }

    @Test func `a tap on a header, or on a row that is refused, selects nothing`() {
        let scene = TableViewScene()
        scene.source.refused = scene.path(1)

        scene.stage.tap(CGPoint(x: 100, y: 10))
        scene.stage.tap(CGPoint(x: 100, y: 90))

        #expect(scene.table.indexPathForSelectedRow == nil)
        #expect(scene.source.calls == ["will 1"])
    }

    @Test func `a finger that stays highlights a row, one that scrolls lets it go`() throws {
        let scene = TableViewScene()
        let cell = try #require(scene.table.cellForRow(at: scene.path(5)))

        scene.stage.touch(.began, at: CGPoint(x: 100, y: 290))
        #expect(!cell.isHighlighted)
        scene.stage.advance(by: 0.2)
        #expect(cell.isHighlighted)
        scene.stage.move(to: CGPoint(x: 100, y: 200), over: 0.2)
        #expect(!cell.isHighlighted)
        scene.stage.touch(.ended, at: CGPoint(x: 100, y: 200))
        scene.stage.settle()

        #expect(scene.source.calls.isEmpty)
    }

    @Test func `a registered class makes the cells that are dequeued`() {
        let scene = TableViewScene()
        scene.table.register(OwnCell.self, forCellReuseIdentifier: "own")
        scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")

        let own = scene.table.dequeueReusableCell(withIdentifier: "own", for: scene.path(0))
        let plain = scene.table.dequeueReusableCell(withIdentifier: "plain", for: scene.path(0))

        #expect(own is OwnCell)
        #expect(own.reuseIdentifier == "own")
        #expect(type(of: plain) == UITableViewCell.self)
        #expect(scene.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func `a class that overrides its initializer makes its own cells, one that is unknown a plain one`()
    {
        final class Written: UITableViewCell {
            let note = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .value1, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(note)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let scene = TableViewScene()
        scene.table.register(Written.self, forCellReuseIdentifier: "written")
        scene.table.register(UILabel.self, forCellReuseIdentifier: "label")

        let written = scene.table.dequeueReusableCell(withIdentifier: "written", for: scene.path(0))
        let plain = scene.table.dequeueReusableCell(withIdentifier: "label", for: scene.path(0))

        #expect((written as? Written)?.note.superview === written.contentView)
        #expect(written.reuseIdentifier == "written")
        #expect(type(of: plain) == UITableViewCell.self)
        #expect(
            scene.stage.trace.filter { $0.kind == .diagnostic }.map(\.call) == [
                "register(_:forCellReuseIdentifier:)", "dequeueReusableCell(withIdentifier:for:)",
            ])
    }

    @Test func `heights that are no numbers are refused with a diagnostic`() {
        let scene = TableViewScene()

        scene.table.rowHeight = .nan
        scene.table.contentSize = CGSize(width: CGFloat.infinity, height: 10)
        scene.stage.advance(by: 0)

        #expect(scene.table.rowHeight == 50)
        #expect(scene.table.contentSize.height == 2544)
        #expect(
            scene.stage.trace.filter { $0.kind == .diagnostic }.map(\.call) == ["rowHeight", "contentSize"])
    }

    @Test func `reloading asks anew and forgets the selection`() {
        let scene = TableViewScene()
        scene.table.selectRow(at: scene.path(1), animated: false, scrollPosition: .none)
        scene.source.rows = [2]

        scene.table.reloadData()
        scene.stage.advance(by: 0)

        #expect(scene.table.indexPathForSelectedRow == nil)
        #expect(scene.table.visibleCells.count == 2)
        #expect(scene.table.headerView(forSection: 1) == nil)
        #expect(scene.table.contentSize.height == 122)
    }

    @Test func `scrolling to a row puts it where it is wanted`() {
        let scene = TableViewScene()
        scene.table.scrollToRow(at: scene.path(20), at: .bottom, animated: false)
        #expect(scene.table.rectForRow(at: scene.path(20)).maxY == scene.table.bounds.maxY)

        scene.table.scrollToRow(at: scene.path(10), at: .top, animated: false)
        #expect(
            scene.table.rectForRow(at: scene.path(10)).minY == scene.table.bounds.minY + 22,
            "below the header")

        scene.table.scrollToRow(at: scene.path(19, 1), at: .top, animated: false)
        #expect(scene.table.bounds.maxY == scene.table.contentSize.height, "not past the end")
    }

    @Test func `a cell lays out its two lines, its chevron and its line`() throws {
        let scene = TableViewScene()
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 54)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.accessoryType = .disclosureIndicator
        scene.stage.window.addSubview(cell)
        scene.stage.advance(by: 0)

        let title = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        #expect(title.frame.minX == 16)
        #expect(detail.frame.minX == 16)
        #expect(title.frame.maxY == detail.frame.minY)
        #expect(abs(title.frame.minY - (54 - detail.frame.maxY)) <= 1)
        let chevron = try #require(cell.subviews.first { $0 is DisclosureChevron })
        #expect(chevron.frame.maxX == 374)
    }
}

private final class OwnCell: UITableViewCell {
    override class func makeCell(reuseIdentifier: String) -> UITableViewCell {
        OwnCell(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
}

/// What every test begins with.
@MainActor
private struct TableViewScene {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    let source = Source()

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
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

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
