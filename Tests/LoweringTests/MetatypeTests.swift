import Lowering
import Testing

@Suite("Lowering types, callers and classes of other modules")
struct MetatypeTests {
    @Test("A controller is made of a type that a tuple, a variable or a parameter holds")
    func controllers() {
        let text = body(
            """
            class Screen: UIViewController {}
            let entries: [(name: String, kind: Screen.Type)] = []
            func open(_ screen: Screen.Type) { _ = entries[0].kind.init(); _ = screen.init(nibName: nil, bundle: nil) }
            """)

        #expect(text.contains("_ = DynamicType.make(entries[0].kind);"))
        #expect(text.contains("_ = DynamicType.make(screen, nibName: nil, bundle: nil) }"))
    }

    @Test("A cell of a table is made of a type with its style, any other view is not")
    func tableCells() {
        let text = body(
            """
            class Cell: UITableViewCell {}
            struct Row { let kind: UITableViewCell.Type, own: Cell.Type, other: UIView.Type }
            func make(_ row: Row) {
                _ = row.kind.init(style: .value1, reuseIdentifier: "a")
                _ = row.own.init(style: .default, reuseIdentifier: nil)
                _ = row.other.init(style: .default, reuseIdentifier: nil)
            }
            """)

        #expect(text.contains("_ = DynamicType.make(row.kind, style: .value1, reuseIdentifier: \"a\")"))
        #expect(text.contains("_ = DynamicType.make(row.own, style: .default, reuseIdentifier: nil)"))
        #expect(text.contains("_ = row.other.init(style: .default, reuseIdentifier: nil)"))
    }

