import Testing
import UIKit
import UITesting

/// What a controller hears of its view's margins, and how it would be presented.
@MainActor
struct ControllerNoticeTests {
    private final class Listening: UIViewController {
        var changes = 0

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            changes += 1
        }
    }

    @Test func `a controller hears of margins that change, by themselves or with the safe area`() {
        let stage = Stage()
        let controller = Listening()
        stage.present(controller)
        stage.settle()
        let start = controller.changes

        controller.view.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 8, right: 30)
        let set = controller.changes
        #expect(set > start)
        controller.view.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 8, right: 30)
        #expect(controller.changes == set, "nothing has changed")
        controller.additionalSafeAreaInsets.top = 30
        stage.settle()

        #expect(controller.changes > set)
        #expect(controller.view.layoutMargins.top == 70)
    }

    @Test(arguments: [
        (CGSize(width: 390, height: 844), UIInterfaceOrientation.portrait),
        (CGSize(width: 844, height: 390), .landscapeRight),
    ])
    func `a controller is best presented as the stage stands`(size: CGSize, way: UIInterfaceOrientation) {
        let stage = Stage(size: size)
        let controller = UIViewController()

        stage.present(controller)

        #expect(controller.preferredInterfaceOrientationForPresentation == way)
    }
}
