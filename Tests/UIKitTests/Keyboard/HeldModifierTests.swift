import Testing

@testable import UIKit

@Suite struct HeldModifierTests {
    /// Notes the modifiers of the touches that it gets.
    private final class Touched: UIView {
        var modifiers: [UIKeyModifierFlags] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            modifiers.append(event?.modifierFlags ?? [])
        }
    }

    @Test func `modifiers are held until the keyboard goes, which nobody tells of their release`() {
        let field = Playfield()
        let view = field.add(Touched(frame: field.window.bounds))
        func tap() {
            field.began(50, 50)
            field.ended(50, 50)
        }

        field.run([.key(.down, HostKey(.keyboardLeftShift, .shift), timestamp: field.time)])
        tap()
        field.run([.interrupted])
        tap()

        #expect(view.modifiers == [.shift, []])
    }
}