    @Test("A protocol of classes of UIKit's asks for a function in place of an initializer")
    func instanceRequirements() {
        let text = body(
            """
            protocol Made: class { init() }
            protocol Plain { init() }
            extension UIView: Made {}
            final class Style: Made { init() {} }
            struct Other: Plain { }
            """)

        #expect(text.contains("protocol Made: class, InstanceMaking {  }"))
        #expect(
            text.contains(
                "extension UIView: Made { public static func makeInstance() -> Self { "
                    + "unsafeDowncast(makeObjectOfDynamicType(), to: self) };}"))
        #expect(
            text.contains(
                "final class Style: Made { public static func makeInstance() -> Self { self.init() }; init() {} }"
            ))
        #expect(text.contains("protocol Plain { init() }") && text.contains("struct Other: Plain { }"))
    }

    @Test func `a protocol above the one that a class of UIKit's conforms to asks for a function, too`() {
        let text = body(
            """
            @objc protocol Made { init(); func f() }
            protocol Styled: Made {}
            extension UIView: Styled {}
            class Card: UIView, Styled {}
            enum Look: Styled { case plain
            init() { self = .plain } }
            """)

        #expect(text.contains("protocol Made: InstanceMaking, AnyObject {  func f() }"))
        #expect(text.contains("protocol Styled: Made {}\nextension UIView: Styled { public static func make"))
        #expect(text.contains("class Card: UIView, Styled {}"), "it has the view's")
        #expect(
            text.contains(
                "enum Look: Styled { public static func makeInstance() -> Self { self.init() }; case plain"))
    }

    @Test func `a class below one of UIKit's is made by its type, unless it says how it is made`() {
        let text = body(
            """
            protocol Made { init() }
            extension Card: Made {}
            class Card: UIView {}
            class Ring: UIView, Made { required init() { super.init(frame: .zero) } }
            final class Dot: UIView, Made {}
            extension String: Made {}
            """)

        let maker = "public static func makeInstance() -> Self"
        #expect(
            text.contains(
                "extension Card: Made { \(maker) { unsafeDowncast(makeObjectOfDynamicType(), to: self) };}"))
        #expect(text.contains("class Ring: UIView, Made { \(maker) { self.init() }; required init()"))
        #expect(text.contains("class Dot: UIView, Made { \(maker) { self.init() };}"))
        #expect(text.contains("extension String: Made { \(maker) { self.init() };}"))
    }

    @Test func `a type that conforms twice, or below one that does, gets one function`() {
        let text = body(
            """
            protocol Made { init() }
            protocol Styled: Made {}
            extension UIControl: Made {}
            struct Look: Made {}
            extension Look: Styled {}
            class Button: UIButton, Styled {}
            """)

        #expect(text.split(separator: "makeInstance()").count == 3)
        #expect(text.contains("extension Look: Styled {}\nclass Button: UIButton, Styled {}"))
    }

    @Test(arguments: [
        "protocol Made { init() }\nextension String: Made {}\nstruct Look: Made {}",
        "protocol Made { init?() }\nextension UIView: Made {}",
        "protocol Made { init() throws }\nextension UIView: Made {}",
        "protocol Made { init() }\nfinal class Dot: UIView, Made {}",
    ])
    func `a requirement that no class has from Objective-C stays`(source: String) {
        #expect(body(source) == source)
    }

    @Test("A class makes one of itself; an initializer of its own without arguments stays")
    func ownType() {
        let text = body(
            """
            extension UIView {
                static func make() -> Self { self.init(frame: .zero) }
                func other() -> Self { type(of: self).init() }
            }
            class Card: UIView { init() { super.init(frame: .zero) } }
            let kind: Card.Type = Card.self; let card = kind.init()
            """)

        #expect(text.contains("-> Self { DynamicType.make(self, frame: .zero) }"))
        #expect(text.contains("let card = kind.init()"))
        #expect(text.contains("type(of: self).init()"))
    }

    @Test(
        "A controller is made of a generic parameter, whose class a where clause may say",
        arguments: ["<T: Screen>() -> T", "<T>() -> T where T: Screen"])
    func genericControllers(signature: String) {
        let text = body(
            """
            class Screen: UIViewController {}
            func make\(signature) { T(nibName: nil, bundle: nil) }
            func plain\(signature) { T.init() }
            """)

        #expect(text.contains("make\(signature) { DynamicType.make(T.self, nibName: nil, bundle: nil) }"))
        #expect(text.contains("plain\(signature) { DynamicType.make(T.self) }"))
    }

    @Test("A generic parameter's own initializer, which has to be required, is called as it was")
    func genericInitializers() {
        let source = """
            class Screen: UIViewController { required init() { super.init(nibName: nil, bundle: nil) } }
            func make<T: Screen>() -> T { T() }
            """
        #expect(body(source).contains("make<T: Screen>() -> T { T() }"))
    }

    @Test("What is no view and no controller is made as it was")
    func otherTypes() {
        let source = "class Box { required init() {} }\nlet kind: Box.Type = Box.self; let box = kind.init()"
        #expect(body(source) == source)
    }

    @Test("An optional call is plain also where a variable has the caller's name")
    func callers() {
        let text = body(
            """
            let collectionView: UICollectionView, action: (() -> Void)?
            let inset = delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: 0) ?? sectionInset
            action?()
            """)

        #expect(
            text.contains("delegate?.collectionView (collectionView, layout: self, insetForSectionAt: 0)"))
        #expect(text.contains("action?()"))
    }

    @Test("The window of an application's delegate is doubly optional, as on iOS; setting it stays")
    func window() {
        let text = body(
            """
            let top = UIApplication.shared.delegate?.window??.rootViewController
            if let first = UIApplication.shared.delegate?.window, let window = first {}
            UIApplication.shared.delegate?.window = nil
            let other = view.delegate?.window
            """)

        #expect(text.contains("delegate?.windowIfImplemented??.rootViewController"))
        #expect(text.contains("if let first = UIApplication.shared.delegate?.windowIfImplemented, let"))
        #expect(text.contains("UIApplication.shared.delegate?.window = nil"))
        #expect(text.contains("view.delegate?.window"))
    }

    @Test("A timer without arguments, and values of a notification's dictionary of objects")
    func values() {
        let text = body(
            """
            var timer = Timer()
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue
            let other = info["frame"]?.cgRectValue
            """)

        #expect(text.contains("Timer(fire: .distantFuture, interval: 0, repeats: false, block: { _ in })"))
        #expect(text.contains("DynamicObject(info[UIResponder.keyboardFrameEndUserInfoKey]).cgRectValue"))
        #expect(text.contains("info[\"frame\"]?.cgRectValue"))
    }

    @Test(
        "An override in an extension of UIKit's class replaces the class's member, where that can be replaced"
    )
    func replacements() {
        let files = lower([
            "A.swift": """
            extension UINavigationController {
                open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
            }
            extension UIScrollView {
                override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            }
            extension UIWindow { open override var layer: CALayer { super.layer } }
            extension UIApplication { open override var next: UIResponder? { nil } }
            extension UICollectionViewCell {
                override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
            """
        ])

        #expect(
            files[0].text.contains(
                "@_dynamicReplacement(for: shouldAutorotate)               var lowered_UINavigationController_should"
            ))
        #expect(files[0].text.contains("@_dynamicReplacement(for: touchesBegan(_:with:)) "))
        #expect(files[0].text.contains("func lowered_UIScrollView_touchesBegan(_ touches: Set<UITouch>"))
        #expect(files[0].text.contains("@_dynamicReplacement(for: next) "))
        #expect(files[0].text.contains("@_dynamicReplacement(for: hitTest(_:with:)) "))
        #expect(files[0].problems.count == 1)
        #expect(files[0].problems.first?.line == 7)
    }

    @Test("A controller is made of a type that a cast has found")
    func castTypes() {
        let text = body(
            """
            class Screen: UIViewController {}
            func a(_ b: Any) { let kind = b as! Screen.Type; _ = kind.init() }
            func c(_ b: Any) { if let other = b as? Screen.Type { _ = other.init() } }
            """)

        #expect(text.contains("_ = DynamicType.make(kind) }"))
        #expect(text.contains("_ = DynamicType.make(other) } }"))
    }
}
