import Lowering
import Testing

@Suite("Lowering attributes and imports")
struct AttributeTests {
    @Test("Attributes of the runtime and of Interface Builder leave blanks, so that columns stay")
    func attributes() {
        #expect(body("@objcMembers class A: NSObject {}") == "             class A: NSObject {}")
        #expect(body("class A { @objc(b) func a() {} }") == "class A {          func a() {} }")
        #expect(
            body("class A { @IBOutlet weak var b: UIView!\n@IBAction func c() {} }")
                == "class A {           weak var b: UIView!\n          func c() {} }")
    }

    @Test("Previews leave empty lines, and nothing in a ported file")
    func previews() {
        let source =
            "class A {}\n#Preview(\"A\", traits: .portrait) {\n    A() // }\n}\n#Preview { A() }\nclass B {}\n"
        #expect(body(source) == "class A {}\n\n\n\n\nclass B {}\n")
        #expect(lower(["A.swift": source])[0].ported?.hasSuffix("class A {}\nclass B {}\n") == true)
    }

    @Test("Attributes that the compiler takes stay")
    func kept() {
        let source = "class A { @IBInspectable var a = 1; @available(iOS 13, *) dynamic var b = 2 }"
        #expect(body(source) == source)
    }

    @Test("Parts of UIKit and Foundation become imports of these")
    func imports() {
        #expect(body("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
        #expect(body("import ObjectiveC.runtime") == "import UIKit")
        #expect(body("import class UIKit.UIView") == "import       UIKit")
        #expect(body("@testable import Card\nimport Deck") == "@testable import Card\nimport Deck")
    }

    @Test("An application delegate is the program's entry, made by its type")
    func application() {
        let lowered = lower(["A.swift": "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}"]
        )[0]

        #expect(lowered.text.contains("@main final\nclass A"))
        #expect(lowered.text.hasPrefix("import UIKit\nimport SDLHost\n#sourceLocation"))
    }

    @Test("The branches of iOS are taken")
    func conditions() {
        #expect(body("#if os(iOS) || os(tvOS)\n#endif") == "#if true    || os(tvOS)\n#endif")
        #expect(body("#if !os(iOS)\n#else\n#endif") == "#if !true   \n#else\n#endif")
        #expect(body("#if os(macOS)\n#endif") == "#if os(macOS)\n#endif")
    }
}

@Suite("Lowering what Foundation lacks")
struct FoundationTests {
    @Test func `a class of NSObject that observes by names conforms, and calls nobody above`() {
        let source = """
            final class Watcher: NSObject, Equatable {
            override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            super.observeValue(forKeyPath: path, of: object, change: change, context: context)
            }
            }
            """

        let text = body(source)

        #expect(text.contains("class Watcher: NSObject, KeyValueObserver, Equatable {"))
        #expect(!text.contains("override") && !text.contains("super"))
    }

    @Test func `an extension of such a class may hold the method`() {
        let source = """
            class Watcher: NSObject {}
            extension Watcher {
            override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            super.observeValue(forKeyPath: path, of: object, change: change, context: context)
            }
            }
            """

        let text = body(source)

        #expect(text.contains("class Watcher: NSObject {}\nextension Watcher: KeyValueObserver {"))
        #expect(!text.contains("override") && !text.contains("super"))
    }

    private let observing =
        "override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
        + "context: UnsafeMutableRawPointer?) {}"

    @Test(arguments: [
        "UIPresentationController", "UIPanGestureRecognizer", "CAShapeLayer", "UIBarButtonItem",
    ])
    func `a class of UIKit's that is no responder has nothing to override, either`(above: String) {
        let text = body("class Watcher: \(above) { \(observing) }")

        #expect(text.hasPrefix("class Watcher: \(above), KeyValueObserver {"))
        #expect(!text.contains("override func observeValue"))
    }

    @Test func `a class overrides the method of the observer above it`() {
        let text = body("class A: NSObject { \(observing) }\nclass B: A { \(observing) }")

        #expect(text.contains("class A: NSObject, KeyValueObserver {"))
        #expect(text.contains("class B: A { override func observeValue"))
    }

    @Test(
        "Swift's abs is meant in an extension of CGFloat, unless there is another one",
        arguments: [
            (
                "extension CGFloat { var a: CGFloat { abs(self) } }",
                "extension CGFloat { var a: CGFloat { Swift.abs(self) } }"
            ),
            ("extension Double { var a: Double { abs(self) } }", nil),
            ("extension CGFloat { func abs(_ a: Int) -> Int { a }; var b: Int { abs(1) } }", nil),
        ])
    func magnitudes(source: String, expected: String?) {
        #expect(body(source) == expected ?? source)
    }

