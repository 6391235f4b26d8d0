import Lowering
import Testing

@Suite("Lowering selectors and key paths")
struct SelectorLoweringTests {
    /// Returns what `#selector(argument)` in a class with some methods becomes.
    private func lowered(_ argument: String) -> String {
        let source = """
            class Card: NSObject {
            @objc func plain() {}
            @objc func pan(_ sender: Any) {}
            @objc func move(to point: Int, animated: Bool) {}
            @objc(close:) func end(now: Bool) {}
            class func shared() {}
            var a = \(argument)
            }
            """
        let line = body(source).split(separator: "\n")[6]
        return String(line.dropFirst("var a = ".count))
    }

    @Test(
        "A selector carries the method of the class around it, with its Objective-C name",
        arguments: [
            ("#selector(plain)", "Selector(\"plain\", Card.plain)"),
            ("#selector(pan)", "Selector(\"pan:\", Card.pan(_:))"),
            ("#selector(self.pan(_:))", "Selector(\"pan:\", Card.pan(_:))"),
            ("#selector(Card.move(to:animated:))", "Selector(\"moveTo:animated:\", Card.move(to:animated:))"),
            ("#selector(end)", "Selector(\"close:\", Card.end(now:))"),
            ("#selector(pan as (Any) -> Void)", "Selector(\"pan:\", Card.pan(_:))"),
            ("#selector((pan(_:)))", "Selector(\"pan:\", Card.pan(_:))"),
        ])
    func methods(source: String, expected: String) {
        #expect(lowered(source) == expected)
    }

    @Test(
        "A selector carries a method of another class, of an object's class, or asks for a protocol",
        arguments: [
            ("#selector(UIView.layoutSubviews)", "Selector(\"layoutSubviews\", UIView.layoutSubviews)"),
            ("#selector(other.close)", "Selector(\"close\", type(of: other).close)"),
            ("#selector(getter: UIView.frame)", "Selector(\"frame\", of: UIView.self)"),
            ("#selector(setter: UIView.frame)", "Selector(\"setFrame:\", of: UIView.self)"),
            ("#selector(getter: self.title)", "Selector(\"title\", of: Card.self)"),
            (
                "#selector(getter: UIScrollViewDelegate.tint)",
                "Selector(\"tint\", of: (any UIScrollViewDelegate).self)"
            ),
            ("#selector(Deck.shared.close(_:))", "Selector(\"close:\", type(of: Deck.shared).close(_:))"),
            ("#selector(Deck.Top.close)", "Selector(\"close\", Deck.Top.close)"),
            (
                "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
                "Selector(\"scrollViewDidScroll:\", of: (any UIScrollViewDelegate).self)"
            ),
        ])
    func others(source: String, expected: String) {
        #expect(lowered(source) == expected)
    }

    @Test(
        "A method's name in a string becomes the method where the class has it, and stays a name elsewhere",
        arguments: [
            ("Selector(\"pan:\")", "Selector(\"pan:\", Card.pan(_:))"),
            ("Selector((\"plain\"))", "Selector(\"plain\", Card.plain)"),
            ("NSSelectorFromString(\"close:\")", "Selector(\"close:\", Card.end(now:))"),
            ("Selector(\"shared\")", "Selector(\"shared\")"),
            ("Selector(\"unknown:\")", "Selector(\"unknown:\")"),
        ])
    func names(source: String, expected: String) {
        #expect(lowered(source) == expected)
    }

    @Test("A method of a superclass in another file is found")
    func inherited() {
        let files = lower([
            "Base.swift": "class Base: NSObject { @objc func tap(sender: Any) {} }",
            "Card.swift": "class Card: Base { let a = #selector(tap) }",
        ])

        #expect(files[1].text.contains("Selector(\"tapWithSender:\", Card.tap(sender:))"))
    }

    @Test("A key path is the string that it stands for")
    func keyPaths() {
        #expect(body("let a = #keyPath(UIView.layer.bounds)") == "let a = \"layer.bounds\"")
        #expect(body("let a = #keyPath(view.frame)") == "let a = \"view.frame\"")
    }

    @Test("What names no method is reported at its line")
    func unsupported() {
        let file = lower(["A.swift": "\nlet a = #selector({ 1 }())"])[0]

        #expect(file.problems.map(\.line) == [2])
        #expect(file.text.contains("#sourceLocation(file: \"A.swift\", line: 2)\n#error(\"#selector("))
    }
}
