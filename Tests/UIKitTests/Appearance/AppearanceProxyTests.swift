import Testing
import UIKit
import UITesting

@Suite struct AppearanceProxyTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    private func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        stage.present(controller)
    }

    @Test func `views take over what is set for their class as they come into a window`() {
        stage.run { UISwitch.appearance().onTintColor = .purple }
        let (view, other) = (UISwitch(), UISlider())

        #expect(view.onTintColor == nil)
        show(view)
        show(other)

        #expect(view.onTintColor == .purple)
        #expect(stage.run { UISwitch.appearance().onTintColor } == .purple)
    }

    @Test func `what a view has of its own stays`() {
        stage.run { UILabel.appearance().textColor = .red }
        let label = UILabel()
        label.textColor = .green

        show(label)

        #expect(label.textColor == .green)
    }

    @Test func `what is set for a subclass goes before what is set for its class`() {
        final class Title: UILabel {}
        stage.run {
            UIView.appearance().backgroundColor = .yellow
            Title.appearance().backgroundColor = .blue
        }
        let (title, label) = (Title(), UILabel())

        show(title)
        show(label)

        #expect(title.backgroundColor == .blue)
        #expect(label.backgroundColor == .yellow)
    }

    @Test func `an appearance for containers holds in these alone`() {
        final class Panel: UIView {}
        stage.run { UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .orange }
        let (panel, inside, outside) = (Panel(), UILabel(), UILabel())
        panel.addSubview(inside)

        show(panel)
        show(outside)

        #expect(inside.textColor == .orange)
        #expect(outside.textColor != .orange)
    }

    @Test func `navigation bars take over their looks`() {
        stage.run {
            UINavigationBar.appearance().barTintColor = .brown
            UINavigationBar.appearance().tintColor = .white
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.cyan]
            UINavigationBar.appearance().isTranslucent = false
        }
        let navigation = UINavigationController(rootViewController: UIViewController())

        stage.present(navigation)

        let bar = navigation.navigationBar
        #expect(bar.barTintColor == .brown)
        #expect(bar.tintColor == .white)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .cyan)
        #expect(!bar.isTranslucent)
    }

    @Test func `another application has looks of its own`() {
        stage.run { UISwitch.appearance().onTintColor = .purple }
        let other = Stage()
        let controller = UIViewController()
        let view = UISwitch()
        controller.view.addSubview(view)

        other.present(controller)

        #expect(view.onTintColor == nil)
    }
}
