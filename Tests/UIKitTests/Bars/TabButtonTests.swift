import Testing
import UITesting

@testable import UIKit

/// A tab's button by itself, and the numbers that bar items refuse.
@Suite struct TabButtonTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }

    private func titleSize(_ button: TabBarButton) -> CGFloat? {
        let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first
        let font = label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return font?.pointSize
    }

    @Test func `a tab is pale while it is pressed, and while it is switched off`() {
        let item = UITabBarItem(title: "Home", image: nil, tag: 0)
        let button = TabBarButton(item: item)
        #expect(button.alpha == 1)

        button.isHighlighted = true
        #expect(button.alpha == 0.5)
        button.isHighlighted = false
        #expect(button.alpha == 1)
        item.isEnabled = false
        button.update()
        #expect(button.alpha == 0.5 && !button.isEnabled)
        item.isEnabled = true
        button.update()

        #expect(button.alpha == 1 && button.isEnabled)
    }

    @Test func `a title below an image is smaller than one beside it or alone`() {
        let button = TabBarButton(item: UITabBarItem(title: "Home", image: picture, tag: 0))
        #expect(titleSize(button) == 10)

        button.isInOneRow = true
        #expect(titleSize(button) == 13)
        let plain = TabBarButton(item: UITabBarItem(title: "Home", image: nil, tag: 0))

        #expect(titleSize(plain) == 13)
    }

    @Test func `a title is not moved by what is no number`() {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let wrong = UIOffset(horizontal: .nan, vertical: 3)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
        item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
        #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 1, vertical: 2))
        #expect(item.backButtonTitlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: 4))
        #expect(item.titlePositionAdjustment(for: .compact) == .zero)

        item.setTitlePositionAdjustment(wrong, for: .default)
        item.setBackButtonTitlePositionAdjustment(wrong, for: .default)

        #expect(item.titlePositionAdjustment(for: .default) == .zero)
        #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
    }
}
