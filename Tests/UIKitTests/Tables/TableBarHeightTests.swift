import Testing
import UITesting

@testable import UIKit

/// How high the delegate makes headers and footers, and which of them are shown.
@Suite struct TableBarHeightTests {
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        let heights: [CGFloat] = [0, 33, UITableView.automaticDimension, .nan, -5]
        var shown: [String] = []
        var gone: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { heights.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            heights[section]
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            heights[section]
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        {
            shown.append("header \(section)")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        {
            shown.append("footer \(section)")
        }
        func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { gone.append("header \(section)") }
        func tableView(
            _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
        ) { gone.append("footer \(section)") }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let sections = Sections()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
        table.rowHeight = 20
        (table.dataSource, table.delegate) = (sections, sections)
        stage.window.addSubview(table)
        stage.advance(by: 0)
        return table
    }

    @Test(
        arguments: [
            (.plain, [0, 33, 22, 22, 0], [0, 33, 22, 22, 0]),
            (.grouped, [0, 33, 38, 38, 0], [0, 33, 30, 30, 0]),
        ] as [(UITableView.Style, [Double], [Double])])
    func `a height of the delegate counts, and the usual one where it says none`(
        style: UITableView.Style, headers: [Double], footers: [Double]
    ) {
        let table = table(style)

        #expect((0..<5).map { Double(table.rectForHeader(inSection: $0).height) } == headers)
        #expect((0..<5).map { Double(table.rectForFooter(inSection: $0).height) } == footers)
        #expect(Double(table.contentSize.height) == 100 + (headers + footers).reduce(0, +))
    }

    @Test(
        arguments: [(.plain, 22, 22), (.grouped, 38, 30)] as [(UITableView.Style, CGFloat, CGFloat)])
    func `an estimated height holds until the bar is shown, also when all heights are read again`(
        style: UITableView.Style, header: CGFloat, footer: CGFloat
    ) throws {
        let table = table(style)
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (60, 50)
        #expect((2...3).map { table.rectForHeader(inSection: $0).height } == [60, 60])
        #expect((2...3).map { table.rectForFooter(inSection: $0).height } == [50, 50])

        stage.advance(by: 0)
        let shown = try #require(table.headerView(forSection: 2))
        #expect((2...3).map { table.rectForHeader(inSection: $0).height } == [header, header])
        #expect((2...3).map { table.rectForFooter(inSection: $0).height } == [footer, footer])
        #expect(shown.frame.height == header)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 3))?.frame.minY == 126 + 2 * header + footer)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        stage.advance(by: 0)

        #expect(table.headerView(forSection: 2) === shown && shown.frame.height == header)
        #expect(table.rectForHeader(inSection: 3).height == header)
    }

    @Test func `an estimate of the delegate comes before the table's, and holds until the bar is shown`() {
        final class Estimates: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
            ) -> CGFloat { section == 0 ? UITableView.automaticDimension : 70 }
            func tableView(
                _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
            ) -> CGFloat { section == 0 ? UITableView.automaticDimension : 80 }
        }
        let table = table(.plain)
        let estimates = Estimates()

        table.delegate = estimates
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (60, 50)

        #expect((0...1).map { table.rectForHeader(inSection: $0).height } == [60, 70])
        #expect((0...1).map { table.rectForFooter(inSection: $0).height } == [50, 80])
        stage.advance(by: 0)
        #expect((0...1).map { table.rectForHeader(inSection: $0).height } == [22, 22])
        #expect((0...1).map { table.rectForFooter(inSection: $0).height } == [22, 22])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `a gap lies above each header, and none above a section without one`(
        style: UITableView.Style
    ) throws {
        let table = table(style)
        let tops = (0..<5).map { table.rectForHeader(inSection: $0).minY }
        let height = table.contentSize.height
        #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)

        table.sectionHeaderTopPadding = 10
        stage.advance(by: 0)

        let gaps: [CGFloat] = [0, 10, 20, 30, 30]
        #expect((0..<5).map { table.rectForHeader(inSection: $0).minY } == zip(tops, gaps).map { $0 + $1 })
        #expect(table.contentSize.height == height + 30)
        #expect(try #require(table.headerView(forSection: 1)).frame.minY == tops[1] + 10)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == tops[1] + 43)
        table.sectionHeaderTopPadding = -2
        #expect(table.sectionHeaderTopPadding == 10 && stage.diagnostics.count == 1)
        table.sectionHeaderTopPadding = UITableView.automaticDimension
        stage.advance(by: 0)
        #expect(table.contentSize.height == height)
    }

    @Test func `a bar without height is not shown, others in their order`() {
        let table = table(.plain)

        #expect((0..<5).map { table.headerView(forSection: $0) != nil } == [false, true, true, true, false])
        #expect((0..<5).map { table.footerView(forSection: $0) != nil } == [false, true, true, true, false])
        #expect(
            sections.shown == ["header 1", "footer 1", "header 2", "footer 2", "header 3", "footer 3"])
        #expect(sections.gone.isEmpty)
    }

    @Test func `bars that are scrolled away are announced, and come back`() {
        let table = table(.grouped)
        table.frame.size.height = 100
        stage.advance(by: 0)
        #expect(sections.gone == ["header 2", "footer 2", "header 3", "footer 3"])
        (sections.gone, sections.shown) = ([], [])

        table.contentOffset.y = table.contentSize.height - 100
        stage.advance(by: 0)
        #expect(sections.gone == ["header 1", "footer 1"] && sections.shown == ["header 3", "footer 3"])
        #expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 3) != nil)
        table.contentOffset.y = 0
        stage.advance(by: 0)

        #expect(sections.shown.suffix(2) == ["header 1", "footer 1"])
        #expect(table.headerView(forSection: 1)?.frame.minY == 20)
    }
}
