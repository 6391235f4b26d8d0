import Lowering
import Testing

/// Rarer ways to name a method, a protocol's requirement or a property.
@Suite struct SelectorNameTests {
    /// Returns what an expression in a class with some methods becomes.
    private func lowered(_ expression: String) -> String? {
        let source = """
            class Card: NSObject {
            @objc func plain() {}
            @objc func pan(_ sender: Any) {}
            @objc func value(forKey key: String) {}
            @objc func write(format: Int, at place: Int) {}
            @objc func swap(_ one: Int, _ other: Int) {}
            @objc func slideFrom(side: Int) {}
            @objc func put(inside box: Int) {}
            @objc func `repeat`(`in` place: Int) {}
            var a = \(expression)
            }
            """
        let start = "var a = "
        return body(source).split(separator: "\n").first { $0.hasPrefix(start) }
            .map { String($0.dropFirst(start.count)) }
    }

    @Test(arguments: [
        ("#selector(value(forKey:))", "Selector(\"valueForKey:\", Card.value(forKey:))"),
        ("#selector(write(format:at:))", "Selector(\"writeWithFormat:at:\", Card.write(format:at:))"),
        ("#selector(swap(_:_:))", "Selector(\"swap::\", Card.swap(_:_:))"),
        ("#selector(super.pan(_:))", "Selector(\"pan:\", Card.pan(_:))"),
        ("#selector(slideFrom(side:))", "Selector(\"slideFromSide:\", Card.slideFrom(side:))"),
        ("#selector(put)", "Selector(\"putInside:\", Card.put(inside:))"),
        ("#selector(`repeat`)", "Selector(\"repeatIn:\", Card.repeat(in:))"),
        ("#selector(Card.repeat(in:))", "Selector(\"repeatIn:\", Card.repeat(in:))"),
        ("Selector((\"repeatIn:\"))", "Selector(\"repeatIn:\", Card.repeat(in:))"),
        ("#selector(setter: self.card.isOpen)", "Selector(\"setIsOpen:\")"),
    ])
    func `a preposition that begins a label stands without "With", and labels may be missing`(
        source: String, expected: String
    ) {
        #expect(lowered(source) == expected)
    }

    @Test(arguments: [
        ("#selector(Card.pan as (Card) -> (Any) -> Void)", "Selector(\"pan:\", Card.pan(_:))"),
        ("#selector(Card.plain as (Card) -> () -> Void)", "Selector(\"plain\", Card.plain)"),
    ])
    func `a cast of a method with its type takes the object first, which is no parameter`(
        source: String, expected: String
    ) {
        #expect(lowered(source) == expected)
    }

    @Test(arguments: [
        ("reset as () -> Void", "Selector(\"reset\", withoutArguments: Card.reset)"),
        ("(Card.reset) as (Card) -> () -> Void", "Selector(\"reset\", withoutArguments: Card.reset)"),
        ("reset as (Any) -> Void", "Selector(\"reset:\", Card.reset(_:))"),
        ("Card.reset as (Card) -> (Any, Bool) -> Void", "Selector(\"reset:slowly:\", Card.reset(_:slowly:))"),
        ("close as (Any) -> Void", "Selector(\"closeWithSender:\", Card.close(sender:))"),
        (
            "UIView.setNeedsDisplay as (UIView) -> () -> Void",
            "Selector(\"setNeedsDisplay\", withoutArguments: UIView.setNeedsDisplay)"
        ),
        ("UIView.draw as (UIView) -> (CGRect) -> Void", "Selector(\"draw:\", UIView.draw(_:))"),
    ])
    func `a cast chooses among methods of one name by how many arguments they take`(
        source: String, expected: String
    ) {
        let text = body(
            """
            class Card: UIView {
            @objc func reset(_ sender: Any) {}
            @objc func reset(_ sender: Any, slowly: Bool) {}
            @objc func reset() {}
            @objc func close() {}
            @objc func close(sender: Any) {}
            let a = #selector(\(source))
            }
            """)

        #expect(text.contains("\nlet a = \(expected)\n"))
    }

    @Test func `the text of a name that others have with arguments is the method without any`() {
        let text = body(
            "class Card { func close() {}\nfunc close(_ a: Any) {}\nlet a = Selector((\"close\")) }")

        #expect(text.contains("let a = Selector(\"close\", withoutArguments: Card.close) }"))
    }

    @Test func `protocols of the module and of Core Animation are asked, other types have the method`() {
        let text = body(
            """
            @objc protocol Menu { func go(_ place: Int) }
            let a = #selector(Menu.go(_:))
            let b = #selector(CAAnimationDelegate.animationDidStop(_:finished:))
            let c = #selector(MenuDelegate.close(_:))
            """)

        #expect(text.contains("let a = Selector(\"go:\", of: (any Menu).self)"))
        #expect(
            text.contains(
                "let b = Selector(\"animationDidStop:finished:\", of: (any CAAnimationDelegate).self)"))
        #expect(text.contains("let c = Selector(\"close:\", MenuDelegate.close(_:))"))
    }

    @Test func `in an extension of a nested class the method is named with the types around it`() {
        let text = body(
            """
            class Menu { class Item: NSObject {} }
            extension Menu.Item {
            @objc func tap(_ sender: Any) {}
            var a: Selector { #selector(tap) }
            var b: Selector { Selector("tap:") }
            }
            """)

        #expect(text.contains("var a: Selector { Selector(\"tap:\", Menu.Item.tap(_:)) }"))
        #expect(text.contains("var b: Selector { Selector(\"tap:\", Menu.Item.tap(_:)) }"))
    }

    @Test(arguments: [
        ("#keyPath(self.view.frame)", "\"view.frame\""),
        ("#keyPath(view?.layer!.bounds)", "\"view.layer.bounds\""),
        ("#keyPath(UIView.self.frame)", "\"frame\""), ("#keyPath(Card.`default`)", "\"default\""),
    ])
    func `a key path leaves out types, the object itself, and what unwraps`(
        source: String, expected: String
    ) {
        #expect(body("let a = \(source)") == "let a = \(expected)")
    }

    @Test func `a key path of a type alone names no property`() throws {
        let file = lower(["A.swift": "\n\nlet a = #keyPath(UIView)"])[0]

        let problem = try #require(file.problems.first)

        #expect(file.problems.count == 1 && problem.line == 3)
        #expect(problem.message.contains("#keyPath(UIView) names no property"))
    }
}
