import Testing
import UITesting

@testable import UIKit

@Suite struct ToolbarTests {
    private let stage = Stage(size: CGSize(width: 390, height: 400))

    private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 356, width: 390, height: 44))
        bar.items = items
        stage.window.addSubview(bar)
        stage.advance(by: 0)
        return bar
    }

    private func buttons(_ bar: UIToolbar) -> [UIView] { bar.subviews.filter { $0 is UIButton } }

    @Test func `flexible spaces share the room that is left`() throws {
        let items = ["One", "Two", "Three"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        let bar = toolbar([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]])

        let buttons = buttons(bar)
        try #require(buttons.count == 3)
        #expect(buttons[0].frame.minX == 16)
        #expect(abs(buttons[2].frame.maxX - 374) <= 1)
        let gaps = (
            buttons[1].frame.minX - buttons[0].frame.maxX, buttons[2].frame.minX - buttons[1].frame.maxX
        )
        #expect(abs(gaps.0 - gaps.1) <= 1)
    }

    @Test func `a fixed space is as wide as it says, and one that is not a number has no width`() {
        let views = [UIView(), UIView(), UIView()]
        for view in views { view.frame.size = CGSize(width: 20, height: 20) }
        let items = views.map { UIBarButtonItem(customView: $0) }
        _ = toolbar([items[0], .fixedSpace(30), items[1], .fixedSpace(.nan), items[2]])

        #expect(views.map(\.frame.minX) == [16, 66, 86])
    }

    @Test func `buttons without a space between them keep apart`() {
        let views = [UIView(), UIView(), UIView()]
        for view in views { view.frame.size = CGSize(width: 20, height: 20) }
        let items = views.map { UIBarButtonItem(customView: $0) }

        _ = toolbar([items[0], items[1], .fixedSpace(5), items[2]])

        #expect(views.map(\.frame.minX) == [16, 52, 77])
    }

    @Test func `a tap calls the target, and an item that changes is shown anew`() {
        let receiver = Receiver()
        let item = UIBarButtonItem(barButtonSystemItem: .trash, target: receiver, action: Receiver.take)
        let bar = toolbar([item])

        stage.tap(CGPoint(x: 28, y: 378))
        item.isEnabled = false
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 28, y: 378))

        #expect(receiver.taken == 1)
        #expect((buttons(bar).first as? UIButton)?.isEnabled == false)
    }

    @Test func `each standard button has a word or a drawing, or is a space`() {
        for raw in 0...24 {
            guard let kind = UIBarButtonItem.SystemItem(rawValue: raw) else {
                Issue.record("\(raw)")
                continue
            }
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            #expect((item.title != nil) != (item.image != nil) || item.space != nil, "\(kind)")
        }
    }

    @Test func `an appearance changes the bar, also when it changes later`() {
        let bar = toolbar([UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)])
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red

        bar.standardAppearance = appearance
        stage.advance(by: 0)
        let first = color(of: bar)
        bar.standardAppearance.backgroundColor = .blue
        stage.advance(by: 0)

        #expect(first == .red)
        #expect(color(of: bar) == .blue)
    }

    private func color(of bar: UIToolbar) -> UIColor? {
        var colors: [UIColor] = []
        func look(_ view: UIView) {
            if let color = view.backgroundColor, view.bounds.height == 44 { colors.append(color) }
            for view in view.subviews { look(view) }
        }
        look(bar)
        return colors.first
    }

    private final class Receiver: NSObject {
        var taken = 0
        func take() { taken += 1 }
    }
}
