import Foundation
import Testing
import UITesting

@testable import UIKit

/// What the notifications of the keyboard say of the views at the bottom of the window.
@Suite struct KeyboardNoticeTests {
    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let field = UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 40))

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(field)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.advance(by: 0)
    }

    @Test func `each way begins with the frame that changes, and says from where and to where`() {
        var heard: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let line = "\(text) \(Int(begin?.cgRectValue.minY ?? -1)) \(Int(end?.cgRectValue.minY ?? -1))"
                MainActor.assumeIsolated { heard.append(line) }
            }
        }

        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        let shown = heard
        heard = []
        field.resignFirstResponder()
        stage.advance(by: 0.5)
        for token in tokens { NotificationCenter.default.removeObserver(token) }

        #expect(shown == ["willChange 400 300", "willShow 400 300", "didChange 400 300", "didShow 400 300"])
        #expect(heard == ["willChange 300 400", "willHide 300 400", "didChange 300 400", "didHide 300 400"])
    }

    @Test func `a notification says how long the way takes, in which pace, and that it is this app's`() {
        var heard: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
            let isLocal = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
            let line =
                "\(duration?.doubleValue ?? -1) \(curve?.intValue ?? -1) \(isLocal?.boolValue ?? false)"
            MainActor.assumeIsolated { heard.append(line) }
        }

        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)

        #expect(heard == ["0.25 \(UIView.AnimationCurve.easeInOut.rawValue) true"])
    }
}
