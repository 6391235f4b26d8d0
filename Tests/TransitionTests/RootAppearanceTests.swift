import Testing
import UIKit
import UITesting

/// A root that presents something before it has appeared.
@MainActor
struct RootAppearanceTests {
    private final class Root: LoggedController {
        var presents: (UIViewController, isAnimated: Bool)?

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            guard let next = presents else { return }
            presents = nil
            present(next.0, animated: next.isAnimated)
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
        let journal = Journal()
        let root = Root("root", journal)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        root.presents = (presented, isAnimated)

        stage.present(UINavigationController(rootViewController: root))
        stage.settle()

        let calls = ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"].map { "root.view\($0)" }
        let expected = style == .fullScreen ? calls : Array(calls.prefix(2))
        #expect(journal.only(calls) == expected)
        #expect(presented.view.window != nil && stage.diagnostics.isEmpty)
    }
}
