import Testing
import UITesting

@testable import UIKit

/// Keys: who hears of them, and in which order.
@Suite struct PressTests {
    /// Notes what it hears and may keep it to itself.
    private final class Keyed: UIView {
        var heard: [String] = []
        var keeps = false
        var commands: [UIKeyCommand] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses, event)
            if !keeps { super.pressesBegan(presses, with: event) }
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("changed", presses, event)
            if !keeps { super.pressesChanged(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses, event)
            if !keeps { super.pressesEnded(presses, with: event) }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses, event)
            if !keeps { super.pressesCancelled(presses, with: event) }
        }

        private func note(_ call: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            for press in presses {
                heard.append(
                    "\(call) \(press.key?.characters ?? "") \(press.phase) of \(event?.allPresses.count ?? 0)"
                )
            }
        }

        func save(_ command: UIKeyCommand) { heard.append("save \(command.input ?? "")") }
        func escape() { heard.append("escape") }
    }

    private let stage = Stage()

    private func views() -> (outer: Keyed, inner: Keyed) {
        let (outer, inner) = (Keyed(frame: stage.window.bounds), Keyed(frame: stage.window.bounds))
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        return (outer, inner)
    }

    @Test func `a key goes to the first responder and up from there, from down to up`() {
        let (outer, inner) = views()
        #expect(inner.becomeFirstResponder())

        stage.press(.keyboardA, modifiers: .shift)
        inner.keeps = true
        stage.press(.keyboardB)

        let first = ["began A began of 1", "ended A ended of 1"]
        #expect(inner.heard == first + ["began b began of 1", "ended b ended of 1"])
        #expect(outer.heard == first)
    }

    @Test func `two keys that are down are two presses of one event`() {
        let (_, inner) = views()
        inner.becomeFirstResponder()

        stage.pressDown(.keyboardA)
        stage.pressDown(.keyboardB)
        stage.release(.keyboardA)
        stage.release(.keyboardB)

        #expect(
            inner.heard == [
                "began a began of 1", "began b began of 2", "ended a ended of 2", "ended b ended of 1",
            ])
    }

    @Test func `a key that is held down repeats, and is cancelled when the system takes it away`() {
        let field = Playfield()
        let view = field.add(Keyed(frame: field.window.bounds))
        view.becomeFirstResponder()
        let key = HostKey(.keyboardA)

        field.run([.key(.down, key, timestamp: field.time), .key(.repeated, key, timestamp: field.time)])
        field.run([.interrupted])
        field.run([.key(.up, key, timestamp: field.time)])

        #expect(view.heard == ["began a began of 1", "changed a changed of 1", "cancelled a cancelled of 1"])
    }

    @Test func `a key that comes down twice without a release cancels its first press`() {
        let (_, inner) = views()
        inner.becomeFirstResponder()

        stage.pressDown(.keyboardA)
        stage.pressDown(.keyboardA, modifiers: .shift)
        stage.release(.keyboardA)
        stage.release(.keyboardA)

        #expect(
            inner.heard == [
                "began a began of 1", "cancelled a cancelled of 1", "began A began of 1",
                "ended A ended of 1",
            ])
    }

    @Test func `the second of two presses is heard where the keyboard is now`() {
        let (outer, inner) = views()
        inner.becomeFirstResponder()
        inner.keeps = true
        stage.pressDown(.keyboardA)
        outer.becomeFirstResponder()

        stage.pressDown(.keyboardA)
        stage.release(.keyboardA)

        #expect(inner.heard == ["began a began of 1", "cancelled a cancelled of 1"])
        #expect(outer.heard == ["began a began of 1", "ended a ended of 1"])
    }

    @Test
    func `keys that are down when the keyboard goes are cancelled in their order`() {
        let field = Playfield()
        let view = field.add(Keyed(frame: field.window.bounds))
        view.becomeFirstResponder()
        for code in [UIKeyboardHIDUsage.keyboardC, .keyboardA, .keyboardB] {
            field.run([.key(.down, HostKey(code), timestamp: field.time)])
        }
        view.heard = []

        field.run([.interrupted])

        #expect(
            view.heard == [
                "cancelled a cancelled of 3", "cancelled b cancelled of 2", "cancelled c cancelled of 1",
            ])
    }

    @Test func `a command is performed before anybody hears of the press, by the first that has its action`()
    {
        let (outer, inner) = views()
        inner.becomeFirstResponder()
        outer.commands = [
            UIKeyCommand(input: "s", modifierFlags: .control, action: Keyed.save),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Keyed.escape),
        ]

        stage.press(.keyboardS, modifiers: [.control, .alphaShift])
        stage.press(.keyboardEscape)
        #expect(inner.heard == ["save s", "escape"], "its class has the method, too")

        stage.press(.keyboardS, modifiers: [.control, .shift])
        #expect(inner.heard.dropFirst(2) == ["began S began of 1", "ended S ended of 1"])
        #expect(outer.heard.count == 2)
    }

    @Test func `without a first responder the controller in front has the keys`() throws {
        final class Screen: UIViewController {
            var keys: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.charactersIgnoringModifiers }
            }
        }
        let (root, pushed, presented) = (Screen(), Screen(), Screen())
        let navigation = UINavigationController(rootViewController: root)
        stage.present(navigation)
        stage.press(.keyboardA)
        navigation.pushViewController(pushed, animated: false)
        stage.settle()
        stage.press(.keyboardB)
        pushed.present(presented, animated: false)
        stage.settle()
        stage.press(.keyboardC)

        #expect(root.keys == ["a"] && pushed.keys == ["b"] && presented.keys == ["c"])
    }

    @Test func `becoming first takes the place of another, which may refuse`() {
        final class Holder: UIView {
            var holds = true
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { !holds }
        }
        let (holder, other) = (Holder(), Holder())
        for view in [holder, other] { stage.window.addSubview(view) }

        #expect(holder.becomeFirstResponder() && holder.isFirstResponder)
        #expect(!other.becomeFirstResponder() && !other.isFirstResponder)
        holder.holds = false
        #expect(other.becomeFirstResponder() && !holder.isFirstResponder)
        other.holds = false
        #expect(other.resignFirstResponder() && !other.isFirstResponder)
        #expect(!UIView().becomeFirstResponder(), "a view that cannot")
        #expect(holder.becomeFirstResponder() && stage.window.endEditing(true) && !holder.isFirstResponder)
    }

    @Test func `keys are numbered as the USB standard does`() {
        let numbers: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardA, 4), (.keyboardZ, 29), (.keyboard1, 30), (.keyboard0, 39), (.keyboardEscape, 41),
            (.keyboardTab, 43), (.keyboardSpacebar, 44), (.keyboardCapsLock, 57), (.keyboardF12, 69),
            (.keyboardPageDown, 78), (.keyboardUpArrow, 82), (.keypadEnter, 88), (.keypadPeriod, 99),
            (.keyboardF24, 115), (.keyboardLeftControl, 224), (.keyboardRightGUI, 231),
        ]

        for (key, number) in numbers { #expect(key.rawValue == number) }
        #expect(UIKeyboardHIDUsage.keyboard0.americanCharacters == "0")
        #expect(UIKeyboardHIDUsage.keypad3.americanCharacters == "3")
        #expect(UIKeyboardHIDUsage.keyboardZ.americanCharacters == "z")
        #expect(UIKeyboardHIDUsage.keyboardLeftShift.americanCharacters == nil)
    }

    @Test func `a press has the time of its key`() {
        final class Timed: UIView {
            var times: [TimeInterval] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                times += presses.map(\.timestamp)
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                times += presses.map(\.timestamp)
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = Timed()
        stage.window.addSubview(view)
        #expect(stage.drawnFrames == 0)
        stage.advance(by: 1)
        stage.run { _ = view.becomeFirstResponder() }

        stage.press(.keyboardA)
        #expect(view.times.map { ($0 * 20).rounded() / 20 } == [101, 101.05], "\(view.times)")
    }
}
