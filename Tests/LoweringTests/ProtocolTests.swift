import Lowering
import Testing

@Suite("Lowering protocols")
struct ProtocolTests {
    @Test("A protocol for objects is one for classes, and says nothing of how a property is held")
    func protocols() {
        #expect(body("@objc protocol P {}") == "      protocol P: AnyObject {}")
        #expect(body("@objc protocol P: Q {}") == "      protocol P: Q, AnyObject {}")
        #expect(body("@objc protocol P: class {}") == "      protocol P: class {}")
        #expect(
            body("protocol P: Q { weak var a: Q? { get } }") == "protocol P: Q {      var a: Q? { get } }")
    }

    @Test("An optional requirement has a default that does nothing, or returns nil")
    func defaults() {
        let text = body("@objc public protocol P {\n@objc optional func f(_ a: Int, b c: String = \"\")\n}")

        #expect(text.hasPrefix("      public protocol P: AnyObject {\n               func f"))
        #expect(
            text.hasSuffix(
                "#sourceLocation(file: \"A.swift\", line: 2)\n"
                    + "extension P {\npublic func f(_ a: Int, b c: String) {}\n}"))
        #expect(
            body("@objc protocol P { @objc optional func f() -> Int? }").contains("func f() -> Int? { nil }"))
        #expect(
            body("@objc protocol P { @objc optional var a: Int? { get } }")
                .contains("var a: Int? { nil }"))
    }

    @Test("One that returns a value has a twin that returns nil where it is absent, and calls go there")
    func values() {
        let files = lower([
            "P.swift": "@objc protocol P { @objc optional func may(_ a: Int) -> Bool }",
            "Q.swift": "let a = p?.may?(3) ?? true\nlet b = p!.may!(3)",
        ])

        #expect(files[0].text.contains("func may(_ a: Int) -> Bool { OptionalRequirement.absent() }"))
        #expect(
            files[0].text.contains(
                "func optional_may(_ a: Int) -> Bool? { OptionalRequirement.call { self.may(a) } }"))
        #expect(files[1].text.contains("let a = p?.optional_may (3) ?? true\nlet b = p!.may (3)"))
    }

    @Test("A call of an optional method of UIKit's is plain; that of a closure stays")
    func calls() {
        #expect(body("d?.scrollViewDidScroll?(s)") == "d?.scrollViewDidScroll (s)")
        #expect(body("d?.layoutManagerDidInvalidateLayout?(m)") == "d?.layoutManagerDidInvalidateLayout (m)")
        let storage = body("var textStorage: NSTextStorage\nd?.textStorage?(s, didProcessEditing: e)")
        #expect(storage.hasSuffix("\nd?.textStorage (s, didProcessEditing: e)"))
        #expect(body("self.completion?()") == "self.completion?()")
        #expect(body("var draw: (() -> Void)?\nself.draw?()") == "var draw: (() -> Void)?\nself.draw?()")
        // A closure has no labels.
        let labelled = body(
            "class A { var interruptibleAnimator: B?\nfunc f() { a!.interruptibleAnimator!(using: c) } }")
        #expect(labelled.contains("a!.interruptibleAnimator (using: c)"))
        let part = "typealias Button = (title: String, action: (() -> Void)?)\nbutton.action?()"
        #expect(body(part) == part)
    }

    @Test(
        "An optional property that holds a value has a twin, which is read where the source expects an optional"
    )
    func properties() {
        let files = lower([
            "P.swift": "@objc public protocol P { @objc optional var a: Bool { get } }",
            "Q.swift": """
            if let a = p.a {}
            let b = p.a ?? true
            let c = p?.a != nil
            let d = p.a!
            let e = p.a?.description
            let f = implementation.a
            """,
        ])

        #expect(files.flatMap(\.problems).isEmpty)
        #expect(files[0].text.contains("public var a: Bool { OptionalRequirement.absent() }"))
        #expect(files[0].text.contains("public var optional_a: Bool? { OptionalRequirement.call { a } }"))
        for line in [
            "if let a = p.optional_a {}", "p.optional_a ?? true", "p?.optional_a != nil", "p.optional_a!",
            "p.optional_a?.description", "let f = implementation.a",
        ] {
            #expect(files[1].text.contains(line))
        }
    }

    @Test func `an optional property of what is known to hold the protocol is read through its twin`() {
        let files = lower([
            "P.swift": "@objc protocol P { @objc optional var a: Bool { get set } }\nprotocol Q: P {}",
            "C.swift": """
            class C {
            weak var delegate: P?
            var other: C
            func f(_ p: (any Q)!) {
            let b = delegate?.a
            use(p.a, self.delegate?.a)
            delegate?.a = true
            let d = other.a
            if let delegate { use(delegate.a) }
            }
            func g(_ delegate: C) { use(delegate.a) }
            func h() { use(delegate!.a) }
            func i() { if let other = self.delegate { use(other.a) } }
            }
            """,
        ])

        let text = files[1].text
        #expect(text.contains("let b = delegate?.optional_a\n"))
        #expect(text.contains("use(p.optional_a, self.delegate?.optional_a)\n"))
        #expect(text.contains("\ndelegate?.a = true\nlet d = other.a\n"))
        #expect(text.contains("if let delegate { use(delegate.optional_a) }"))
        #expect(text.contains("func g(_ delegate: C) { use(delegate.a) }"))
        #expect(text.contains("func h() { use(delegate!.optional_a) }"))
        #expect(text.contains("if let other = self.delegate { use(other.optional_a) }"))
    }
}
