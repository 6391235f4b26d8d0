import Testing
import UITesting

@testable import UIKit

/// How long an indicator is, and where: what is shown is 200 × 400 of content of 1000 × 1600.
@Suite struct ScrollIndicatorTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    private func frame(
        isVertical: Bool = true, x: CGFloat = 0, y: CGFloat = 0, insets: UIEdgeInsets = .zero,
        content: CGFloat? = nil, leavesCorner: Bool = false
    ) -> CGRect {
        let indicator = ScrollIndicator(isVertical: isVertical)
        indicator.place(
            visible: CGRect(x: x, y: y, width: 200, height: 400), insets: insets, track: insets,
            content: content ?? (isVertical ? 1600 : 1000), leavesCorner: leavesCorner)
        return indicator.frame
    }

    @Test func `it is as long as what is shown of the content, and moves with it`() {
        // A quarter of the 394 points between the margins.
        #expect(frame() == CGRect(x: 194, y: 3, width: 3, height: 98.5))
        #expect(frame(y: 600) == CGRect(x: 194, y: 600 + 3 + 147.75, width: 3, height: 98.5))
        #expect(frame(y: 1200) == CGRect(x: 194, y: 1200 + 397 - 98.5, width: 3, height: 98.5))
        // A quarter of 194.
        let across = frame(isVertical: false, x: 300, content: 800)
        #expect(across == CGRect(x: 300 + 3 + 72.75, y: 394, width: 48.5, height: 3))
    }

    @Test func `it leaves room for the other one and keeps out of the insets`() {
        #expect(frame(leavesCorner: true) == CGRect(x: 194, y: 3, width: 3, height: 97))
        let insets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)
        let inset = frame(y: -50, insets: insets)
        #expect(inset.minX == 174 && inset.minY == 3)
        #expect(abs(inset.height - (400 - 80 - 6) * 400 / 1680) < 1e-9)
        let across = frame(isVertical: false, x: -10, insets: insets)
        #expect(across.minX == 3 && across.minY == 364)
    }

    @Test func `it is at least 36 points long, and squeezed to 8 where the content is pulled past its edge`()
    {
        #expect(frame(content: 100_000).height == 36)
        #expect(frame(y: -50) == CGRect(x: 194, y: -47, width: 3, height: 48.5))
        #expect(frame(y: -200) == CGRect(x: 194, y: -197, width: 3, height: 8))
        let below = frame(y: 1240)
        #expect(below == CGRect(x: 194, y: 1240 + 397 - 58.5, width: 3, height: 58.5))
    }

    @Test func `content that fits leaves it as long as the room`() {
        #expect(frame(content: 100).height == 394)
    }

    @Test func `it stays for 0.4 s after the last scroll and fades in 0.3 s`() throws {
        let indicator = ScrollIndicator(isVertical: true)
        stage.window.addSubview(indicator)
        stage.settle()
        indicator.show()
        #expect(indicator.alpha == 1)

        indicator.hide()
        stage.advance(by: 0.39)
        #expect(indicator.layer.presentation()?.opacity == 1)
        stage.advance(by: 0.16)
        let middle = try #require(indicator.layer.presentation()?.opacity)
        #expect(middle > 0.3 && middle < 0.7)
        indicator.show()
        indicator.hide()
        stage.advance(by: 0.71)
        #expect(indicator.alpha == 0 && !indicator.layer.isAnimated)
    }

    @Test func `one that fades comes back from where it is in 0.1 s`() throws {
        let indicator = ScrollIndicator(isVertical: true)
        stage.window.addSubview(indicator)
        stage.settle()
        indicator.show()
        indicator.hide()
        stage.advance(by: 0.55)
        let middle = try #require(indicator.layer.presentation()?.opacity)

        indicator.show()
        #expect(try #require(indicator.layer.presentation()?.opacity) == middle)
        stage.advance(by: 0.05)
        let later = try #require(indicator.layer.presentation()?.opacity)
        #expect(later > middle + 0.1 && later < 0.99)
        indicator.show()
        stage.advance(by: 0.06)

        #expect(indicator.alpha == 1 && !indicator.layer.isAnimated)
    }

    @Test func `its ends are round`() {
        let indicator = ScrollIndicator(isVertical: true)
        #expect(indicator.layer.cornerRadius == 1.5)
    }
}
