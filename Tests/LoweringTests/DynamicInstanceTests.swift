import Lowering
import Testing

/// Views and controllers that are made of types, in the forms in which source names these.
@Suite struct DynamicInstanceTests {
    @Test(arguments: [
        ("Self()", "DynamicType.make(Self.self)"), ("Self.init()", "DynamicType.make(Self.self)"),
        ("Self(frame: .zero)", "DynamicType.make(Self.self, frame: .zero)"),
        ("type(of: card).init()", "type(of: card).init()"), ("Card.init()", "Card.init()"),
        ("Card()", "Card()"),
    ])
    func `the type of the object itself makes one, by any of its names`(source: String, expected: String) {
        let text = body("class Card: UIView {}\nextension Card { func make() -> Card { \(source) } }")

        #expect(text.hasSuffix("func make() -> Card { \(expected) } }"))
    }

    @Test(arguments: [
        "extension Made where Self: UIViewController", "extension Made where Self: Named, Self: Screen",
        "extension Screened", "extension Bound",
    ])
    func `a protocol of controllers makes those that conform`(header: String) {
        let text = body(
            """
            class Screen: UIViewController {}
            protocol Made {}
            protocol Screened: Made, Screen {}
            protocol Bound where Self: UIViewController {}
            \(header) {
            static func make() -> Self { Self(nibName: "a", bundle: nil) }
            static func other() -> Self { return self.init(nibName: "a", bundle: nil) }
            }
            """)

        #expect(text.contains("-> Self { DynamicType.make(Self.self, nibName: \"a\", bundle: nil) }"))
        #expect(text.contains("{ return DynamicType.make(self, nibName: \"a\", bundle: nil) }"))
    }

    @Test func `another protocol's type stays`() {
        let source = "protocol Made { init() }\nextension Made { static func make() -> Self { Self() } }"

        #expect(body(source) == source)
    }

    @Test func `a parameter that holds the type of a generic parameter makes one of that`() {
        let text = body(
            """
            class Screen: UIViewController {}
            func a<T: UIView>(_ kind: T.Type) -> T { kind.init() }
            func b<T>(ofType kind: T.Type? = nil) -> T where T: Screen { kind!.init(); if let kind { kind.init() } }
            func c<T: Equatable & UIView>(_ kind: T.Type) -> T { T(frame: .zero) }
            func d<T: Item>(_ kind: T.Type) -> T { kind.init() }
            let kind: Screen.Type = Screen.self
            """)

        #expect(text.contains("func a<T: UIView>(_ kind: T.Type) -> T { DynamicType.make(kind) }"))
        #expect(text.contains("if let kind { DynamicType.make(kind) } }"))
        #expect(text.contains("-> T { DynamicType.make(T.self, frame: .zero) }"))
        #expect(text.contains("func d<T: Item>(_ kind: T.Type) -> T { kind.init() }"))
    }

    @Test func `what an extension of a generic class knows of its parameter counts`() {
        let text = body(
            "struct Box<T> {}\nextension Box where T: UIView { func make() -> T { T() } }\n"
                + "extension Box { func other() -> T { T() } }")

        #expect(text.contains("func make() -> T { DynamicType.make(T.self) }"))
        #expect(text.contains("func other() -> T { T() }"))
    }

    @Test func `an extension knows what the declaration of its type says of a parameter, in any file`() {
        let files = lower([
            "A.swift": """
            extension Pool {
                func make() -> T { T(frame: .zero) }
                func next() -> S { S() }
                func other() -> T { kind.init() }
                func item<T: Item>() -> T { T() }
            }
            """,
            "B.swift": "struct Pool<T: UIView, S> where S: UIViewController { let kind: T.Type }",
        ])

        let text = files[0].text
        #expect(text.contains("func make() -> T { DynamicType.make(T.self, frame: .zero) }"))
        #expect(text.contains("func next() -> S { DynamicType.make(S.self) }"))
        #expect(text.contains("func other() -> T { DynamicType.make(kind) }"))
        #expect(text.contains("func item<T: Item>() -> T { T() }"))
    }

    @Test func `a protocol's initializer does not keep a view from being made of its type`() {
        let text = body(
            """
            protocol Made { init() }
            extension UIView: Made {}
            func make<T: UIView>() -> T { T() }
            """)

        #expect(text.contains("func make<T: UIView>() -> T { DynamicType.make(T.self) }"))
    }
}
