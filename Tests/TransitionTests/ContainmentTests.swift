import Testing
import UIKit
import UITesting

/// Parents and children, views and their controllers.
@MainActor
struct ContainmentTests {
    private let journal = Journal()

    private func messages(_ stage: Stage) -> [String] {
        stage.trace.compactMap { $0.detail["message"] }
    }

    @Test func `a child that is added elsewhere leaves its parent`() {
        let (first, second) = (UIViewController(), UIViewController())
        let child = LoggedController("C", journal)
        first.addChild(child)
        journal.clear()

        second.addChild(child)

        #expect(first.children.isEmpty)
        #expect(child.parent === second)
        #expect(journal.entries == ["C.willMove(nil)", "C.didMove(nil)", "C.willMove(parent)"])
    }

    @Test func `a controller is not its own child`() {
        let stage = Stage()
        let parent = UIViewController()

        parent.addChild(parent)

        #expect(parent.children.isEmpty)
        #expect(messages(stage).first?.contains("cannot be its own child") == true)
    }

    @Test func `a controller does not contain what contains it`() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)

        child.addChild(parent)

        #expect(parent.parent == nil)
        #expect(messages(stage).count == 1)
    }

    @Test func `a view belongs to one controller`() {
        let stage = Stage()
        let (first, second) = (UIViewController(), UIViewController())
        let view = UIView()
        first.view = view

        second.view = view

        #expect(second.viewIfLoaded === view)
        #expect(!first.isViewLoaded)
        #expect(messages(stage).count == 1)
    }

    @Test func `asking whether the view is loaded does not load it`() {
        let controller = LoggedController("C", journal)

        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(journal.entries.isEmpty)

        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded)
        #expect(journal.entries == ["C.viewDidLoad"])
    }

    @Test func `a loadView without a view is told and gets one`() {
        let stage = Stage()
        final class Forgetful: UIViewController {
            override func loadView() {}
        }
        let controller = Forgetful()

        #expect(controller.view.bounds == UIScreen.main.bounds)
        #expect(messages(stage).first?.contains("ended without a view") == true)
    }

    @Test func `layout callbacks enclose the view's layout`() {
        let stage = Stage()
        final class Layouter: UIViewController {
            var calls: [String] = []
            override func loadView() {
                let view = Noter()
                view.note = { [weak self] in self?.calls.append("layoutSubviews") }
                self.view = view
            }
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() { calls.append("did") }
        }
        final class Noter: UIView {
            var note: () -> Void = {}
            override func layoutSubviews() { note() }
        }
        let layouter = Layouter()

        stage.present(layouter)

        #expect(layouter.calls == ["will", "layoutSubviews", "did"])
    }

    @Test func `a child's preferred size reaches its parent`() {
        final class Parent: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                sizes.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)

        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)

        #expect(parent.sizes == [CGSize(width: 10, height: 20)])
    }

    @Test func `the responder chain goes from the view over the controller to what is around it`() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        stage.present(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)

        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.next === stage.window)
    }
}
