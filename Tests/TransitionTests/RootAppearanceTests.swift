import Testing
import UIKit
import UITesting

/// A root that presents something before it has appeared.
@MainActor
struct RootAppearanceTests {
    private final class Root: UIViewController {
        var presents: (UIViewController, isAnimated: Bool)?
        private(set) var calls: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("willAppear")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            guard let next = presents else { return }
            presents = nil
            present(next.0, animated: next.isAnimated)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("didAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("willDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("didDisappear")
        }
    }

    private nonisolated static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .pageSheet, .formSheet,
    ]

    private let stage = Stage()

    @Test(arguments: styles, [true, false])
    func `what is presented in viewIsAppearing leaves the root its own calls`(
        style: UIModalPresentationStyle, isAnimated: Bool
    ) {
        let root = Root()
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        root.presents = (presented, isAnimated)

        stage.present(UINavigationController(rootViewController: root))
        stage.settle()

        let covered = style == .fullScreen ? ["willDisappear", "didDisappear"] : []
        #expect(root.calls == ["willAppear", "didAppear"] + covered)
        #expect(presented.view.window != nil && stage.diagnostics.isEmpty)
    }
}
