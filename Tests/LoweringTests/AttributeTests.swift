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
        #expect(body("@testable import Card\nimport MapKit") == "@testable import Card\nimport MapKit")
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
}