    @Test(
        "Who serves the main queue counts, not the thread",
        arguments: [
            ("if !Thread.isMainThread { return }", "if !Thread.servesMainQueue { return }"),
            ("let a = Thread.current.isMainThread", "let a = Thread.servesMainQueue"),
            ("let b = thread.isMainThread", "let b = thread.isMainThread"),
        ])
    func mainThread(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test func `a view that observes by names overrides as it did`() {
        let source = """
            class Card: UIView {
            override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
            }
            """

        #expect(body(source) == source)
    }

    @Test(
        "An empty attributed string is made of an empty text",
        arguments: [
            ("let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"),
            (
                "let a = NSMutableAttributedString.init()",
                "let a = NSMutableAttributedString.init(string: \"\")"
            ),
            ("let a = NSAttributedString(string: b)", "let a = NSAttributedString(string: b)"),
            ("class Timer {}\nlet a = Timer()", "class Timer {}\nlet a = Timer()"),
        ])
    func emptyTexts(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test func `a file that names a type of Foundation's networks imports their module`() {
        func imports(_ source: String) -> Bool {
            lower(["A.swift": source])[0].text.contains("import FoundationNetworking")
        }

        #expect(imports("let task: URLSessionDataTask? = nil"))
        #expect(imports("let task = URLSession.shared"))
        #expect(!imports("let url = URL(string: text)"))
    }

    @Test("Imports of frameworks that are not here are taken where a module of the name is")
    func absentFrameworks() {
        let file = lower(["A.swift": "import AVFoundation\nimport Other\nlet a = 1\n"])[0]

        #expect(
            file.text == """
                import UIKit
                #if canImport(AVFoundation)
                import AVFoundation
                #endif
                #sourceLocation(file: "A.swift", line: 1)
                \(String(repeating: " ", count: 19))
                import Other
                let a = 1


                """)
        #expect(
            file.ported == """
                import UIKit
                #if canImport(AVFoundation)
                import AVFoundation
                #endif
                import Other
                let a = 1

                """)
    }

    @Test("Members that cannot be overridden are public, as Swift 4 took them as open")
    func openStatic() {
        #expect(body("class A { open static let b = 1 }") == "class A { public static let b = 1 }")
        #expect(body("class A { open let b = 1 }") == "class A { public let b = 1 }")
        #expect(body("class A { open static func b() {} }") == "class A { public static func b() {} }")
        #expect(body("class A { open class func b() {} }") == "class A { open class func b() {} }")
        #expect(body("class A { open private(set) var b = 1 }") == "class A { open private(set) var b = 1 }")
    }

    @Test("Overrides by the names of Swift 4 override what has another name since")
    func oldOverrides() {
        #expect(
            body(
                "class A: UIViewController { override func didMove(toParentViewController p: UIViewController?) {} }"
            )
                == "class A: UIViewController { override func didMove(toParent p: UIViewController?) {} }")
        #expect(
            body(
                "class A: UIViewController { override var childViewControllerForStatusBarStyle: UIViewController? "
                    + "{ nil } }")
                == "class A: UIViewController { override var childForStatusBarStyle: UIViewController? { nil } }"
        )
    }

    @Test("The characters of a text are the text, unless something of the module has that name")
    func characters() {
        #expect(body("let a = text.characters.count") == "let a = text.self.count")
        #expect(body("let a = text?.characters") == "let a = text?.self")
        #expect(body("let a = b.characters()") == "let a = b.characters()")
        let own = "struct A { var characters = 1 }\nlet a = A().characters"
        #expect(body(own) == own)
    }

    @Test("A type of the module's that a nested one of UIKit's hides has a second name in controllers")
    func hiddenType() {
        let files = lower([
            "A.swift": "public struct Transition {}",
            "B.swift":
                "class C: UIViewController { var a: Transition { Transition.push } }\nlet b: Transition",
        ])

        #expect(files[0].text.hasSuffix("public typealias OuterTransition = Transition\n"))
        #expect(
            files[1].text.contains("var a: OuterTransition { OuterTransition.push } }\nlet b: Transition\n"))
        #expect(
            body("class C: UIViewController { var a: Transition }")
                == "class C: UIViewController { var a: Transition }")
        let other = lower(["A.swift": "import Moves\nclass C: UIViewController { var a: Transition }"])[0]
            .text
        #expect(other.contains("class C: UIViewController { var a: OuterTransitionOfFile0 }"))
        #expect(other.hasSuffix("typealias OuterTransitionOfFile0 = Transition\n"))
        #expect(body("class V: UIView { var a: Transition }") == "class V: UIView { var a: Transition }")
    }

    @Test(arguments: [
        ("private struct Transition {}", "fileprivate typealias OuterTransition = Transition"),
        ("typealias Transition = Int", "typealias OuterTransition = Transition"),
    ])
    func `a type of a file alone, and another name of a type, have a second name as well`(
        declaration: String, alias: String
    ) {
        let text = body("\(declaration)\nclass C: UIViewController { private var a: Transition? }")

        #expect(text.contains("private var a: OuterTransition? }"))
        #expect(text.hasSuffix("\n\(alias)"))
    }

    @Test(arguments: [
        "import Moves\nclass C: UIViewController { enum Transition {}; var a: Transition }",
        "import Moves\nclass B: UIViewController { enum Transition {} }\nclass C: B { var a: Transition }",
        "import Moves\nclass C: UIViewController { func f() { enum Transition {}; let a: Transition } }",
        "func f() { struct Transition {} }",
    ])
    func `a type that is declared in a controller or in a function has one name`(source: String) {
        #expect(body(source) == source)
    }

    @Test("Foundation's types for networks are called by the module that has them")
    func qualifiedNetwork() {
        let file = lower(["A.swift": "var a: Foundation.URLSession = Foundation.URLSession.shared"])[0].text

        #expect(file.hasPrefix("import UIKit\nimport FoundationNetworking\n"))
        #expect(
            file.hasSuffix(
                "var a: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared\n"))
        #expect(body("var a: Foundation.Data") == "var a: Foundation.Data")
    }
}
