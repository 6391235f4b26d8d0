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

    @Test func `a navigation controller that is its bar's delegate may keep the back button from popping`() {
        final class Kept: UINavigationController, UINavigationBarDelegate {
            var allows = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                allows
            }
        }
        let stage = Stage()
        let navigation = Kept(rootViewController: UIViewController())
        stage.present(navigation)
        stage.run { navigation.pushViewController(UIViewController(), animated: false) }
        stage.settle()

        stage.tap(CGPoint(x: 40, y: 22))
        stage.settle()
        #expect(navigation.viewControllers.count == 2)

        navigation.allows = true
        stage.tap(CGPoint(x: 40, y: 22))
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `items are pushed and popped, and the delegate has its say`() {
        final class Gate: NSObject, UINavigationBarDelegate {
            var entries: [String] = []
            var allows = true

            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                entries.append("shouldPush")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                entries.append("didPush")
            }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                entries.append("shouldPop")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                entries.append("didPop")
            }
        }
        let scene = NavigationBarScene()
        let gate = Gate()
        scene.bar.delegate = gate
        let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
        scene.bar.items = [one]
        #expect(gate.entries.isEmpty)

        scene.bar.pushItem(two, animated: true)
        #expect(scene.bar.topItem === two)
        scene.stage.advance(by: 0.1)
        #expect(gate.entries == ["shouldPush"], "didPush comes after the animation")
        scene.stage.settle()
        #expect(gate.entries == ["shouldPush", "didPush"])

        gate.allows = false
        #expect(scene.bar.popItem(animated: false) == nil)
        gate.allows = true
        #expect(scene.bar.popItem(animated: false) === two)
        #expect(gate.entries.suffix(3) == ["shouldPop", "shouldPop", "didPop"])
        #expect(scene.bar.topItem === one)
    }

    @Test func `a push during the animation of another one has an animation of its own`() throws {
        let scene = NavigationBarScene()
        scene.bar.items = [UINavigationItem(title: "One")]
        scene.stage.advance(by: 0)
        scene.bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        scene.stage.advance(by: 0.1)
        let leaving = try #require(scene.label)

        scene.bar.pushItem(UINavigationItem(title: "Three"), animated: true)
        scene.stage.advance(by: 0.1)
        #expect(leaving.text == "Two" && leaving.window != nil)
        scene.stage.settle()

        #expect(leaving.window == nil && scene.label?.text == "Three")
    }

    @Test func `in a push the title below turns into the back button`() throws {
        let scene = NavigationBarScene()
        scene.bar.items = [UINavigationItem(title: "One")]
        scene.stage.advance(by: 0)
        let old = try #require(scene.label)
        scene.bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        scene.stage.advance(by: 0.08)

        let title = try #require(old.layer.presentation())
        let back = try #require(scene.bar.content?.backButton?.label.layer.presentation())
        #expect(title.frame.midX < 190 && title.frame.midX > 60)
        let backX = back.frame.midX + (scene.bar.content?.backButton?.frame.minX ?? 0)
        #expect(abs(backX - title.frame.midX) < 1, "they are one")
        #expect(abs(title.opacity + back.opacity - 1) < 0.01)

        scene.stage.settle()
        #expect(scene.label?.text == "Two")
        #expect(abs((scene.label?.frame.midX ?? 0) - 195) <= 0.5)
        #expect(old.window == nil)
    }

    @Test func `a back button has its own item's title, or as much of one as fits`() {
        let scene = NavigationBarScene()
        let below = UINavigationItem(title: "A title that is far too long to stand beside another one")
        let above = UINavigationItem(title: "Above")
        scene.bar.items = [below, above]
        scene.stage.advance(by: 0)
        #expect(scene.bar.content?.backButton?.label.text == "Back")

        below.backBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Home") { _ in })
        scene.stage.advance(by: 0)
        #expect(scene.bar.content?.backButton?.label.text == "Home")

        above.title = "Also a title that leaves hardly any room"
        scene.stage.advance(by: 0)
        #expect(scene.bar.content?.backButton?.isShort == true)
    }

    @Test func `left buttons take the back button's place, or stand beside it`() {
        let scene = NavigationBarScene()
        let above = UINavigationItem(title: "Above")
        above.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
        scene.bar.items = [UINavigationItem(title: "Below"), above]
        #expect(scene.bar.content?.backButton == nil)

        above.leftItemsSupplementBackButton = true
        #expect(scene.bar.content?.backButton != nil)
    }

    @Test func `titles take font and colour from the bar`() {
        let scene = NavigationBarScene()
        scene.bar.items = [UINavigationItem(title: "Title")]
        scene.bar.titleTextAttributes = [.foregroundColor: UIColor.red]

        let color = scene.label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .red)
    }

    @Test func `a controller's bar is not changed from outside`() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)

        navigation.navigationBar.pushItem(UINavigationItem(title: "Own"), animated: false)

        #expect(navigation.navigationBar.items?.count == 1)
        #expect(stage.trace.contains { $0.detail["message"]?.contains("managed by a controller") == true })
    }

    @Test func `a bar at rest costs no frame`() {
        let scene = NavigationBarScene()
        scene.bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
        scene.stage.settle()
        let frames = scene.stage.drawnFrames

        scene.stage.advance(by: 0.5)

        #expect(scene.stage.drawnFrames == frames)
    }

    @Test func `a long title is cut between the buttons`() throws {
        let scene = NavigationBarScene()
        let item = UINavigationItem(title: String(repeating: "long ", count: 30))
        item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { _ in })
        scene.bar.items = [item]
        scene.stage.advance(by: 0)

        let title = try #require(scene.label?.frame)
        let button = try #require(scene.button?.frame)
        #expect(title.minX >= button.maxX + 16)
        #expect(title.maxX <= 390 - 16)
    }

    @Test func `the back button is as wide as chevron and title`() throws {
        let scene = NavigationBarScene()
        scene.bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        scene.stage.advance(by: 0)

        let button = try #require(scene.bar.content?.backButton)

        #expect(button.label.text == "First" && button.label.frame.minX == 10)
        #expect(button.bounds.width == button.label.frame.maxX)
        let text = button.label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(button.label.frame.width == text.width.rounded(.up))
    }

    @Test func `buttons that come later, and go, are seen at once`() {
        let scene = NavigationBarScene()
        let item = UINavigationItem(title: "Title")
        scene.bar.items = [item]
        scene.stage.advance(by: 0)
        let button = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)

        item.rightBarButtonItems = [button]
        scene.stage.advance(by: 0)
        #expect(button.button?.window === scene.stage.window)
        let view = button.button
        item.rightBarButtonItems = nil
        scene.stage.advance(by: 0)

        #expect(view?.window == nil)
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

    var button: UIView? { bar.content?.subviews.first?.subviews.first { $0 is BarButton } }
    var label: UILabel? {
        bar.content?.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    }
}
