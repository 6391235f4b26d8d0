import Testing
import UITesting

@testable import UIKit

/// Where a menu opens beside its button, and the colours and marks of its entries.
@Suite struct MenuLookTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)

    /// Opens the menu of a button that is 120 points wide, and returns its card.
    private func open(_ children: [UIMenuElement], at x: CGFloat = 20) throws -> UIView {
        let button = UIButton(frame: CGRect(x: x, y: 100, width: 120, height: 30))
        button.menu = UIMenu(children: children)
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        stage.tap(button)
        stage.settle()
        let overlay = try #require(stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
        return try #require(overlay.subviews.first)
    }

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
    ) -> UIAction { UIAction(title: title, attributes: attributes, state: state) { _ in } }

    @Test func `a card begins at the left of its button, or ends at the right of one in the right half`()
        throws
    {
        let left = try open([action("A")], at: 30)
        #expect(left.frame.minX == 30 && left.frame.width == 140)
        stage.tap(CGPoint(x: 200, y: 500))
        stage.settle()

        let right = try open([action("A")], at: 260)
        #expect(right.frame.maxX == 380 && right.frame.minY == 134)
        stage.tap(CGPoint(x: 200, y: 500))
        stage.settle()
        let edge = try open([action("A")], at: 300)

        #expect(edge.frame.maxX == 392, "it keeps to the margin")
    }

    @Test func `what deletes is red, what cannot be chosen is pale, and the way back is neither`() throws {
        func color(_ element: UIMenuElement, isBack: Bool = false) throws -> UIColor? {
            let row = MenuRow(element, hasMarks: false, isBack: isBack)
            let labels = row.subviews.compactMap { $0 as? UILabel }
            return try #require(labels.first { $0.text == "A" }).textColor
        }
        let menu = UIMenu(title: "A", options: .destructive, children: [action("B")])

        #expect(try color(action("A")) == .label)
        #expect(try color(action("A", .destructive)) == .systemRed)
        #expect(try color(action("A", .disabled)) == .tertiaryLabel)
        #expect(try color(action("A", [.destructive, .disabled])) == .tertiaryLabel)
        #expect(try color(menu) == .systemRed)
        #expect(try color(menu, isBack: true) == .label)
    }

    @Test func `an entry that is on has a check mark, one that is on in part a dash`() throws {
        let card = try open([action("A", [], .on), action("B", [], .mixed), action("C")])
        let picture = try stage.snapshot()
        // Whether something dark is seen in a row's room for marks, in these points from its middle down.
        func isMarked(_ row: Int, _ heights: ClosedRange<Int>) -> Bool {
            let middle = Int(card.frame.minY) + 4 + 34 * row + 17
            return heights.contains { height in
                (Int(card.frame.minX) + 15..<Int(card.frame.minX) + 28).contains { x in
                    picture.pixel(x: x, y: middle + height).x < 128
                }
            }
        }

        #expect(isMarked(0, -5 ... -3) && isMarked(0, 2...4))
        #expect(isMarked(1, -1...1) && !isMarked(1, -5 ... -3) && !isMarked(1, 3...5))
        #expect(!isMarked(2, -5...5))
    }
}
