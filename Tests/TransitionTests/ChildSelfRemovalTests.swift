import Testing
import UIKit
import UITesting

/// A child that leaves its parent from inside one of its own appearance callbacks.
@MainActor
struct ChildSelfRemovalTests {
    enum Callback: String, CaseIterable {
        case viewWillAppear, viewIsAppearing, viewDidAppear
    }

    enum Place: CaseIterable {
        case root, pushed, presented, selectedTab, addedToParentOnScreen
    }

    /// Takes itself out of its parent in a callback, once.
    private final class Leaver: UIViewController {
        let callback: Callback
        var calls: [String] = []
        private var hasLeft = false

        init(_ callback: Callback) {
            self.callback = callback
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { heard("viewWillAppear", .viewWillAppear) }
        override func viewIsAppearing(_ animated: Bool) { heard("viewIsAppearing", .viewIsAppearing) }
        override func viewDidAppear(_ animated: Bool) { heard("viewDidAppear", .viewDidAppear) }
        override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }

        private func heard(_ call: String, _ callback: Callback) {
            calls.append(call)
            guard callback == self.callback, !hasLeft else { return }
            hasLeft = true
            willMove(toParent: nil)
            view.removeFromSuperview()
            removeFromParent()
        }
    }

    private func adopt(_ child: UIViewController, by parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func show(_ parent: UIViewController, _ child: UIViewController, at place: Place, on stage: Stage)
    {
        switch place {
        case .root:
            stage.run { adopt(child, by: parent) }
            stage.present(parent)
        case .pushed:
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.present(navigation)
            stage.settle()
            stage.run {
                adopt(child, by: parent)
                navigation.pushViewController(parent, animated: true)
            }
        case .presented:
            let root = UIViewController()
            stage.present(root)
            stage.settle()
            stage.run {
                adopt(child, by: parent)
                root.present(parent, animated: true)
            }
        case .selectedTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), parent]
            stage.present(tabs)
            stage.settle()
            stage.run {
                adopt(child, by: parent)
                tabs.selectedIndex = 1
            }
        case .addedToParentOnScreen:
            stage.present(parent)
            stage.settle()
            stage.run { adopt(child, by: parent) }
        }
        stage.settle()
    }

    @Test(arguments: Place.allCases, Callback.allCases)
    func `its calls stay balanced`(place: Place, callback: Callback) {
        let stage = Stage()
        let (parent, child) = (UIViewController(), Leaver(callback))

        show(parent, child, at: place, on: stage)

        let all = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
        let heard = all[...(all.firstIndex(of: callback.rawValue) ?? 0)]
        #expect(parent.children.isEmpty && child.parent == nil)
        if place == .addedToParentOnScreen, callback == .viewWillAppear {
            // The call comes before the view has a superview that it could leave: it enters the window all the same.
            #expect(child.calls == all && child.view.window != nil)
            stage.run { child.view.removeFromSuperview() }
            #expect(child.calls == all + ["viewWillDisappear", "viewDidDisappear"])
        } else {
            #expect(child.calls == heard + ["viewWillDisappear", "viewDidDisappear"])
        }
        #expect(child.viewIfLoaded?.window == nil)

        child.calls = []
        stage.run { adopt(child, by: parent) }
        stage.settle()
        #expect(child.calls == all)
        #expect(stage.diagnostics.isEmpty)
    }
}
