import Testing
import UITesting

@testable import UIKit

/// How menus come, go from card to card by key, and go.
@Suite struct MenuCourseTests {
    private let stage = Stage()

    /// A button at 20…140 by 100…130 whose menu opens at once: an entry, and a menu with another one.
    private func button(_ perform: @escaping @MainActor (UIAction) -> Void = { _ in }) -> UIButton {
        let inner = UIMenu(title: "More", children: [UIAction(title: "Deep", handler: perform)])
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        button.menu = UIMenu(children: [UIAction(title: "Apple", handler: perform), inner])
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        return button
    }

    private var overlay: MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    private var rows: [MenuRow] {
        let lists = overlay?.subviews.first?.subviews.compactMap { $0 as? MenuList } ?? []
        return lists.last { !$0.isHidden }?.rows ?? []
    }

    private var titles: [String] { rows.map(\.element.title) }
    private var lit: [Bool] { rows.map(\.isHighlighted) }

    @Test func `the right arrow opens an inner menu, and the left one and Escape lead back from it`() {
        _ = button()
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        stage.settle()
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        #expect(titles == ["Apple", "More"], "an entry that is no menu opens nothing")
        stage.press(.keyboardLeftArrow)
        #expect(
            titles == ["Apple", "More"] && lit == [true, false], "nothing leads back from the first card")

        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        #expect(titles == ["More", "Deep"] && lit == [false, false])
        stage.press(.keyboardLeftArrow)
        #expect(titles == ["Apple", "More"])
        stage.press(.keyboardUpArrow)
        #expect(lit == [false, true], "upwards the last entry comes first")
        stage.press(.keyboardReturnOrEnter)
        #expect(titles == ["More", "Deep"])
        stage.press(.keyboardEscape)
        #expect(titles == ["Apple", "More"])
        stage.press(.keyboardEscape)
        stage.settle()

        #expect(overlay == nil)
    }

    @Test func `an entry of an inner menu closes both cards and runs once`() {
        var ran: [String] = []
        _ = button { ran.append($0.title) }
        stage.tap(CGPoint(x: 80, y: 115))
        stage.settle()
        stage.tap(rows[1])
        stage.settle()
        stage.tap(rows[1])
        stage.settle()

        #expect(ran == ["Deep"] && overlay == nil)
    }

    @Test func `a card grows a little as it comes within 0.15 s, and fades within 0.12 s`() throws {
        _ = button()
        stage.touch(.began, at: CGPoint(x: 80, y: 115))
        let card = try #require(overlay?.subviews.first)
        func shown() -> (opacity: Float, scale: CGFloat) {
            let layer = card.layer.presentation() ?? card.layer
            return (layer.opacity, layer.affineTransform().a)
        }
        #expect(shown().opacity < 0.1 && abs(shown().scale - 0.92) < 0.02)

        stage.advance(by: 0.075)
        let (half, scale) = shown()
        #expect(half > 0.2 && half < 0.8 && scale > 0.93 && scale < 0.99)
        stage.advance(by: 0.1)
        #expect(shown().opacity == 1 && shown().scale == 1)
        stage.touch(.ended, at: CGPoint(x: 80, y: 115))
        stage.touch(.began, at: CGPoint(x: 300, y: 700))
        stage.advance(by: 0.06)
        let leaving = shown().opacity
        #expect(leaving > 0.2 && leaving < 0.8)
        stage.advance(by: 0.1)

        #expect(overlay == nil)
        stage.touch(.ended, at: CGPoint(x: 300, y: 700))
    }

    @Test func `the card is round, with a shadow below it`() throws {
        _ = button()
        stage.tap(CGPoint(x: 80, y: 115))
        stage.settle()
        let card = try #require(overlay?.subviews.first)

        #expect(card.layer.cornerRadius == 10 && card.layer.borderWidth == 0.5)
        #expect(card.layer.shadowOffset == CGSize(width: 0, height: 6) && card.layer.shadowRadius == 16)
        #expect(abs(card.layer.shadowOpacity - 0.22) < 0.001)
    }

    // MARK: - Context menus

    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var preview: UIViewController?
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(previewProvider: { [preview] in preview }) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    /// Rests a finger on a view at 100…180 by 200…260 until it is lifted, and returns what is lifted.
    private func lift(_ view: UIView, _ owner: Owner) throws -> ContextMenuPlatter {
        view.frame = CGRect(x: 100, y: 200, width: 80, height: 60)
        stage.window.addSubview(view)
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        stage.advance(by: 0)
        stage.touch(.began, at: CGPoint(x: 140, y: 230))
        stage.advance(by: 0.6)
        stage.touch(.ended, at: CGPoint(x: 140, y: 230))
        stage.settle()
        return try #require(overlay?.subviews.lazy.compactMap { $0 as? ContextMenuPlatter }.first)
    }

    @Test(arguments: [(CGFloat(0), CGFloat(12)), (20, 20)])
    func `a lifted view is a little round at least, and has a shadow`(radius: CGFloat, lifted: CGFloat) throws
    {
        let (view, owner) = (UIView(), Owner())
        view.layer.cornerRadius = radius

        let platter = try lift(view, owner)

        #expect(platter.isLifted && platter.subviews.first?.layer.cornerRadius == lifted)
        #expect(platter.layer.shadowOpacity == 0.25 && platter.layer.shadowRadius == 18)
        #expect(platter.layer.shadowOffset == CGSize(width: 0, height: 8))
        withExtendedLifetime(owner) {}
    }

    @Test func `a view that shows through has its opacity again after the menu`() throws {
        let (view, owner) = (UIView(), Owner())
        view.alpha = 0.5
        _ = try lift(view, owner)
        #expect(view.alpha == 0)

        stage.tap(CGPoint(x: 10, y: 800))
        stage.settle()

        #expect(overlay == nil && view.alpha == 0.5)
        withExtendedLifetime(owner) {}
    }

    @Test func `a preview without a size of its own is as wide as the screen, and three fifths as high`()
        throws
    {
        let (view, owner) = (UIView(), Owner())
        owner.preview = UIViewController()

        let area = stage.window.bounds.inset(by: stage.window.safeAreaInsets).insetBy(dx: 8, dy: 8)

        let platter = try lift(view, owner)

        #expect(abs(platter.bounds.width - area.width) < 0.001, "but for eight points at either side")
        #expect(abs(platter.bounds.height - 0.6 * area.height) < 0.001)
        withExtendedLifetime(owner) {}
    }
}
