import Lowering
import Testing

/// How members of extensions are moved into classes, and how views and layers are made of types.
@Suite struct ExtensionDetailTests {
    @Test func `a moved member has the access that it had`() {
        let text = body(
            """
            open class Card: UIView {}
            extension Card {
            open override func layoutSubviews() {}
            internal override func sizeToFit() {}
            }
            public extension Card {
            override func tintColorDidChange() {}
            internal override func didMoveToWindow() {}
            }
            """)

        #expect(text.contains("\nopen override func layoutSubviews() { self.lowered_Card_layoutSubviews() }"))
        #expect(text.contains("\ninternal override func sizeToFit() { self.lowered_Card_sizeToFit() }"))
        #expect(text.contains("\npublic override func tintColorDidChange() {"))
        #expect(text.contains("\ninternal override func didMoveToWindow() {"))
        #expect(
            text.contains("\n\(String(repeating: " ", count: 14))func lowered_Card_layoutSubviews() {}\n"))
    }

    @Test func `an observer before the change is called before it, with its own name for the value`() {
        let text = body(
            "class Card: UIView {}\nextension Card {\noverride var frame: CGRect {\n"
                + "willSet(next) { fold(next) }\n}\n}")

        #expect(text.contains("func lowered_Card_frame_willSet(_ next: CGRect) {\ndo { fold(next) }"))
        #expect(
            text.contains(
                "override var frame: CGRect { get { super.frame } set { "
                    + "lowered_Card_frame_willSet(newValue); super.frame = newValue } }"))
    }

    @Test
    func `an argument that is a closure by itself is called as it is passed on, and a keyword is quoted`() {
        let moved = body(
            "class Card: UIView {}\nextension Card {\n"
                + "override func f(_ a: @autoclosure () -> Bool, for: Int) {}\n}")
        let required = body("@objc protocol P { @objc optional func fits(in: CGRect) -> Bool }")

        #expect(
            moved.contains(
                "\noverride func f(_ a: @autoclosure () -> Bool, for: Int) "
                    + "{ self.lowered_Card_f(a(), for: `for`) }\n"))
        #expect(
            required.contains(
                "func optional_fits(in: CGRect) -> Bool? "
                    + "{ OptionalRequirement.call { self.fits(in: `in`) } }"))
    }

    @Test func `a generic function that throws and waits is passed on on one line`() {
        let text = body(
            """
            class Card: UIView {}
            extension Card {
            override func f<T>(
              _ a: inout T,
              b: Int = 1
            ) async throws -> Int where T: Equatable { 0 }
            override func g(_ a: (
                Int
              ) -> Void) {}
            }
            """)

        #expect(
            text.contains(
                "\noverride func f<T>(_ a: inout T, b: Int = 1) async throws -> Int where T: Equatable "
                    + "{ try await self.lowered_Card_f(&a, b: b) }\n"))
        #expect(text.contains("\noverride func g(_ a: ( Int ) -> Void) { self.lowered_Card_g(a) }\n"))
    }

    @Test func `conditions inside of others all hold for a moved member, and none after them`() {
        let text = body(
            """
            class Card: UIView {}
            extension Card {
            #if os(iOS)
            #if DEBUG
            override func layoutSubviews() {}
            #else
            override func didMoveToWindow() {}
            #endif
            #endif
            override func sizeToFit() {}
            }
            """)

        func place(_ line: Int) -> String { "#sourceLocation(file: \"A.swift\", line: \(line))\n" }
        #expect(text.contains("#if (true) && (DEBUG)\n\(place(5))override func layoutSubviews()"))
        #expect(text.contains("#if (true) && !(DEBUG)\n\(place(7))override func didMoveToWindow()"))
        #expect(text.contains("#endif\n\n\(place(10))override func sizeToFit()"))
    }

    @Test func `a subscript that overrides in an extension is reported, another one is not`() {
        let file = lower([
            "A.swift":
                "class Card: UIView {}\nextension Card {\noverride subscript(a: Int) -> Int { a }\n"
                + "subscript(b: String) -> Int { 0 }\n}"
        ])[0]

        #expect(file.problems.map(\.line) == [3])
    }

    @Test func `what a subclass cannot override stays where it is`() {
        let text = body(
            """
            class Card: UIView {}
            class Ace: Card { override func fold() {}; override func turn() {} }
            extension Card { static func fold() {}; func fold(a: Int) {} }
            private extension Card { func turn() {} }
            """)

        #expect(!text.contains("lowered_"))
    }

    @Test func `a member added to a class elsewhere keeps its access, and that its result may be left`() {
        let text = body(
            """
            public extension UIView { @discardableResult func glow() -> Int { 1 }
            fileprivate func dim() {} }
            extension UILabel { override func glow() -> Int { 2 }
            override func dim() {} }
            """)

        #expect(
            text.contains(
                "extension UIView { @discardableResult public func glow() -> Int { "
                    + "if let self = self as? UILabel { return self.lowered_UILabel_glow() }; "
                    + "return self.lowered_UIView_glow() } }"))
        #expect(text.contains("extension UIView { fileprivate func dim() { if let self"))
    }

    @Test func `default values, results that may be left unused and static members stay what they are`() {
        let text = body(
            """
            class Card: UIView {}
            extension Card {
            @discardableResult override func becomeFirstResponder() -> Bool { true }
            override static func make(_ count: Int = 3) {}
            }
            extension UIView { func glow(by part: CGFloat = 1) {} }
            extension UILabel { override func glow(by part: CGFloat = 2) {} }
            """)

        #expect(text.contains("\n@discardableResult override func becomeFirstResponder() -> Bool { self."))
        #expect(
            text.contains("\noverride static func make(_ count: Int = 3) { self.lowered_Card_make(count) }\n")
        )
        #expect(text.contains("extension UIView { func glow(by part: CGFloat = 1) { if let self"))
    }

    @Test func `a name that is a keyword has no backticks behind another word`() {
        let text = body(
            """
            class Card: UIView { func `repeat`() {} }
            class Ace: Card {}
            extension Ace { override func `repeat`() { super.repeat() } }
            @objc protocol P { @objc optional func `in`() -> Bool }
            let a = p?.in?()
            """)

        #expect(text.contains("func lowered_Ace_repeat() { super.repeat() }"))
        #expect(text.contains("\noverride func `repeat`() { self.lowered_Ace_repeat() }"))
        #expect(text.contains("func optional_in() -> Bool? { OptionalRequirement.call { self.`in`() } }"))
        #expect(text.contains("let a = p?.optional_in ()"))
    }

    // MARK: - Types

    @Test func `an initializer calls another one as it did, a member of the type makes an object`() {
        let text = body(
            """
            class Card: UIView {
            convenience init(a: Int) { self.init(frame: .zero) }
            static var shared: Card { self.init(frame: .zero) }
            func copy() -> Card { Self.init(frame: .zero) }
            }
            class Screen: UIViewController {
            static func make() -> Screen { self.init(frame: .zero) }
            }
            """)

        #expect(text.contains("convenience init(a: Int) { self.init(frame: .zero) }"))
        #expect(text.contains("static var shared: Card { DynamicType.make(self, frame: .zero) }"))
        #expect(text.contains("func copy() -> Card { DynamicType.make(Self.self, frame: .zero) }"))
        #expect(text.contains("static func make() -> Screen { self.init(frame: .zero) }"))
    }

    @Test func `the nearest generic parameter of a name counts, and other initializers stay`() {
        let text = body(
            """
            class A<T: UIView> {
            func f<T>(_ a: T.Type) -> T { T() }
            func g() -> T { T(frame: .zero, b: 1) }
            func h() -> T { T() }
            }
            """)

        #expect(text.contains("func f<T>(_ a: T.Type) -> T { T() }"))
        #expect(text.contains("func g() -> T { T(frame: .zero, b: 1) }"))
        #expect(text.contains("func h() -> T { DynamicType.make(T.self) }"))
    }

    @Test func `a view that makes its layer, or has one of several, is left alone`() {
        let classes = "class Ring: CALayer {}\nclass Bow: CALayer {}\n"
        let own = body(
            classes + "class V: UIView { override class var layerClass: AnyClass { Ring.self }\n"
                + "override class func makeLayer() -> CALayer { Bow() } }")
        let several = body(
            classes
                + "class V: UIView { override class var layerClass: AnyClass { a ? Ring.self : Bow.self } }"
        )
        let open = body(
            classes + "open class V: UIView { open override class var layerClass: AnyClass { Ring.self } }")

        #expect(own.split(separator: "makeLayer").count == 2)
        #expect(!several.contains("makeLayer"))
        #expect(open.contains("\nopen override class func makeLayer() -> CALayer { Ring() }\n"))
    }

    @Test func `only the initializer above that reads an archive is replaced`() {
        func source(_ parent: String, _ call: String) -> String {
            "class A: \(parent) { required init?(coder: NSCoder) { \(call) } }"
        }

        #expect(
            body(source("NSTextContainer", "super.init(coder: coder)"))
                == source("NSTextContainer", "super.init(size: .zero)"))
        #expect(
            body(source("CABasicAnimation", "super.init(coder: coder)"))
                == source("CABasicAnimation", "super.init()"))
        for call in ["self.init(coder: coder)", "super.init(path: coder)"] {
            #expect(body(source("UIBezierPath", call)) == source("UIBezierPath", call))
        }
    }
}
