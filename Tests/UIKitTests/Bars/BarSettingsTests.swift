import Testing
import UIKit
import UITesting

/// What navigation items, bar buttons and bars show of what they are given.
@Suite(.serialized) struct BarSettingsTests {
    /// Notes who was tapped.
    private final class Receiver {
        var log: [String] = []
        func plain() { log.append("plain") }
        func item(_ item: UIBarButtonItem) { log.append(item.title ?? "?") }
        func button(_ button: UIButton) { log.append("button") }
    }

    /// Hears of what a test does not look at.
    private let nobody = Receiver()

    private func navigation(_ items: (UINavigationItem) -> Void) -> (Stage, UINavigationController) {
        let stage = Stage()
        let root = UIViewController()
        root.title = "Root"
        items(root.navigationItem)
        let navigation = UINavigationController(rootViewController: root)
        stage.present(navigation)
        stage.settle()
        return (stage, navigation)
    }

    /// Every label that is seen below a view.
    private func texts(_ view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test func `a view stands in the place of the title`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        let (_, navigation) = navigation { $0.titleView = view }

        #expect(view.isDescendant(of: navigation.navigationBar))
        #expect(!texts(navigation.navigationBar).contains("Root"))
        #expect(abs(view.convert(view.bounds, to: nil).midX - 195) < 1)
    }

