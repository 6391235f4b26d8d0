import Testing
import UITesting

@testable import UIKit

/// Where the buttons of an alert and the lines between them are.
@Suite struct AlertRowTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func list(_ look: AlertLook, _ actions: [(String, UIAlertAction.Style)]) -> AlertRowList {
        let list = AlertRowList(look)
        list.frame = CGRect(x: 0, y: 0, width: 270, height: 132)
        list.show(AlertContents(actions: actions.map { UIAlertAction(title: $0.0, style: $0.1) }))
        stage.window.addSubview(list)
        stage.advance(by: 0)
        return list
    }

    private func lines(_ list: AlertRowList) -> [CGRect] {
        list.subviews.filter { $0.backgroundColor == .separator }.map(\.frame)
            .sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
    }

    @Test func `two buttons stand beside each other, the cancelling one at the left, and a line between`() {
        let list = list(.alert, [("Save", .default), ("Cancel", .cancel)])

        #expect(list.rows.map(\.action.title) == ["Save", "Cancel"])
        #expect(list.rows[0].frame == CGRect(x: 135, y: 0, width: 135, height: 44))
        #expect(list.rows[1].frame == CGRect(x: 0, y: 0, width: 135, height: 44))
        #expect(lines(list) == [CGRect(x: 135, y: 0, width: 1, height: 44)])
        #expect(list.height(for: 270) == 44 && !list.isScrollEnabled)
    }

    @Test func `three stand below each other, the cancelling one last, and lines at their upper edges`() {
        let list = list(.alert, [("Cancel", .cancel), ("Save", .default), ("Delete", .destructive)])

        #expect(list.rows.map(\.frame.minY) == [88, 0, 44])
        #expect(list.rows.allSatisfy { $0.frame.width == 270 && $0.frame.height == 44 })
        #expect(
            lines(list) == [44, 88].map { (y: CGFloat) in CGRect(x: 0, y: y, width: 270, height: 1) })
        #expect(list.height(for: 270) == 132 && !list.isScrollEnabled)
        list.frame.size.height = 131
        stage.advance(by: 0)
        #expect(list.isScrollEnabled && list.contentSize == CGSize(width: 270, height: 132))
    }

    @Test func `the buttons of a sheet are higher, and never beside each other`() {
        let list = list(.sheet, [("Save", .default), ("Send", .default)])

        #expect(
            list.rows.map(\.frame)
                == [0, 57].map { (y: CGFloat) in
                    CGRect(x: 0, y: y, width: 270, height: 57)
                })
        #expect(list.height(for: 270) == 114)
    }

    @Test func `other contents take the place of those before`() {
        let list = list(.alert, [("A", .default), ("B", .default), ("C", .default)])

        list.show(AlertContents(actions: [UIAlertAction(title: "D", style: .default)]))
        stage.advance(by: 0)

        #expect(list.rows.map(\.action.title) == ["D"] && lines(list).isEmpty)
        #expect(list.subviews.filter { $0 is AlertRow }.count == 1)
    }
}
