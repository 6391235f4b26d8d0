import Testing

@testable import UIKit

@Suite struct SelfSizingTests {
    private let field = Playfield(size: CGSize(width: 200, height: 400))

    /// Cells with a label between constraints.
    private final class Texts: NSObject, UITableViewDataSource {
        var texts: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            guard !texts[indexPath.row].isEmpty else { return cell }
            let label = UILabel()
            label.numberOfLines = 0
            label.text = texts[indexPath.row]
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let views = ["label": label]
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: "H:|-(20)-[label]-(20)-|", views: views)
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-(12)-[label]-(12)-|", views: views))
            return cell
        }
    }

    @Test func `rows are as high as the constraints in their cells say`() {
        let data = Texts()
        data.texts = ["One", "A text in several lines since it is too long for one of them", "", "Four"]
        let table = UITableView(frame: field.window.bounds)
        table.dataSource = data
        field.window.addSubview(table)

        field.run()

        let heights = data.texts.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        let label = UILabel()
        label.numberOfLines = 0
        func height(_ index: Int) -> CGFloat {
            label.text = data.texts[index]
            return label.sizeThatFits(CGSize(width: 160, height: CGFloat.infinity)).height + 24
        }
        #expect(heights == [height(0), height(1), 44, height(3)])
        #expect(heights[1] > 2 * heights[0] - 24)
        #expect(table.contentSize.height == heights.reduce(0, +))
        let frames = table.visibleCells.map(\.frame.minY)
        #expect(frames == [0, heights[0], heights[0] + heights[1], heights[0] + heights[1] + 44])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `rows get their height when they come into sight`() {
        let data = Texts()
        data.texts = (0..<60).map { String(repeating: "Text of some length ", count: 1 + $0 % 4) }
        let table = UITableView(frame: field.window.bounds)
        table.dataSource = data
        table.estimatedRowHeight = 60
        field.window.addSubview(table)
        field.run()
        for _ in 0..<200 {
            table.contentOffset.y = min(table.contentOffset.y + 40, table.contentSize.height - 400)
            field.run()
        }

        let cells = table.visibleCells
        #expect(!cells.isEmpty)
        for (cell, next) in zip(cells, cells.dropFirst()) { #expect(cell.frame.maxY == next.frame.minY) }
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 59, section: 0))
    }
}
