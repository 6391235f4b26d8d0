import Testing
import UITesting

@testable import UIKit

@MainActor
struct NavigationBarTests {
    private let stage = Stage()
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    private final class Receiver {
        var taps: [String] = []
        func menu() { taps.append("menu") }
        func done(_ item: UIBarButtonItem) { taps.append(item.title ?? "") }
    }

    init() {
        stage.window.addSubview(bar)
    }

    private var label: UILabel? {
        bar.subviews.compactMap { $0 as? UILabel }.first
    }

    @Test func `the title stands in the middle`() {
        bar.items = [UINavigationItem(title: "Title")]
        stage.advance(by: 0)

        #expect(label?.text == "Title")
        #expect(abs((label?.frame.midX ?? 0) - 195) <= 0.5)
        #expect(abs((label?.frame.midY ?? 0) - 22) <= 0.5)
    }

    @Test func `a title that changes is shown at once`() {
        let item = UINavigationItem(title: "One")
        bar.items = [item]

        item.title = "Two"
        stage.advance(by: 0)

        #expect(label?.text == "Two")
    }

    @Test func `buttons call their targets`() {
        let receiver = Receiver()
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: receiver, action: Receiver.menu)
        item.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: receiver, action: Receiver.done)
        bar.items = [item]
        stage.advance(by: 0)

        stage.tap(CGPoint(x: 30, y: 22))
        stage.tap(CGPoint(x: 360, y: 22))

        #expect(receiver.taps == ["menu", "Done"])
    }

    @Test func `a button that is switched off does nothing`() {
        let receiver = Receiver()
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(title: "Menu", style: .plain, target: receiver, action: Receiver.menu)
        item.leftBarButtonItem = button
        bar.items = [item]

        button.isEnabled = false
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 30, y: 22))

        #expect(receiver.taps.isEmpty)
    }

    @Test func `an action without a target runs, and knows its item`() {
        var sender: Any?
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { sender = $0.sender })
        item.leftBarButtonItem = button
        bar.items = [item]
        stage.advance(by: 0)

        stage.tap(CGPoint(x: 30, y: 22))

        #expect(sender as? UIBarButtonItem === button)
    }

    @Test func `the item below gives the back button its title`() {
        var backs = 0
        bar.backAction = { backs += 1 }
        bar.items = [UINavigationItem(title: "Below"), UINavigationItem(title: "Above")]
        stage.advance(by: 0)

        stage.tap(CGPoint(x: 40, y: 22))
        #expect(backs == 1)

        bar.topItem?.hidesBackButton = true
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 40, y: 22))
        #expect(backs == 1)
    }

    @Test func `a long title is cut between the buttons`() throws {
        let item = UINavigationItem(title: String(repeating: "long ", count: 30))
        item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { _ in })
        bar.items = [item]
        stage.advance(by: 0)

        let title = try #require(label?.frame)
        let button = try #require(bar.subviews.first { $0 is BarButton }?.frame)
        #expect(title.minX >= button.maxX + 16)
        #expect(title.maxX <= 390 - 16)
    }
}
