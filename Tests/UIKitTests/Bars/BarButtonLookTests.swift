import Testing
import UITesting

@testable import UIKit

/// What buttons of bars take from appearances, by style and state.
@Suite struct BarButtonLookTests {
    private let stage = Stage(size: CGSize(width: 390, height: 400))

    private func item(_ title: String, _ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: style, target: nil, action: nil)
    }

    /// The colours of the texts below a view.
    private func colors(in view: UIView) -> [String: UIColor] {
        var found: [String: UIColor] = [:]
        if let label = view as? UILabel, let text = label.attributedText, text.length > 0 {
            found[text.string] = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        for subview in view.subviews { found.merge(colors(in: subview)) { $1 } }
        return found
    }

    private func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] { [.foregroundColor: color] }

    @Test func `a toolbar's Done buttons have their own attributes`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 356, width: 390, height: 44))
        let appearance = UIToolbarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = attributes(.green)
        appearance.doneButtonAppearance.normal.titleTextAttributes = attributes(.red)
        bar.standardAppearance = appearance
        bar.items = [item("Edit"), item("Done", .done)]
        stage.window.addSubview(bar)
        stage.advance(by: 0)

        #expect(colors(in: bar) == ["Edit": .green, "Done": .red])
    }

    @Test func `what a disabled button looks like leaves those alone that are enabled`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = attributes(.green)
        appearance.buttonAppearance.disabled.titleTextAttributes = attributes(.red)
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        let (on, off) = (item("On"), item("Off"))
        off.isEnabled = false
        let content = UINavigationItem(title: "")
        content.rightBarButtonItems = [on, off]
        bar.items = [content]
        stage.window.addSubview(bar)
        stage.advance(by: 0)

        #expect(colors(in: bar)["On"] == .green && colors(in: bar)["Off"] == .red)
    }

    @Test func `back buttons have attributes of their own as soon as these are set`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = attributes(.green)
        appearance.backButtonAppearance.normal.titleTextAttributes = attributes(.red)
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        stage.window.addSubview(bar)
        stage.advance(by: 0)

        #expect(colors(in: bar)["One"] == .red)
    }

    @Test func `an appearance that the bar returns changes the bar's buttons`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 356, width: 390, height: 44))
        bar.items = [item("Edit")]
        stage.window.addSubview(bar)
        stage.advance(by: 0)
        #expect(colors(in: bar)["Edit"] != .green)

        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = attributes(.green)
        stage.advance(by: 0)

        #expect(colors(in: bar)["Edit"] == .green)
    }

    @Test func `a copy of an appearance has its values, and changes on its own`() throws {
        let (item, bar) = (UITabBarItemAppearance(), UIBarAppearance(idiom: .pad))
        let offset = UIOffset(horizontal: 1, vertical: 2)
        item.selected.iconColor = .red
        item.selected.badgeBackgroundColor = .blue
        item.disabled.titlePositionAdjustment = offset
        bar.backgroundColor = .red

        let (itemCopy, barCopy) = (
            try #require(item.copy() as? UITabBarItemAppearance), try #require(bar.copy() as? UIBarAppearance)
        )
        #expect(itemCopy.selected.iconColor == .red && itemCopy.selected.badgeBackgroundColor == .blue)
        #expect(itemCopy.disabled.titlePositionAdjustment == offset && itemCopy.normal.iconColor == nil)
        #expect(barCopy.backgroundColor == .red && barCopy.idiom == .pad)
        (itemCopy.selected.iconColor, barCopy.backgroundColor) = (.green, .green)

        #expect(item.selected.iconColor == .red && bar.backgroundColor == .red)
    }

    @Test func `what the older properties of a toolbar add up to is its appearance`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 356, width: 390, height: 44))
        bar.isTranslucent = false
        bar.barTintColor = .red
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance === bar.standardAppearance && bar.compactAppearance == nil)

        bar.barTintColor = .blue

        #expect(bar.standardAppearance.backgroundColor == .blue)
    }
}
