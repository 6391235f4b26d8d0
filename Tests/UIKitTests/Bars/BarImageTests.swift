import Testing
import UITesting

@testable import UIKit

/// Images behind the items of bars, and the items that bring their own.
@Suite(.serialized) struct BarImageTests {
    private let stage = Stage()

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `standard tabs have a title and a drawing of their own`() {
        for number in 0...11 {
            let item = UITabBarItem.SystemItem(rawValue: number).map {
                UITabBarItem(tabBarSystemItem: $0, tag: number)
            }

            #expect(item?.title?.isEmpty == false && item?.image != nil && item?.tag == number)
        }
        #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 1).title == "Top Rated")
    }

    @Test func `the image of the selection stands behind the item that is selected`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = [.favorites, .search, .more].map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        let image = square(40)
        bar.selectionIndicatorImage = image
        stage.window.addSubview(bar)
        stage.advance(by: 0)
        let indicator = try #require(
            bar.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image === image })
        #expect(indicator.isHidden)

        bar.selectedItem = bar.items?[1]
        stage.advance(by: 0)
        #expect(!indicator.isHidden && indicator.frame == CGRect(x: 130, y: 5, width: 40, height: 40))
        bar.selectedItem = bar.items?[2]

        #expect(indicator.frame.midX == 250 && bar.selectionIndicatorImage === image)
        let places = bar.subviews.enumerated()
        let back = try #require(places.first { $0.element === indicator }?.offset)
        #expect(places.filter { $0.element is TabBarButton }.allSatisfy { $0.offset > back })
    }

    @Test func `the image behind a bar button follows its state`() throws {
        let appearance = UIBarButtonItemAppearance()
        let (usual, pressed) = (square(10), square(12))
        appearance.normal.backgroundImage = usual
        appearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        appearance.highlighted.backgroundImage = pressed
        appearance.highlighted.backgroundImagePositionAdjustment = UIOffset(horizontal: 1, vertical: 4)
        let copied = try #require(appearance.copy() as? UIBarButtonItemAppearance)

        let button = BarButton(
            item: UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil), in: UIToolbar(),
            appearance: copied)

        #expect(button.backgroundImage(for: .normal) === usual)
        #expect(button.backgroundImage(for: .highlighted) === pressed)
        #expect(button.backgroundRect(forBounds: button.bounds).origin == CGPoint(x: 3, y: -2))
        button.isHighlighted = true
        #expect(button.backgroundRect(forBounds: button.bounds).origin == CGPoint(x: 1, y: 4))
        (button.isHighlighted, button.isEnabled) = (false, false)
        #expect(button.backgroundRect(forBounds: button.bounds).origin == CGPoint(x: 3, y: -2))
    }

    @Test func `a responder may take a method back`() {
        final class Mute: UIView {
            override func responds(to aSelector: Selector!) -> Bool {
                aSelector.description != "layoutIfNeeded" && super.responds(to: aSelector)
            }
        }
        final class Strict: UIView {
            override func responds(to aSelector: Selector) -> Bool { false }
        }
        let layout = Selector("layoutIfNeeded", UIView.layoutIfNeeded)
        let display = Selector("setNeedsLayout", UIView.setNeedsLayout)

        let (mute, strict) = (Mute(), Strict())

        #expect(UIView().responds(to: layout) && !mute.responds(to: layout) && mute.responds(to: display))
        #expect(!mute.canPerformAction(layout, withSender: nil) && !strict.responds(to: display))
    }
}
