import Testing
import UITesting

@testable import UIKit

@MainActor
struct NavigationBarTests {
    @Test func `the title stands in the middle`() {
        let scene = NavigationBarScene()
        scene.bar.items = [UINavigationItem(title: "Title")]
        scene.stage.advance(by: 0)

        #expect(scene.label?.text == "Title")
        #expect(abs((scene.label?.frame.midX ?? 0) - 195) <= 0.5)
        #expect(abs((scene.label?.frame.midY ?? 0) - 22) <= 0.5)
    }

    @Test func `a title that changes is shown at once`() {
        let scene = NavigationBarScene()
        let item = UINavigationItem(title: "One")
        scene.bar.items = [item]

        item.title = "Two"
        scene.stage.advance(by: 0)

        #expect(scene.label?.text == "Two")
    }

    @Test func `buttons call their targets`() {
        let scene = NavigationBarScene()
        let receiver = NavigationBarScene.Receiver()
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: receiver, action: NavigationBarScene.Receiver.menu)
        item.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: receiver, action: NavigationBarScene.Receiver.done)
        scene.bar.items = [item]
        scene.stage.advance(by: 0)

        scene.stage.tap(CGPoint(x: 30, y: 22))
        scene.stage.tap(CGPoint(x: 360, y: 22))

        #expect(receiver.taps == ["menu", "Done"])
    }

    @Test func `a button that is switched off does nothing`() {
        let scene = NavigationBarScene()
        let receiver = NavigationBarScene.Receiver()
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(
            title: "Menu", style: .plain, target: receiver, action: NavigationBarScene.Receiver.menu)
        item.leftBarButtonItem = button
        scene.bar.items = [item]

        button.isEnabled = false
        scene.stage.advance(by: 0)
        scene.stage.tap(CGPoint(x: 30, y: 22))

        #expect(receiver.taps.isEmpty)
    }

    @Test func `an action without a target runs, and knows its item`() {
        let scene = NavigationBarScene()
        var sender: Any?
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { sender = $0.sender })
        item.leftBarButtonItem = button
        scene.bar.items = [item]
        scene.stage.advance(by: 0)

        scene.stage.tap(CGPoint(x: 30, y: 22))

        #expect(sender as? UIBarButtonItem === button)
    }

    @Test func `the item below gives the back button its title, and a tap leads there`() {
        let scene = NavigationBarScene()
        let below = UINavigationItem(title: "Below")
        let above = UINavigationItem(title: "Above")
        scene.bar.items = [below, above]
        scene.stage.advance(by: 0)
        #expect(scene.bar.content?.backButton?.label.text == "Below")

        scene.stage.tap(CGPoint(x: 40, y: 22))
        scene.stage.settle()
        #expect(scene.bar.topItem === below)

        scene.bar.items = [below, above]
        above.hidesBackButton = true
        scene.stage.advance(by: 0)
        scene.stage.tap(CGPoint(x: 40, y: 22))
        #expect(scene.bar.topItem === above)
    }

    @Test func `a long title is cut between the buttons`() throws {
        let scene = NavigationBarScene()
        let item = UINavigationItem(title: String(repeating: "long ", count: 30))
        item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { _ in })
        scene.bar.items = [item]
        scene.stage.advance(by: 0)

        let title = try #require(scene.label?.frame)
        let button = try #require(scene.bar.content?.subviews.first { $0 is BarButton }?.frame)
        #expect(title.minX >= button.maxX + 16)
        #expect(title.maxX <= 390 - 16)
    }
}

/// What every test begins with.
@MainActor
private struct NavigationBarScene {
    let stage = Stage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    final class Receiver {
        var taps: [String] = []
        func menu() { taps.append("menu") }
        func done(_ item: UIBarButtonItem) { taps.append(item.title ?? "") }
    }

    init() {
        stage.window.addSubview(bar)
    }

    var label: UILabel? {
        bar.content?.subviews.compactMap { $0 as? UILabel }.first
    }
}
