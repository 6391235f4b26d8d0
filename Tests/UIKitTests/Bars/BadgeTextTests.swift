import Testing
import UITesting

@testable import UIKit

/// Font, colour and place of the badges in a tab bar.
@Suite struct BadgeTextTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let item = UITabBarItem(title: "Title", image: UIImage(systemName: "star"), tag: 0)
    private let bar = UITabBar(frame: CGRect(x: 0, y: 51, width: 300, height: 49))

    init() {
        item.badgeValue = "12"
        bar.items = [item]
        stage.window.addSubview(bar)
        stage.settle()
    }

    /// The label that shows the badge's text.
    private var label: UILabel? {
        stage.settle()
        let labels = bar.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UILabel }
        return labels.first { $0.text == "12" }
    }

    private var color: UIColor? { label?.attributedText?.attribute(.foregroundColor) as? UIColor }
    private var font: UIFont? { label?.attributedText?.attribute(.font) as? UIFont }

    @Test func `the text has the attributes that were set for the item, in the state that it is in`() {
        #expect(color == .white && font?.pointSize == 13)

        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        item.setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .selected)
        #expect(color == .black && font?.pointSize == 13)
        #expect(item.badgeTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .black)

        stage.run { bar.selectedItem = item }
        #expect(color == .black && font?.pointSize == 9)
        item.setBadgeTextAttributes(nil, for: .normal)
        #expect(color == .white && item.badgeTextAttributes(for: .normal) == nil)
    }

    @Test func `those of the class hold for all items that have none`() {
        stage.run {
            UITabBarItem.appearance().setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
            bar.items = [item]
        }
        #expect(color == .yellow)

        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        #expect(color == .black)
    }

    @Test func `an appearance says how the text looks, and moves the badge and the text inside of it`() throws
    {
        let place = try #require(label?.superview).frame
        let inner = try #require(label).frame
        let look = UITabBarAppearance()
        let state = look.stackedLayoutAppearance.normal
        state.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
        state.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 5)
        state.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)

        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look

        #expect(color == .yellow)
        #expect(try #require(label?.superview).frame == place.offsetBy(dx: 3, dy: 5))
        #expect(try #require(label).frame == inner.offsetBy(dx: 1, dy: -2))
        look.stackedLayoutAppearance.configureWithDefault(for: .stacked)
        #expect(state.badgeTextAttributes.isEmpty && state.badgePositionAdjustment == .zero)
    }
}

extension NSAttributedString {
    /// An attribute of the first character.
    fileprivate func attribute(_ name: Key) -> Any? { attribute(name, at: 0, effectiveRange: nil) }
}
