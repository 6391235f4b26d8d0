import Testing
import UIKit
import UITesting

/// How an alert comes and goes.
@MainActor
struct AlertMotionTests {
    private let stage = Stage()
    private let root = UIViewController()

    private func present() -> UIAlertController {
        stage.present(root)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        return alert
    }

    @Test func `an alert shrinks to its size as it comes, and only fades as it goes`() throws {
        let alert = present()

        stage.advance(by: 0.07)
        let coming = try #require(alert.view.layer.presentation()).transform
        #expect(coming.m11 > 1.01 && coming.m11 <= 1.15 && coming.m11 == coming.m22)
        stage.settle()
        #expect(alert.view.transform == .identity && alert.view.alpha == 1)
        root.dismiss(animated: true)
        stage.advance(by: 0.1)

        let going = try #require(alert.view.layer.presentation())
        #expect(going.transform.m11 == 1 && going.opacity < 0.9)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `an alert comes in 0.3 seconds and goes in 0.2`() {
        let alert = present()
        stage.advance(by: 0.25)
        #expect(alert.transitionCoordinator?.transitionDuration == 0.3)
        stage.settle()

        root.dismiss(animated: true)
        stage.advance(by: 0.1)

        #expect(alert.transitionCoordinator?.transitionDuration == 0.2)
    }
}
