import Testing
import UITesting

@testable import UIKit

/// Where a navigation bar puts its parts, when it takes taps, and whose look it has.
@Suite struct NavigationBarPlaceTests {
    private final class Receiver {
        var taps: [String] = []
        func tapped(_ item: UIBarButtonItem) { taps.append(item.title ?? "") }
    }

    private let stage = Stage()
    private let receiver = Receiver()

    private func bar(height: CGFloat = 44, _ items: UINavigationItem...) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        bar.items = items
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: receiver, action: Receiver.tapped)
    }

    /// A button of a width of its own.
    private func wide() -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 30)))
    }

    // MARK: - Places

    @Test func `in a bar that is higher than its parts these stand at the lower edge`() throws {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = button("Done")
        let bar = bar(height: 64, item)
        func middle(_ text: String) throws -> CGFloat {
            let labels = bar.content?.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
            return try #require(labels.first { $0.text == text }).frame.midY
        }
        #expect(try abs(middle("Title") - 42) <= 0.5)
        #expect(item.rightBarButtonItem?.button?.frame.midY == 42)

        item.prompt = "Prompt"
        bar.frame.size.height = 94
        stage.settle()

        #expect(try abs(middle("Title") - 72) <= 0.5 && middle("Prompt") == 35)
    }

    @Test func `a title's view moves aside for buttons, and becomes narrower only where it must`() {
        let item = UINavigationItem()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        item.titleView = view
        let bar = bar(item)
        #expect(view.frame == CGRect(x: 155, y: 12, width: 80, height: 20))

        item.leftBarButtonItem = wide()
        stage.settle()
        #expect(view.frame == CGRect(x: 182, y: 12, width: 80, height: 20))
        (item.leftBarButtonItem, item.rightBarButtonItem) = (nil, wide())
        stage.settle()
        #expect(view.frame == CGRect(x: 128, y: 12, width: 80, height: 20))
        item.leftBarButtonItem = wide()
        stage.settle()

        #expect(view.frame == CGRect(x: 182, y: 12, width: 26, height: 20))
        #expect(view.isDescendant(of: bar))
    }

    @Test func `a button is as wide as it is to be, and says where it is`() {
        let (own, custom) = (button("Done"), wide())
        #expect(own.frame(in: stage.window).isNull && custom.frame(in: stage.window).isNull)
        own.width = 100
        let item = UINavigationItem(title: "Title")
        (item.rightBarButtonItem, item.leftBarButtonItem) = (own, custom)
        let bar = bar(item)

        #expect(own.frame(in: bar) == CGRect(x: 274, y: 0, width: 100, height: 44))
        #expect(custom.frame(in: bar) == CGRect(x: 16, y: 7, width: 150, height: 30))
        own.width = 0
        stage.settle()
        let frame = own.frame(in: bar)
        #expect(frame.width < 80 && abs(frame.maxX - 374) < 0.01)
        item.rightBarButtonItem = nil
        stage.settle()

        #expect(own.frame(in: bar).isNull)
    }

    // MARK: - Taps

    @Test func `a bar takes no taps while its parts change`() {
        let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
        (one.leftBarButtonItem, two.leftBarButtonItem) = (button("A"), button("B"))
        let bar = bar(one)

        stage.run { bar.pushItem(two, animated: true) }
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: 22, y: 22))
        #expect(receiver.taps.isEmpty && bar.change != nil)
        stage.settle()
        stage.tap(CGPoint(x: 22, y: 22))

        #expect(receiver.taps == ["B"])
    }

    @Test func `an action without a target goes to who has it, and one whose target is gone to nobody`() {
        final class Hearing: UINavigationController {
            var heard: [String] = []
            func hear(_ item: UIBarButtonItem) { heard.append(item.title ?? "") }
        }
        let item = UIBarButtonItem(
            title: "Menu", style: .plain, target: nil, action: Selector("hear:", Hearing.hear(_:)))
        let root = UIViewController()
        root.navigationItem.leftBarButtonItem = item
        let navigation = Hearing(rootViewController: root)
        stage.present(navigation)
        stage.settle()

        stage.tap(CGPoint(x: 30, y: 22))
        #expect(navigation.heard == ["Menu"])
        var runs = 0
        item.primaryAction = UIAction { _ in runs += 1 }
        var target: UIViewController? = UIViewController()
        item.target = target
        target = nil
        stage.tap(CGPoint(x: 30, y: 22))

        #expect(target == nil && item.target == nil)
        #expect(navigation.heard == ["Menu"] && runs == 1)
    }

    // MARK: - Looks

    @Test func `where the height is compact the looks for that hold, and those of the item before the bar's`()
    {
        func look(_ color: UIColor) -> UINavigationBarAppearance {
            let look = UINavigationBarAppearance()
            look.backgroundColor = color
            return look
        }
        let item = UINavigationItem(title: "Title")
        let bar = bar(item)
        var colors: [UIColor?] {
            let looks = bar.looks(for: item)
            return [looks.atEdge.backgroundColor, looks.scrolled.backgroundColor]
        }

        bar.standardAppearance = look(.red)
        #expect(colors == [nil, .red])
        (bar.compactAppearance, bar.scrollEdgeAppearance) = (look(.green), look(.blue))
        bar.compactScrollEdgeAppearance = look(.yellow)
        #expect(colors == [.blue, .red])
        stage.run { bar.traitOverrides.verticalSizeClass = .compact }
        #expect(colors == [.yellow, .green])

        (item.compactAppearance, item.compactScrollEdgeAppearance) = (look(.black), look(.white))
        (item.standardAppearance, item.scrollEdgeAppearance) = (look(.gray), look(.cyan))
        #expect(colors == [.white, .black])
        (item.compactAppearance, item.compactScrollEdgeAppearance) = (nil, nil)
        #expect(colors == [.yellow, .green])
        (bar.compactAppearance, bar.compactScrollEdgeAppearance) = (nil, nil)
        #expect(colors == [.cyan, .gray])
        item.scrollEdgeAppearance = nil
        #expect(colors == [.blue, .gray])
        bar.scrollEdgeAppearance = nil

        #expect(colors == [nil, .gray])
    }
}
