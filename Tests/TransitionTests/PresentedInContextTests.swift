import Testing
import UIKit
import UITesting

/// What is presented in a context comes and goes with its presenter.
@MainActor
struct PresentedInContextTests {
    private let journal = Journal()
    private nonisolated static let styles = [UIModalPresentationStyle.overCurrentContext, .currentContext]

    private func present(
        _ modal: UIViewController, by presenter: UIViewController, _ style: UIModalPresentationStyle,
        on stage: Stage
    ) {
        presenter.definesPresentationContext = true
        modal.modalPresentationStyle = style
        stage.run { presenter.present(modal, animated: false) }
        stage.settle()
        journal.clear()
    }

    private func appearance(of name: String) -> [String] {
        journal.entries.filter { $0.hasPrefix("\(name).view") && $0.hasSuffix("ppear") }
            .map { String($0.dropFirst(name.count + 1)) }
    }

    @Test(arguments: styles, [true, false])
    func `it disappears with a presenter that is popped`(style: UIModalPresentationStyle, animated: Bool) {
        let stage = Stage()
        let presenter = LoggedController("P", journal)
        let modal = LoggedController("M", journal)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(presenter, animated: false)
        stage.present(navigation)
        stage.settle()
        present(modal, by: presenter, style, on: stage)

        stage.run { _ = navigation.popViewController(animated: animated) }
        stage.settle()

        #expect(appearance(of: "M") == ["viewWillDisappear", "viewDidDisappear"])
        #expect(appearance(of: "P") == (style == .currentContext ? [] : appearance(of: "M")))
        #expect(modal.view.window == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test(arguments: styles)
    func `it leaves and returns with a tab`(style: UIModalPresentationStyle) {
        let stage = Stage()
        let presenter = LoggedController("P", journal)
        let modal = LoggedController("M", journal)
        let tabs = UITabBarController()
        tabs.viewControllers = [presenter, UIViewController()]
        stage.present(tabs)
        stage.settle()
        present(modal, by: presenter, style, on: stage)

        stage.run { tabs.selectedIndex = 1 }
        stage.settle()
        #expect(appearance(of: "M") == ["viewWillDisappear", "viewDidDisappear"])
        #expect(modal.view.window == nil)
        journal.clear()
        stage.run { tabs.selectedIndex = 0 }
        stage.settle()

        #expect(appearance(of: "M") == ["viewWillAppear", "viewDidAppear"])
        #expect(appearance(of: "P") == (style == .currentContext ? [] : appearance(of: "M")))
        #expect(modal.view.window === stage.window)
        journal.clear()
        stage.run { presenter.dismiss(animated: false) }
        stage.settle()
        #expect(appearance(of: "M") == ["viewWillDisappear", "viewDidDisappear"])
        #expect(presenter.view.window === stage.window)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test(arguments: styles)
    func `it leaves and returns with a container that is covered`(style: UIModalPresentationStyle) {
        let stage = Stage()
        let presenter = LoggedController("P", journal)
        let modal = LoggedController("M", journal)
        let cover = UIViewController()
        let tabs = UITabBarController()
        let other = UIViewController()
        tabs.viewControllers = [presenter, other]
        stage.present(tabs)
        stage.settle()
        present(modal, by: presenter, style, on: stage)
        cover.modalPresentationStyle = .fullScreen

        stage.run { tabs.present(cover, animated: true) }
        stage.settle()
        #expect(appearance(of: "M") == ["viewWillDisappear", "viewDidDisappear"])
        journal.clear()
        stage.run { tabs.dismiss(animated: true) }
        stage.settle()

        #expect(appearance(of: "M") == ["viewWillAppear", "viewDidAppear"])
        #expect(modal.view.window === stage.window)
        #expect(stage.diagnostics.isEmpty)
    }
}
