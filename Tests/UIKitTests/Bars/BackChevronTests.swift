import Testing
import UITesting

@testable import UIKit

/// The mark beside the title of a back button.
@MainActor
struct BackChevronTests {
    private func backButtons(_ view: UIView) -> [BackButton] {
        view.subviews.flatMap { backButtons($0) } + [view as? BackButton].compactMap { $0 }
    }

    @Test(arguments: [true, false])
    func `it is there after a pop between screens that both have one`(isCancelled: Bool) throws {
        let stage = Stage()
        let navigation = UINavigationController()
        let screens = ["One", "Two", "Three"].map { title in
            let screen = UIViewController()
            screen.title = title
            return screen
        }
        navigation.viewControllers = screens
        stage.present(navigation)
        stage.settle()

        stage.touch(.began, at: CGPoint(x: 2, y: 400))
        stage.move(to: CGPoint(x: isCancelled ? 100 : 300, y: 400), over: 0.5)
        let shown = backButtons(navigation.navigationBar).filter { !$0.chevron.isHidden }
        #expect(shown.count == 1, "one of the two on the way")
        stage.advance(by: 0.3)
        stage.touch(.ended, at: CGPoint(x: isCancelled ? 100 : 300, y: 400))
        stage.settle()

        #expect(navigation.topViewController === screens[isCancelled ? 2 : 1])
        let button = try #require(backButtons(navigation.navigationBar).first)
        #expect(!button.chevron.isHidden)
    }
}
