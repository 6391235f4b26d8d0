import Testing
import UIKit
import UITesting

/// What a table's and a cell's settings do.
@Suite(.serialized) struct TableSettingsTests {
    /// A table with headers, whose cells are counted.
    private final class Rows: UITableViewController {
        var counts = [3, 2]

        override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private func rows() -> (Stage, Rows) {
        let (stage, rows) = (Stage(), Rows())
        stage.present(rows)
        stage.settle()
        return (stage, rows)
    }

    private func color(_ stage: Stage, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        try stage.snapshot().pixel(x: x, y: y)
    }

    @Test func `whoever asks a table's controller for the table has its view loaded`() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (stage, rows, source) = (Stage(), Rows(), Source())

        rows.tableView.dataSource = source
        #expect(rows.isViewLoaded)
        stage.present(rows)
        stage.settle()

        #expect(rows.tableView.dataSource === source)
        #expect(rows.tableView.visibleCells.count == 4)
    }

    @Test func `a table knows its sections and rows, and where they are`() {
        let (_, rows) = rows()
        let table: UITableView = rows.tableView

        #expect(table.numberOfSections == 2)
        #expect([0, 1].map(table.numberOfRows) == [3, 2])
        table.sectionHeaderHeight = 40
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 40 + 3 * 44, width: 390, height: 40))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 41)) == IndexPath(row: 0, section: 0))
        #expect(
            table.indexPathForRow(at: CGPoint(x: 5, y: 40 + 3 * 44 + 41)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil, "a header is no row")
    }

    @Test func `lines between rows have the table's colour, or are not there`() throws {
        let (stage, rows) = rows()
        rows.tableView.separatorColor = .red
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let edge = Int(cell.frame.maxY) - 1

        #expect(try color(stage, 200, edge) == SIMD4(255, 0, 0, 255))
        #expect(try color(stage, 5, edge) == SIMD4(255, 255, 255, 255), "it begins 16 points from the left")
        cell.separatorInset.left = 0
        #expect(try color(stage, 5, edge) == SIMD4(255, 0, 0, 255))
        rows.tableView.separatorStyle = .none
        #expect(try color(stage, 200, edge) == SIMD4(255, 255, 255, 255))
    }

    @Test(arguments: [true, false])
    func `a selected row is let go when the table comes back, if it is to be`(clears: Bool) {
        let (stage, rows) = rows()
        let path = IndexPath(row: 1, section: 0)
        rows.clearsSelectionOnViewWillAppear = clears
        rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(rows.tableView.cellForRow(at: path)?.isSelected == true)

        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        rows.present(cover, animated: false)
        stage.settle()
        rows.dismiss(animated: false)
        stage.settle()

        #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : path))
        #expect(rows.tableView.cellForRow(at: path)?.isSelected == !clears)
        rows.tableView.deselectRow(at: path, animated: false)
        #expect(rows.tableView.cellForRow(at: path)?.isSelected == false)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    // MARK: - Cells

    @Test func `a cell shows its selection by its background, unless its style is none`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let background = UIView()
        cell.selectedBackgroundView = background

        cell.setSelected(true, animated: false)
        #expect(background.alpha == 1 && background.superview === cell)
        cell.setSelected(false, animated: false)
        #expect(background.alpha == 0)
        cell.setHighlighted(true, animated: false)
        #expect(background.alpha == 1 && cell.isHighlighted)
        cell.selectionStyle = .none
        #expect(background.alpha == 0)
        cell.selectionStyle = .default
        cell.isSelected = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted && background.alpha == 0)
    }

    @Test func `a cell has room for an image, for views of one's own and for an accessory`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        let stage = Stage()
        stage.window.addSubview(cell)
        cell.textLabel?.text = "Title"
        cell.layoutIfNeeded()
        let left = cell.textLabel?.frame.minX ?? 0

        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect((cell.textLabel?.frame.minX ?? 0) >= left + 20)
        #expect(cell.contentView.frame.width == 300)
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.accessoryView = knob
        cell.layoutIfNeeded()
        #expect(knob.superview === cell && knob.frame.midY == 22 && knob.frame.maxX <= 300)
        #expect(cell.contentView.frame.maxX <= knob.frame.minX)
        cell.accessoryView = nil
        #expect(knob.superview == nil)
    }
}
