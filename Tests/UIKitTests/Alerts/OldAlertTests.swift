import Testing
import UIKit
import UITesting

/// Alerts and action sheets in the forms before alert controllers.
@MainActor
struct OldAlertTests {
    final class Listener: UIAlertViewDelegate, UIActionSheetDelegate {
        var calls: [String] = []

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(buttonIndex)")
        }
        func didPresent(_ alertView: UIAlertView) { calls.append("presented") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("dismissed \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            calls.append("sheet \(buttonIndex)")
        }
    }

    @Test func `an old alert is shown by the topmost controller, and tells its delegate`() throws {
        let scene = AlertScene()
        let listener = Listener()
        let alert = UIAlertView(
            title: "Delete?", message: "For good.", delegate: listener, cancelButtonTitle: "Cancel",
            otherButtonTitles: "Delete")

        alert.show()
        scene.stage.settle()

        let shown = try #require(scene.root.presentedViewController as? UIAlertController)
        #expect(alert.isVisible)
        #expect(shown.actions.map(\.title) == ["Cancel", "Delete"])
        #expect(shown.actions.map(\.style) == [.cancel, .default])
        scene.tap("Delete", in: shown)
        scene.stage.settle()
        #expect(listener.calls == ["presented", "clicked 1", "dismissed 1"])
        #expect(!alert.isVisible)
    }

    @Test func `an old alert asks for text`() throws {
        let scene = AlertScene()
        let alert = UIAlertView(title: "Log in", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        alert.textField(at: 0)?.text = "ann"

        alert.show()
        scene.stage.settle()

        let shown = try #require(scene.root.presentedViewController as? UIAlertController)
        #expect(shown.textFields?.map(\.isSecureTextEntry) == [false, true])
        #expect(shown.textFields?.first === alert.textField(at: 0))
        #expect(alert.textField(at: 0)?.text == "ann")
        #expect(alert.textField(at: 2) == nil)
        #expect(alert.buttonTitle(at: 0) == "OK")
        #expect(alert.buttonTitle(at: 1) == nil)
    }

    @Test func `an old sheet has its red button first and its cancel button last`() throws {
        let scene = AlertScene()
        let listener = Listener()
        let sheet = UIActionSheet(
            title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy")

        sheet.show(in: scene.root.view)
        scene.stage.settle()

        let shown = try #require(scene.root.presentedViewController as? UIAlertController)
        #expect(shown.preferredStyle == .actionSheet)
        #expect(shown.actions.map(\.style) == [.destructive, .default, .cancel])
        #expect(sheet.destructiveButtonIndex == 0)
        #expect(sheet.cancelButtonIndex == 2)
        scene.tap("Copy", in: shown)
        scene.stage.settle()
        #expect(listener.calls == ["sheet 1"])
    }

    @Test func `an alert without a window with a controller is reported`() {
        let stage = Stage()
        UIAlertView(title: "Lost", message: nil, delegate: nil, cancelButtonTitle: nil).show()

        let messages = stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
        #expect(messages.contains { $0.contains("no window with a rootViewController") })
    }
}
