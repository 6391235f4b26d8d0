import Testing

@testable import UIKit

@MainActor
struct TableLayoutTests {
    private var layout: TableLayout {
        var layout = TableLayout()
        layout.append(headerHeight: 22, rowHeights: [54, 54, 54])
        layout.append(headerHeight: 22, rowHeights: [54])
        layout.append(headerHeight: 0, rowHeights: [])
        return layout
    }

    @Test func `rows and headers follow each other`() {
        #expect(layout.height == 260)
        #expect(layout.rows(of: IndexPath(row: 2, section: 0)) == 130..<184)
        #expect(layout.rows(of: IndexPath(row: 0, section: 1)) == 206..<260)
    }

    @Test func `a height belongs to a row, to a header or to nothing`() {
        #expect(layout.row(at: 21) == nil)
        #expect(layout.row(at: 22) == IndexPath(row: 0, section: 0))
        #expect(layout.row(at: 183.9) == IndexPath(row: 2, section: 0))
        #expect(layout.row(at: 190) == nil)
        #expect(layout.row(at: 206) == IndexPath(row: 0, section: 1))
        #expect(layout.row(at: 260) == nil)
        #expect(layout.row(at: -1) == nil)
    }

    @Test func `the rows in sight are those of which something lies in the range`() {
        #expect(layout.rows(in: 76..<131) == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
        #expect(layout.rows(in: 184..<206).isEmpty)
        #expect(layout.rows(in: 0..<1000).count == 4)
    }

    @Test func `a header sticks until the next section pushes it out`() {
        #expect(layout.headerTop(0, whenScrolledTo: -30) == 0)
        #expect(layout.headerTop(0, whenScrolledTo: 100) == 100)
        #expect(layout.headerTop(0, whenScrolledTo: 170) == 162)
        #expect(layout.headerTop(1, whenScrolledTo: 100) == 184)
    }

    @Test func `a header lies over its own footer, and leaves with the section's end`() {
        var layout = TableLayout()
        layout.append(headerHeight: 20, rowHeights: [50], footerHeight: 30)
        layout.append(headerHeight: 20, rowHeights: [50], footerHeight: 0)

        #expect(layout.headerTop(0, whenScrolledTo: 60) == 60)
        #expect(layout.headerTop(0, whenScrolledTo: 80) == 80)
        #expect(layout.headerTop(0, whenScrolledTo: 90) == 80)
    }

    @Test func `a header that is measured moves all that follows`() {
        var layout = layout

        layout.setHeaderHeight(40, of: 0)

        #expect(layout.rows(of: IndexPath(row: 2, section: 0)) == 148..<202)
        #expect(layout.sections[1].top == 202)
        #expect(layout.rows(of: IndexPath(row: 0, section: 1)) == 224..<278)
        #expect(layout.height == 278)
    }

    @Test func `a path names a row or it does not`() {
        #expect(layout.contains(IndexPath(row: 2, section: 0)))
        #expect(!layout.contains(IndexPath(row: 3, section: 0)))
        #expect(!layout.contains(IndexPath(row: 0, section: 2)))
        #expect(!layout.contains(IndexPath(index: 0)))
    }
}
