import Testing
import UITesting

@testable import UIKit

/// Keys that are held down on views that use some of them.
@Suite struct HeldKeyTests {
    /// Notes the keys that nothing in it has used.
    private final class Background: UIView {
        var held: [String] = []
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            held += presses.compactMap { $0.key?.charactersIgnoringModifiers }
        }
    }

    private let field = Playfield()

    /// Holds a key down for two repetitions.
    private func hold(_ usage: UIKeyboardHIDUsage) {
        let key = HostKey(usage)
        field.run([.key(.down, key, timestamp: field.time)])
        for _ in 0..<2 { field.run([.key(.repeated, key, timestamp: field.time)]) }
        field.run([.key(.up, key, timestamp: field.time)])
    }

    @Test func `a segmented control takes a held arrow and passes on other keys`() {
        let background = field.add(Background(frame: field.window.bounds))
        let control = UISegmentedControl(items: ["1", "2", "3", "4", "5"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        background.addSubview(control)
        field.run()

        hold(.keyboardTab)
        #expect(control.isFocused)
        hold(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 3 && background.held.isEmpty)
        hold(.keyboardA)

        #expect(control.selectedSegmentIndex == 3 && background.held == ["a", "a"])
    }

    @Test func `a text view that is only read passes held letters on, and keeps arrows`() {
        let background = field.add(Background(frame: field.window.bounds))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "one two"
        view.isEditable = false
        background.addSubview(view)
        field.run()
        view.becomeFirstResponder()

        hold(.keyboardRightArrow)
        #expect(background.held.isEmpty)
        hold(.keyboardA)

        #expect(background.held == ["a", "a"])
        #expect(view.text == "one two")
    }
}