    @Test func `a view in the title's place that was made narrower grows back where there is room`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 20))
        let (stage, navigation) = navigation { $0.titleView = view }

        stage.resize(to: CGSize(width: 200, height: 844))
        stage.settle()
        #expect(view.bounds.size == CGSize(width: 168, height: 20))
        stage.run { navigation.pushViewController(UIViewController(), animated: false) }
        stage.settle()
        stage.run { _ = navigation.popViewController(animated: false) }
        stage.settle()
        #expect(view.bounds.size == CGSize(width: 168, height: 20))
        stage.resize(to: Stage.defaultSize)
        stage.settle()

        #expect(view.bounds.size == CGSize(width: 250, height: 20))
        #expect(abs(view.convert(view.bounds, to: nil).midX - 195) < CGFloat(1))
    }

    @Test func `a view in the place of the title has the size that it is given while it is narrower`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 20))
        let (stage, _) = navigation { $0.titleView = view }
        stage.resize(to: CGSize(width: 200, height: 844))
        stage.settle()

        view.bounds.size = CGSize(width: 100, height: 24)
        stage.resize(to: Stage.defaultSize)
        stage.settle()

        #expect(view.bounds.size == CGSize(width: 100, height: 24))
    }

    @Test func `a view in the place of another title has its own size`() {
        let (view, other) = (UIView(), UIView())
        view.frame.size = CGSize(width: 250, height: 20)
        other.frame.size = CGSize(width: 168, height: 20)
        let (stage, navigation) = navigation { $0.titleView = view }
        stage.resize(to: CGSize(width: 200, height: 844))
        stage.settle()

        navigation.topViewController?.navigationItem.titleView = other
        stage.resize(to: Stage.defaultSize)
        stage.settle()

        #expect(other.bounds.size == CGSize(width: 168, height: 20))
    }

    @Test func `the next screen's back button reads what the item says`() {
        let (stage, navigation) = navigation { $0.backButtonTitle = "Home" }

        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()

        #expect(texts(navigation.navigationBar).contains("Home"))
        #expect(!texts(navigation.navigationBar).contains("Root"))
    }

    @Test func `several buttons stand from the edges inwards`() {
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nobody, action: Receiver.plain)
        }
        let (_, navigation) = navigation {
            $0.leftBarButtonItems = [item("A"), item("B")]
            $0.rightBarButtonItems = [item("C"), item("D")]
        }
        let root = navigation.topViewController?.navigationItem

        var places: [String: CGFloat] = [:]
        func find(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text {
                places[text] = label.convert(label.bounds, to: nil).midX
            }
            view.subviews.forEach(find)
        }
        find(navigation.navigationBar)
        #expect(places["A", default: 999] < places["B", default: 0])
        #expect(places["B", default: 999] < places["D", default: 0])
        #expect(places["D", default: 999] < places["C", default: 0])
        #expect(root?.leftBarButtonItem?.title == "A" && root?.rightBarButtonItem?.title == "C")
    }

    @Test func `an item tells its target, and a view of its own is shown`() {
        let receiver = Receiver()
        let first = UIBarButtonItem(
            title: "One", style: .plain, target: nobody, action: Receiver.plain)
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let second = UIBarButtonItem(customView: knob)
        let (stage, navigation) = navigation {
            $0.leftBarButtonItem = first
            $0.rightBarButtonItem = second
        }
        #expect(second.customView === knob && knob.isDescendant(of: navigation.navigationBar))

        stage.tap(CGPoint(x: 30, y: 22))
        #expect(nobody.log == ["plain"] && receiver.log.isEmpty)
        first.setTarget(receiver, action: Receiver.plain)
        stage.tap(CGPoint(x: 30, y: 22))
        first.setTarget(receiver, action: Receiver.item)
        stage.tap(CGPoint(x: 30, y: 22))
        #expect(receiver.log == ["plain", "One"])
        #expect(first.target === receiver && stage.diagnostics.isEmpty)

        first.setTarget(receiver, action: Receiver.button)
        stage.tap(CGPoint(x: 30, y: 22))
        #expect(receiver.log.count == 2)
        #expect(stage.diagnostics.first?.message.contains("which takes a UIButton") == true)
    }

    @Test func `bars have the colour that they are given`() throws {
        let (stage, navigation) = navigation { _ in }
        navigation.navigationBar.isTranslucent = false
        navigation.navigationBar.barTintColor = .red
        #expect(try stage.snapshot().pixel(x: 60, y: 20) == SIMD4(255, 0, 0, 255))

        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.tabBar.isTranslucent = false
        tabs.tabBar.barTintColor = .blue
        stage.present(tabs)
        stage.settle()
        #expect(try stage.snapshot().pixel(x: 20, y: 820) == SIMD4(0, 0, 255, 255))
    }

    @Test func `what is visible is what is presented, or else the top`() {
        let (stage, navigation) = navigation { _ in }
        let cover = UIViewController()
        #expect(navigation.visibleViewController === navigation.topViewController)

        navigation.present(cover, animated: false)
        stage.settle()

        #expect(navigation.visibleViewController === cover)
    }

    @Test func `a bar that is hidden animated is gone after its duration`() {
        let (stage, navigation) = navigation { _ in }
        let duration = Double(UINavigationController.hideShowBarDuration)
        func bottom() -> CGFloat { navigation.navigationBar.layer.presentation()?.frame.maxY ?? 0 }

        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 0)
        stage.advance(by: duration / 2)
        #expect(bottom() > 1 && bottom() < 44)
        stage.advance(by: duration / 2 + 0.02)
        #expect(bottom() <= 0)
    }

    @Test func `a back button follows its item when that changes later`() {
        let back = UIBarButtonItem(title: "One", style: .plain, target: nobody, action: Receiver.plain)
        let (stage, navigation) = navigation { $0.backBarButtonItem = back }
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        #expect(texts(navigation.navigationBar).contains("One"))

        back.title = "Two"
        stage.settle()

        #expect(texts(navigation.navigationBar).contains("Two"))
        #expect(!texts(navigation.navigationBar).contains("One"))
    }

    @Test func `of the system's buttons Done and Save are in bold`() {
        let system: [UIBarButtonItem.SystemItem] = [.done, .save, .cancel, .edit, .add, .trash]

        let styles = system.map {
            UIBarButtonItem(barButtonSystemItem: $0, target: nobody, action: Receiver.plain).style
        }

        #expect(styles == [.done, .done, .plain, .plain, .plain, .plain])
    }

    @Test func `a bar that is resized in the middle of a push leads its title to the new middle`() {
        let (stage, navigation) = navigation { _ in }
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)

        stage.resize(to: CGSize(width: 700, height: 844))
        stage.advance(by: 0.02)

        func labels(_ view: UIView) -> [UILabel] {
            ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
        }
        let title = labels(navigation.navigationBar).first { $0.text == "Next" }
        #expect(navigation.transitionCoordinator != nil, "still on its way")
        #expect(abs((title.map { $0.convert($0.bounds, to: nil).midX } ?? 0) - 350) < 1)
    }
}
