import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Lines of a layout manager that flow around shapes. Places are counted in letters of one size.
@MainActor
struct ExclusionPathTests {
    /// A line: its letters, and where its room is.
    private struct Line: Equatable {
        let text: String
        let column: CGFloat
        let row: CGFloat
        let columns: CGFloat

        init(_ text: String, column: CGFloat, row: CGFloat, columns: CGFloat) {
            (self.text, self.column, self.row, self.columns) = (text, column, row, columns)
        }
    }

    private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    private let storage = NSTextStorage(string: "")
    private let manager = NSLayoutManager()
    private let words = "aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk"

    private var letter: CGSize { "m".size(withAttributes: [.font: font]) }

    /// Lays a text out in a container of 20 letters.
    @discardableResult
    private func layOut(
        _ text: String, around paths: [UIBezierPath], style: NSParagraphStyle = .default,
        in container: NSTextContainer = NSTextContainer()
    ) -> NSTextContainer {
        storage.append(NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
        container.size = CGSize(width: letter.width * 20, height: 0)
        container.lineFragmentPadding = 0
        container.exclusionPaths = paths
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return container
    }

    private func rect(_ columns: Range<CGFloat>, _ rows: Range<CGFloat>) -> CGRect {
        CGRect(
            x: columns.lowerBound * letter.width, y: rows.lowerBound * letter.height,
            width: (columns.upperBound - columns.lowerBound) * letter.width,
            height: (rows.upperBound - rows.lowerBound) * letter.height)
    }

    private func path(_ columns: Range<CGFloat>, _ rows: Range<CGFloat>) -> UIBezierPath {
        UIBezierPath(rect: rect(columns, rows))
    }

    private func enumerate(_ body: (CGRect, CGRect, NSRange) -> Void) {
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { frame, used, _, range, _ in
            body(frame, used, range)
        }
    }

    /// The lines, to a tenth of a letter.
    private var lines: [Line] {
        func tenths(_ length: CGFloat, of unit: CGFloat) -> CGFloat { (length / unit * 10).rounded() / 10 }
        var lines: [Line] = []
        enumerate { frame, _, range in
            lines.append(
                Line(
                    (storage.string as NSString).substring(with: range),
                    column: tenths(frame.minX, of: letter.width), row: tenths(frame.minY, of: letter.height),
                    columns: tenths(frame.width, of: letter.width)))
        }
        return lines
    }

    // MARK: - Where lines stand

    @Test func `text goes through what is free at the left and at the right, and below through all`() {
        layOut(words, around: [path(8..<12, 0..<2)])

        #expect(
            lines == [
                Line("aaa bbb ", column: 0, row: 0, columns: 8),
                Line("ccc ddd ", column: 12, row: 0, columns: 8),
                Line("eee fff ", column: 0, row: 1, columns: 8),
                Line("ggg hhh ", column: 12, row: 1, columns: 8),
                Line("iii jjj kkk", column: 0, row: 2, columns: 20),
            ])
    }

    @Test func `a line that has no room, or none for its first word, begins below`() {
        layOut("aaaa bbbb", around: [path(0..<20, 0..<1.5), path(3..<20, 1.5..<4)])

        #expect(lines == [Line("aaaa bbbb", column: 0, row: 4, columns: 20)])
    }

    @Test func `a part of a line that holds no word is left out`() {
        layOut("aaaa bbbb", around: [path(3..<10, 0..<1)])

        #expect(lines == [Line("aaaa bbbb", column: 10, row: 0, columns: 10)])
    }

    @Test func `a word that is too long for every line is broken where it has the most room`() {
        layOut(String(repeating: "a", count: 26), around: [path(12..<20, 0..<1)])

        #expect(lines.map(\.text.count) == [20, 6])
        #expect(lines.map(\.row) == [1, 2] && lines.map(\.column) == [0, 0])
    }

