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
}
