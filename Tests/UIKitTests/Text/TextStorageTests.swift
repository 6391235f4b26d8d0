import Testing
import UITesting

@testable import UIKit

/// Texts that tell what is edited, those that subclasses keep among them.
@MainActor
struct TextStorageTests {
    /// A text that keeps its letters itself, and paints its numbers red.
    nonisolated private final class Numbers: KeptText {
        var edits: [String] = []

        override func processEditing() {
            edits.append(
                "\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(changeInLength)")
            let line = (string as NSString).lineRange(for: editedRange)
            removeAttribute(.foregroundColor, range: line)
            for place in line.location..<line.upperBound
            where (48...57).contains((string as NSString).character(at: place)) {
                addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
            }
            super.processEditing()
        }
    }

    /// The letters that are red.
    private func red(_ text: NSAttributedString) -> [Int] {
        (0..<text.length).filter {
            text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .red
        }
    }

    @Test func `a text that a subclass keeps is read, changed and copied like any other`() {
        let text = Numbers()

        text.append(NSAttributedString(string: "a1b", attributes: [.kern: 2]))
        #expect(text.string == "a1b" && text.length == 3 && red(text) == [1])
        text.insert(NSAttributedString(string: "22"), at: 1)
        #expect(text.string == "a221b" && red(text) == [1, 2, 3])
        text.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(text.string == "21b" && red(NSAttributedString(attributedString: text)) == [0, 1])
        #expect(text.attribute(.kern, at: 2, effectiveRange: nil) != nil)
        #expect(red(text.attributedSubstring(from: NSRange(location: 1, length: 2))) == [0])
        text.setAttributedString(NSAttributedString(string: "x9"))

        #expect(
            text.string == "x9" && red(text) == [1]
                && text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `edits that begin and end together are processed once, with all that they changed`() {
        let text = Numbers()
        text.append(NSAttributedString(string: "abcdef"))
        text.edits = []

        text.beginEditing()
        text.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        text.replaceCharacters(in: NSRange(location: 6, length: 1), with: "")
        text.endEditing()

        #expect(text.string == "axyzcdf" && text.edits == ["2 1,5 1"])
        #expect(
            text.editedMask.isEmpty && text.editedRange.location == NSNotFound && text.changeInLength == 0)
    }

    @Test func `a delegate hears of an edit and may change attributes with it`() {
        final class Painter: NSObject, NSTextStorageDelegate {
            var heard: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                heard.append(
                    "will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
            }
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                heard.append("did")
                textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
            }
        }
        let (text, painter) = (NSTextStorage(string: "abc"), Painter())
        text.delegate = painter

        text.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")

        #expect(painter.heard == ["will 2 1,2 1", "did"] && red(text) == [1, 2])
        text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
        #expect(painter.heard.last == "did" && painter.heard[2] == "will 1 0,1 0" && red(text) == [0, 1, 2])
    }

    @Test func `managers hear of an edit with what was changed along with it`() throws {
        final class Listener: NSLayoutManager {
            var heard: [(NSRange, Int)] = []
            override func processEditing(
                for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
                range newCharRange: NSRange, changeInLength delta: Int,
                invalidatedRange invalidatedCharRange: NSRange
            ) {
                heard.append((newCharRange, delta))
                super.processEditing(
                    for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                    invalidatedRange: invalidatedCharRange)
            }
        }
        let (text, manager) = (Numbers(), Listener())
        text.addLayoutManager(manager)
        text.append(NSAttributedString(string: "a\nb1"))
        manager.heard = []

        text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "22")

        let heard = try #require(manager.heard.first)
        #expect(manager.heard.count == 1 && heard.0 == NSRange(location: 2, length: 3) && heard.1 == 1)
    }

    @Test func `letters that are changed by themselves are an edit of the text`() {
        for text in [NSTextStorage(string: "one"), Numbers()] {
            let letters = text.mutableString

            letters.setString("a1")
            letters.append("-b")
            letters.insert("2", at: 2)
            letters.deleteCharacters(in: NSRange(location: 3, length: 1))

            #expect(text.string == "a12b" && letters as String == "a12b" && letters.length == 4)
            #expect(String(text.mutableString) == "a12b")
            #expect(text.length == 4 && text.attributes(at: 3, effectiveRange: nil).isEmpty)
            #expect(red(text) == (text is Numbers ? [1, 2] : []))
        }
    }

    @Test func `letters that are edited are told apart from attributes that change along with them`() {
        let text = Numbers()
        text.append(NSAttributedString(string: "a\nb1"))

        text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "22")
        #expect(text.processedLetters == NSRange(location: 3, length: 2))
        text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))

        #expect(text.processedLetters == nil)
    }
}