    @Test func `paragraphs flow on, those without letters too`() {
        let container = layOut("aaa\n\nbbb", around: [path(0..<20, 1..<2), path(0..<4, 3..<4)])

        #expect(
            lines == [
                Line("aaa\n", column: 0, row: 0, columns: 20), Line("\n", column: 0, row: 2, columns: 20),
                Line("bbb", column: 4, row: 3, columns: 16),
            ])
        #expect(abs(manager.usedRect(for: container).height - 4 * letter.height) < 0.5)
    }

    @Test func `a paragraph begins on a line of its own, and so does what follows a line separator`() {
        layOut("aaa\nbbb\u{2028}ccc", around: [path(8..<12, 0..<4)])

        #expect(lines.map(\.row) == [0, 1, 2] && lines.map(\.column) == [0, 0, 0])
    }

    @Test func `text from the right goes through a line from the right`() throws {
        layOut("שלום עולם שלום עולם שלום עולם", around: [path(8..<12, 0..<9)])

        try #require(lines.count >= 2)
        #expect(lines[0].column == 12 && lines[1].column == 0)
        #expect(lines[0].row == 0 && lines[1].row == 0)
    }

    @Test func `a line of higher letters is as high in all of its parts`() throws {
        let large = UIFont.monospacedSystemFont(ofSize: 40, weight: .regular)
        layOut("aaa bbb ccc ddd", around: [path(8..<12, 0..<3)])
        storage.addAttribute(.font, value: large, range: NSRange(location: 8, length: 3))

        try #require(lines.count >= 2)
        let (left, right) = (
            manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil),
            manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil)
        )
        #expect(lines[1].text.hasPrefix("ccc") && lines[1].column == 12)
        #expect(left.minY == right.minY && left.height == right.height)
        #expect(left.height > letter.height * 1.9)
        #expect(manager.location(forGlyphAt: 0).y == manager.location(forGlyphAt: 8).y, "one baseline")
    }

    @Test func `the space at the sides is kept beside shapes`() {
        let container = layOut(words, around: [path(8..<12, 0..<2)])
        container.lineFragmentPadding = letter.width / 4

        let second = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 1), in: container)

        #expect(lines[1] == Line("ccc ddd ", column: 12, row: 0, columns: 8))
        #expect(abs(second.minX - 12.25 * letter.width) < 0.1)
    }

    @Test func `long texts go around many shapes without a letter lost`() {
        let paths = (0..<20).map { index in
            let (column, row) = (CGFloat(index % 3) * 5, CGFloat(index) * 5)
            return UIBezierPath(ovalIn: rect(column..<column + 9, row..<row + 4))
        }
        layOut((0..<400).map { "word\($0)" }.joined(separator: " "), around: paths)

        #expect(lines.map(\.text).joined() == storage.string)
        var previous = CGRect.zero
        var overlaps = 0
        enumerate { frame, _, _ in
            if frame.insetBy(dx: 0.01, dy: 0.01).intersects(previous) { overlaps += 1 }
            previous = frame
        }
        #expect(overlaps == 0 && lines.count > 100)
    }

    // MARK: - Styles

    @Test func `lines are aligned in their parts`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        layOut(words, around: [path(8..<12, 0..<2)], style: style)

        var ends: [CGFloat] = []
        enumerate { _, used, _ in ends.append((used.maxX / letter.width).rounded()) }
        #expect(ends == [8, 20, 8, 20, 20])
    }

    @Test func `indents are measured from the container's sides`() {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent) = (letter.width * 2, letter.width * 2)
        layOut(words, around: [path(8..<12, 0..<2)], style: style)

        var starts: [CGFloat] = []
        enumerate { _, used, _ in starts.append((used.minX / letter.width).rounded()) }
        #expect(lines.prefix(2).map(\.text) == ["aaa ", "bbb ccc "])
        #expect(starts.prefix(4) == [2, 12, 2, 12])
    }

    @Test func `parts of a line count as one line, and the last one ends in an ellipsis`() {
        let container = layOut(words, around: [path(8..<12, 0..<2)])
        container.maximumNumberOfLines = 2
        #expect(lines.count == 4)

        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail

        #expect(lines.map(\.column) == [0, 12] && lines.map(\.row) == [0, 0])
        #expect(manager.glyphRange(for: container).length == storage.length)
        #expect(manager.usedRect(for: container).maxX <= letter.width * 20 + 0.5)
    }

    // MARK: - Shapes

    @Test func `a hole in a shape has room, where the shape has one`() {
        let ring = path(4..<16, 0..<3)
        ring.append(path(8..<12, 0..<3))
        ring.usesEvenOddFillRule = true
        let container = layOut("aaa bbb ccc", around: [ring])
        #expect(lines.map(\.column) == [0, 8, 16] && lines.map(\.row) == [0, 0, 0])

        ring.usesEvenOddFillRule = false
        container.exclusionPaths = [ring]

        #expect(lines.map(\.column) == [0, 16, 0] && lines.map(\.row) == [0, 0, 1])
    }

    @Test func `a slanted side leaves each line as much as is free over all of its height`() {
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 20 * letter.width, y: 0))
        triangle.addLine(to: CGPoint(x: 10 * letter.width, y: 0))
        triangle.addLine(to: CGPoint(x: 20 * letter.width, y: 4 * letter.height))
        triangle.close()
        let container = layOut("", around: [triangle])

        for row in 0..<5 {
            let line = rect(0..<20, CGFloat(row)..<CGFloat(row) + 1)
            let room = container.lineFragmentRect(
                forProposedRect: line, at: 0, writingDirection: .leftToRight, remaining: nil)
            #expect(abs(room.width - (10 + 2.5 * CGFloat(row)) * letter.width) < 0.5)
            #expect(room.minX == 0 && room.minY == line.minY && abs(room.height - line.height) < 0.01)
        }
    }

    @Test func `the room of a line is its first part in the direction of writing, and the others remain`() {
        let container = layOut("", around: [path(8..<12, 0..<2)])
        container.size.height = letter.height * 4
        func room(_ direction: NSWritingDirection, _ row: CGFloat) -> [CGRect] {
            var remaining = CGRect(x: 1, y: 2, width: 3, height: 4)
            let first = container.lineFragmentRect(
                forProposedRect: rect(0..<30, row..<row + 1), at: 0, writingDirection: direction,
                remaining: &remaining)
            return [first, remaining]
        }
        func isNear(_ rects: [CGRect], _ others: [CGRect]) -> Bool {
            zip(rects, others).allSatisfy { abs($0.minX - $1.minX) + abs($0.width - $1.width) < 0.01 }
        }

        #expect(isNear(room(.leftToRight, 1), [rect(0..<8, 1..<2), rect(12..<20, 1..<2)]))
        #expect(isNear(room(.rightToLeft, 1), [rect(12..<20, 1..<2), rect(0..<8, 1..<2)]))
        #expect(isNear(room(.leftToRight, 2), [rect(0..<20, 2..<3), .zero]))
        #expect(room(.leftToRight, 4).allSatisfy { $0.isEmpty }, "below the container")
        #expect(abs(room(.leftToRight, 3.5)[0].height - letter.height / 2) < 0.01)
    }

    @Test func `paths without an area or with points that are not finite change nothing`() {
        let line = UIBezierPath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        let container = layOut(
            words,
            around: [
                UIBezierPath(), line, UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50)),
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50)),
            ])

        #expect(lines.first == Line("aaa bbb ccc ddd eee ", column: 0, row: 0, columns: 20))
        #expect(container.exclusionPaths.count == 4 && !container.isSimpleRectangularTextContainer)
        container.exclusionPaths = []
        #expect(container.isSimpleRectangularTextContainer)
    }

    @Test func `a shape that covers everything leaves no line, and paths that change are seen`() {
        let container = layOut(words, around: [path(-1..<21, -1..<100_000)])
        #expect(lines.isEmpty && manager.usedRect(for: container) == .zero)

        container.exclusionPaths = [path(0..<12, 0..<1)]

        #expect(lines.first == Line("aaa bbb ", column: 12, row: 0, columns: 8))
    }

    // MARK: - Subclasses

    /// Each line begins further to the right.
    private final class Slope: NSTextContainer {
        var slope: CGFloat = 1
        var asked: [Int] = []

        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            asked.append(characterIndex)
            var rect = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            let shift = min(proposedRect.minY * slope, rect.width)
            rect.origin.x += shift
            rect.size.width -= shift
            return rect
        }
    }

    @Test func `a subclass shapes the text, and says when it does so otherwise`() {
        let container = Slope()
        container.slope = letter.width * 2 / letter.height
        layOut("aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii", around: [], in: container)
        #expect(lines.map(\.column) == [0, 2, 4])
        #expect(lines.map(\.text.count) == [20, 15, 9] && container.asked == [0, 20, 35])

        container.slope = 0
        manager.textContainerChangedGeometry(container)

        #expect(lines.map(\.column) == [0, 0, 0] && lines.map(\.columns) == [20, 20, 20])
    }

    // MARK: - Where letters are

    @Test func `letters are found in the part of the line where they are`() {
        let container = layOut(words, around: [path(8..<12, 0..<2)])
        func hit(_ column: CGFloat, _ row: CGFloat) -> Int {
            manager.characterIndex(
                for: CGPoint(x: column * letter.width, y: row * letter.height), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil)
        }

        #expect(hit(0.5, 0.5) == 0 && hit(13.5, 0.5) == 9 && hit(12.5, 1.5) == 24 && hit(5.5, 2.5) == 37)
        #expect([6, 7].contains(hit(9, 0.5)) && hit(11, 0.5) == 8)

        let word = manager.boundingRect(forGlyphRange: NSRange(location: 24, length: 3), in: container)
        #expect(abs(word.minX - 12 * letter.width) < 0.1 && abs(word.width - 3 * letter.width) < 0.1)
        #expect(abs(word.minY - letter.height) < 0.1 && abs(word.height - letter.height) < 0.1)
        #expect(abs(manager.location(forGlyphAt: 25).x - letter.width) < 0.1)
    }

    @Test func `a range over a shape has a rectangle at each side`() {
        let container = layOut(words, around: [path(8..<12, 0..<2)])

        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 4, length: 7),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect) }

        #expect(rects.count == 2 && rects[0].minY == rects[1].minY)
        #expect(rects[0].maxX < 8.1 * letter.width && abs(rects[1].minX - 12 * letter.width) < 0.1)
    }

    @Test func `nothing is drawn inside of a shape`() throws {
        layOut("mmm mmm mmm mmm mmm mmm", around: [path(8..<12, 0..<2)])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: letter.width * 20, height: letter.height * 2)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            manager.drawGlyphs(
                forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs), at: .zero)
        }
        let picture = try #require(image.cgImage)
        func hasInk(_ columns: Range<CGFloat>) -> Bool {
            let first = Int(columns.lowerBound * letter.width) + 1
            let last = Int(columns.upperBound * letter.width) - 1
            return (first..<last).contains { x in
                (0..<picture.height).contains { picture.pixel(x: x, y: $0).w > 0 }
            }
        }

        #expect(hasInk(0..<7) && !hasInk(8..<12) && hasInk(12..<19))
    }
}
