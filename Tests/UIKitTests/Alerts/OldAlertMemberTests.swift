import Testing
import UIKit
import UITesting

/// Alerts in the form before alert controllers, over others and taken away by code.
@MainActor
struct OldAlertMemberTests {
    private final class Listener: UIAlertViewDelegate {
        var calls: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("dismissed \(buttonIndex)")
        }
    }

    private func alert(_ title: String, _ listener: Listener) -> UIAlertView {
        UIAlertView(
            title: title, message: "", delegate: listener, cancelButtonTitle: "Cancel",
            otherButtonTitles: "Do")
    }

    @Test func `an alert that code takes away was not clicked`() {
        let (scene, listener) = (AlertScene(), Listener())
        let alert = alert("One", listener)
        alert.show()
        scene.stage.settle()

        alert.dismiss(withClickedButtonIndex: 1, animated: true)
        #expect(listener.calls.isEmpty)
        scene.stage.settle()

        #expect(listener.calls == ["dismissed 1"] && !alert.isVisible)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func `an alert is shown over what is presented already`() {
        let (scene, listener) = (AlertScene(), Listener())
        let sheet = UIViewController()
        scene.stage.run { scene.root.present(sheet, animated: false) }
        scene.stage.settle()

        alert("Two", listener).show()
        scene.stage.settle()

        #expect(sheet.presentedViewController is UIAlertController)
        #expect(
            scene.root.presentedViewController === sheet && scene.stage.diagnostics.isEmpty,
            "\(scene.stage.diagnostics)")
    }

    @Test(arguments: [0, 0.1, 0.3])
    func `an alert that is shown while a screen leaves comes over what remains`(wait: Double) {
        let (scene, listener) = (AlertScene(), Listener())
        let sheet = UIViewController()
        scene.stage.run { scene.root.present(sheet, animated: false) }
        scene.stage.settle()
        scene.stage.run { sheet.dismiss(animated: true) }
        if wait > 0 { scene.stage.advance(by: wait) }

        let late = alert("Late", listener)
        late.show()
        scene.stage.settle()

        #expect(scene.root.presentedViewController is UIAlertController && late.isVisible)
        #expect(sheet.presentingViewController == nil && sheet.view.window == nil)
        #expect(scene.stage.diagnostics.isEmpty, "\(scene.stage.diagnostics)")
    }

    @Test func `an alert that is shown while another one comes lies over that`() {
        let (scene, listener) = (AlertScene(), Listener())
        let (one, two) = (alert("One", listener), alert("Two", listener))

        one.show()
        two.show()
        scene.stage.settle()

        #expect(scene.root.presentedViewController?.presentedViewController is UIAlertController)
        #expect(one.isVisible && two.isVisible && scene.stage.diagnostics.isEmpty)
        two.dismiss(withClickedButtonIndex: 0, animated: true)
        scene.stage.settle()
        #expect(one.isVisible && !two.isVisible)
    }

    @Test func `an alert that is shown while a screen is loaded comes over that`() {
        final class Loud: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                UIAlertView(title: "Loud", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
            }
        }
        let (scene, loud) = (AlertScene(), Loud())

        scene.stage.run { scene.root.present(loud, animated: false) }
        scene.stage.settle()

        #expect(loud.presentedViewController is UIAlertController && scene.stage.diagnostics.isEmpty)
    }
}
