import Testing
import UIKit
import UITesting

/// The fields, buttons and places of alerts in the form before alert controllers.
@MainActor
struct OldAlertStyleTests {
    private let scene = AlertScene()

    private final class Reader: UIAlertViewDelegate {
        var text: String?
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            text = alertView.textField(at: 0)?.text
        }
    }

    @Test func `each style has fields of its own, in place of those before`() {
        let alert = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
        func secure() -> [Bool] { (0..<3).compactMap { alert.textField(at: $0)?.isSecureTextEntry } }
        #expect(secure().isEmpty)

        alert.alertViewStyle = .loginAndPasswordInput
        #expect(secure() == [false, true])
        #expect((0..<2).map { alert.textField(at: $0)?.placeholder } == ["Login", "Password"])
        alert.alertViewStyle = .secureTextInput
        #expect(secure() == [true])
        alert.alertViewStyle = .plainTextInput
        #expect(secure() == [false])
        alert.alertViewStyle = .default
        #expect(secure().isEmpty && alert.textField(at: -1) == nil)
    }

    @Test func `the first other button is the first that does not cancel`() {
        let bare = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
        #expect(bare.firstOtherButtonIndex == -1 && bare.cancelButtonIndex == -1)
        #expect(bare.addButton(withTitle: "First") == 0)
        #expect(bare.firstOtherButtonIndex == 0)

        let alert = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: "Cancel")
        #expect(alert.firstOtherButtonIndex == -1 && alert.cancelButtonIndex == 0)
        #expect(alert.addButton(withTitle: "Do") == 1)
        #expect(alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 2)
        alert.cancelButtonIndex = 1
        #expect(alert.firstOtherButtonIndex == 0)
    }

    @Test func `what the user types is in the alert's field when a button is tapped`() throws {
        let reader = Reader()
        let alert = UIAlertView(title: "", message: nil, delegate: reader, cancelButtonTitle: "OK")
        alert.alertViewStyle = .plainTextInput
        alert.show()
        scene.stage.settle()
        let shown = try #require(scene.root.presentedViewController as? UIAlertController)
        #expect(shown.title == nil && shown.actions.map(\.style) == [.cancel])

        scene.stage.type("ann")
        scene.tap("OK", in: shown)
        scene.stage.settle()

        #expect(reader.text == "ann")
    }

    @Test func `an old sheet points in a wide window to the view that it is shown in`() throws {
        let wide = AlertScene(size: CGSize(width: 1024, height: 768))
        let place = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
        wide.root.view.addSubview(place)
        let sheet = UIActionSheet(
            title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
            otherButtonTitles: "Copy")
        #expect(sheet.cancelButtonIndex == -1 && sheet.destructiveButtonIndex == -1 && !sheet.isVisible)

        sheet.show(in: place)
        wide.stage.settle()

        let shown = try #require(wide.root.presentedViewController as? UIAlertController)
        #expect(sheet.isVisible && shown.title == nil && shown.actions.map(\.style) == [.default])
        #expect(shown.popoverPresentationController?.sourceView === place)
        #expect(shown.popoverPresentationController?.sourceRect == place.bounds)
    }
}
