import Testing
import UITesting

@testable import UIKit

/// Views that the first responder shows at the bottom of its window, and what it asks of the keyboard.
@Suite struct InputViewTests {
    private let stage = Stage(size: CGSize(width: 200, height: 400))
    private let field = UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
    private let second = UITextField(frame: CGRect(x: 0, y: 70, width: 200, height: 40))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        for view in [field, second] { controller.view.addSubview(view) }
        stage.advance(by: 0)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Keys that may click.
    private final class Keys: UIView, UIInputViewAudioFeedback {
        var enableInputClicksWhenVisible = true
    }

    /// Keys that conform without saying anything.
    private final class SilentKeys: UIView, UIInputViewAudioFeedback {}

    private func clicks() -> [String] {
        stage.clearTrace()
        stage.run { UIDevice.current.playInputClick() }
        return stage.calls
    }

    @Test func `keys click while they are shown, in place of a keyboard and above it`() {
        let keys = Keys(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        (field.inputView, second.inputAccessoryView) = (keys, Keys(frame: bar.frame))
        #expect(clicks().isEmpty)

        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(clicks() == ["UIDevice.playInputClick()"])
        keys.enableInputClicksWhenVisible = false
        #expect(clicks().isEmpty)
        second.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(clicks() == ["UIDevice.playInputClick()"])
        second.resignFirstResponder()
        stage.advance(by: 1)

        #expect(clicks().isEmpty)
    }

    @Test func `views that do not ask for clicks make none`() {
        (field.inputView, field.inputAccessoryView) = (SilentKeys(), bar)

        field.becomeFirstResponder()
        stage.advance(by: 0.5)

        #expect(clicks().isEmpty)
    }

    @Test func `an accessory view rises to the bottom of the window, and goes`() {
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        #expect(bar.window === stage.window)
        stage.advance(by: 0.5)
        #expect(frame(bar) == CGRect(x: 0, y: 356, width: 200, height: 44))

        field.resignFirstResponder()
        stage.advance(by: 1)

        #expect(bar.window == nil)
    }

    @Test func `an input view lies below the accessory view, and has a height of its own or a keyboard's`() {
        let keys = UIView()
        field.inputView = keys
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(frame(keys) == CGRect(x: 0, y: 184, width: 200, height: 216))
        #expect(frame(bar) == CGRect(x: 0, y: 140, width: 200, height: 44))

        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))
        stage.advance(by: 0.5)

        #expect(keys.window == nil && frame(bar).minY == 256)
    }

    @Test func `who asks hears where the views will be, and where they are`() {
        var heard: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                MainActor.assumeIsolated { heard.append("\(text) \(Int(end?.cgRectValue.minY ?? -1))") }
            }
        }
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        second.becomeFirstResponder()
        stage.advance(by: 0.5)
        for token in tokens { NotificationCenter.default.removeObserver(token) }

        #expect(heard == ["willShow 356", "didShow 356", "willHide 400", "didHide 400"])
    }

    @Test func `fields that share an accessory view keep it in place`() {
        field.inputAccessoryView = bar
        second.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        second.becomeFirstResponder()
        stage.advance(by: 0)

        #expect(frame(bar).minY == 356 && bar.window != nil)
    }

    @Test func `a controller shows its bar, whose own field keeps it`() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            let field = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 40))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let chat = Chat()
        chat.bar.addSubview(chat.field)
        stage.window.rootViewController = chat
        stage.advance(by: 0)

        chat.becomeFirstResponder()
        stage.advance(by: 0.5)
        stage.tap(chat.field)
        stage.type("hi")
        stage.advance(by: 0.5)

        #expect(chat.field.text == "hi" && frame(chat.bar).minY == 350)
    }

    @Test func `typed letters become capitals where the field asks for them`() {
        let cases: [(UITextAutocapitalizationType?, String)] = [
            (nil, "ab. cd e"), (.some(.none), "ab. cd e"), (.words, "Ab. Cd E"), (.sentences, "Ab. Cd e"),
            (.allCharacters, "AB. CD E"),
        ]
        for (type, result) in cases {
            let field = UITextField(frame: CGRect(x: 0, y: 120, width: 100, height: 40))
            #expect(field.autocapitalizationType == .sentences)
            if let type { field.autocapitalizationType = type }
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            for letter in "ab. cd e" { stage.type(String(letter)) }

            #expect(field.text == result)
            field.removeFromSuperview()
        }
    }

    @Test func `a subclass says which letters become capitals, and whether the return key waits for text`() {
        final class Loud: UITextView {
            override var autocapitalizationType: UITextAutocapitalizationType {
                get { .allCharacters }
                set {}
            }
            override var enablesReturnKeyAutomatically: Bool {
                get { true }
                set {}
            }
        }
        let view = Loud(frame: CGRect(x: 0, y: 120, width: 100, height: 80))
        stage.window.addSubview(view)
        view.becomeFirstResponder()

        stage.press(.keyboardReturnOrEnter)
        stage.type("a")
        stage.press(.keyboardReturnOrEnter)

        #expect(view.text == "A\n")
    }

    @Test func `the return key does nothing without text, where the field asks for that`() {
        final class Counter: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                count += 1
                return true
            }
        }
        let counter = Counter()
        field.delegate = counter
        field.enablesReturnKeyAutomatically = true
        field.becomeFirstResponder()
        stage.press(.keyboardReturnOrEnter)
        #expect(counter.count == 0)

        stage.type("a")
        stage.press(.keyboardReturnOrEnter)

        #expect(counter.count == 1)
    }

    @Test func `the host is told what the field asks of its keyboard`() {
        field.keyboardType = .emailAddress
        field.returnKeyType = .send
        field.autocorrectionType = .no
        field.textContentType = .emailAddress
        field.becomeFirstResponder()

        let traits = stage.application.pipeline.textInputRequest?.traits
        #expect(traits?.keyboardType == .emailAddress && traits?.returnKeyType == .send)
        #expect(traits?.autocorrectionType == .no && traits?.contentType == .emailAddress)
    }

    @Test func `an accessory view whose constraints say how high it is has that height`() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: bar.topAnchor),
            part.heightAnchor.constraint(equalToConstant: 30),
            part.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
        field.inputAccessoryView = bar

        field.becomeFirstResponder()
        stage.advance(by: 0.5)

        #expect(frame(bar) == CGRect(x: 0, y: 370, width: 200, height: 30))
    }
}
