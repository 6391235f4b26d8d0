import Lowering
import Testing

/// Imports, attributes, protocols and calls: the second of two cases, and what stays as it is.
@Suite struct LoweringDetailTests {
    @Test(arguments: [
        ("import Darwin", "import Foundation"), ("import os.log", "import os"),
        ("import CoreText", "import CoreText"), ("import QuartzCore", "import UIKit"),
        ("import struct CoreGraphics.CGFloat", "import        UIKit"),
        ("let a = Darwin.sqrt(2)", "let a = Foundation.sqrt(2)"),
        ("class Darwin {}\nlet a = Darwin.b", "class Darwin {}\nlet a = Darwin.b"),
        ("class Thread {}\nlet a = Thread.isMainThread", "class Thread {}\nlet a = Thread.isMainThread"),
        ("struct Darwin {}\nlet a = Darwin.b", "struct Darwin {}\nlet a = Darwin.b"),
        ("typealias Darwin = B\nlet a = Darwin.b", "typealias Darwin = B\nlet a = Darwin.b"),
        (
            "private enum Thread {}\nlet a = Thread.isMainThread",
            "private enum Thread {}\nlet a = Thread.isMainThread"
        ),
        (
            "extension Thread {}\nlet a = Thread.isMainThread",
            "extension Thread {}\nlet a = Thread.servesMainQueue"
        ),
        (
            "class A { enum Thread {}; let a = Thread.isMainThread }\nlet b = Thread.isMainThread",
            "class A { enum Thread {}; let a = Thread.isMainThread }\nlet b = Thread.servesMainQueue"
        ),
        ("let a: B = .characters", "let a: B = .characters"),
    ])
    func `modules and their members are others here, unless the module has a type of the name`(
        source: String, expected: String
    ) {
        #expect(body(source) == expected)
    }

    @Test func `a copied property is an error, and stands without its attribute`() {
        let file = lower(["A.swift": "class A {\n@NSCopying var a: NSString\n}"])[0]

        #expect(file.problems.map(\.line) == [2])
        #expect(file.problems.first?.message.contains("copy in the setter") == true)
        #expect(file.text.contains("\n\(String(repeating: " ", count: 10)) var a: NSString\n"))
    }

    @Test(arguments: [
        ("@UIApplicationMain\nfinal class A: B, UIApplicationDelegate {}", "\n@main\nfinal class A: B"),
        ("@UIApplicationMain\nopen class A: B, UIApplicationDelegate {}", "\n@main\nopen class A: B"),
        ("@main\nclass A: B, UIApplicationDelegate {}", "\n@main final\nclass A: B"),
        ("@main\nclass A: B {}\nextension A: UIKit.UIApplicationDelegate {}", "\n@main final\nclass A: B"),
        ("@main\nclass A: B {}\nclass B: C, UIApplicationDelegate {}", "\n@main final\nclass A: B"),
        ("@UIApplicationMain\nclass A: B {}", "\n@main final\nclass A: B"),
    ])
    func `an application delegate that is final, or open, gets no second word`(
        source: String, expected: String
    ) {
        #expect(body(source).contains(expected))
        #expect(body(source).contains("import SDLHost\n"))
    }

    @Test(arguments: ["@main\nstruct A: App {}", "@main\nclass A {}", "class A: UIApplicationDelegate {}"])
    func `an entry that is no delegate, and a delegate that is no entry, stay`(source: String) {
        #expect(body(source) == source)
    }

    @Test func `a protocol of classes stays one, and a property of a class is held as it says`() {
        #expect(body("@objc protocol P: AnyObject {}") == "      protocol P: AnyObject {}")
        #expect(
            body("protocol P { unowned var a: Q { get } }")
                == "protocol P { \(String(repeating: " ", count: 7)) var a: Q { get } }")
        #expect(body("class A { weak var b: A? }") == "class A { weak var b: A? }")
    }

    @Test func `optional requirements that can be set, that throw, or that hold nil have defaults`() {
        let text = body(
            """
            @objc protocol P {
            @objc optional var a: Int { get set }
            @objc optional var b: Int? { get set }
            @objc optional func c() -> Void
            @objc optional func d() -> Optional<Int>
            @discardableResult @objc optional func e(_ place: inout Int) throws -> Int
            @objc optional func f() async
            }
            """)

        #expect(text.contains("\nvar a: Int { get { OptionalRequirement.absent() } set {} }\n"))
        #expect(text.contains("\nvar b: Int? { get { nil } set {} }\n"))
        #expect(text.contains("\nfunc c() -> Void {}\n"))
        #expect(text.contains("\nfunc d() -> Optional<Int> { nil }\n"))
        #expect(
            text.contains(
                "\n@discardableResult func optional_e(_ place: inout Int) throws -> Int? "
                    + "{ try OptionalRequirement.call { try self.e(&place) } }"))
        #expect(text.contains("\nfunc f() async {}\n"))
        #expect(
            ["optional_b", "optional_c", "optional_d", "optional_f"].allSatisfy { !text.contains($0) })
    }

    @Test func `an optional requirement that waits for a value is reported`() {
        let file = lower([
            "A.swift": "@objc protocol P {\n@objc optional func f() async -> Int\n"
                + "@objc optional func g() async -> Int?\n}"
        ])[0]

        #expect(file.problems.map(\.line) == [2])
        #expect(file.problems.first?.message.contains("let it return an optional") == true)
    }

    @Test func `a protocol in another type has its defaults there`() {
        let text = body("class Menu { @objc protocol P { @objc optional func f() } }")

        #expect(text.contains("\nextension Menu.P {\nfunc f() {}\n}"))
    }

    @Test func `of requirements with one name the labels say which is called`() {
        let files = lower([
            "P.swift":
                "@objc protocol P { @objc optional func f(_ a: Int) -> Bool\n"
                + "@objc optional func f(_ a: Int, b: Int) }",
            "Q.swift": "let a = p?.f?(1)\np?.f?(1, b: 2)\nlet c = p.f!(1)",
        ])

        #expect(
            files[1].text.contains("let a = p?.optional_f (1)\np?.f (1, b: 2)\nlet c = p.f (1)"))
    }

    @Test func `a property is compared with nil through its twin, and with a value as it is`() {
        let files = lower([
            "P.swift": "@objc protocol P { @objc optional var b: Int { get } }",
            "Q.swift":
                "let a = p.b == 3\nlet c = p.b == nil\nclass D: E { func f() { if let g = super.b {} } }",
        ])

        #expect(
            files[1].text.contains(
                "let a = p.b == 3\nlet c = p.optional_b == nil\n"
                    + "class D: E { func f() { if let g = super.b {} } }"))
    }

    @Test func `only the delegate of a list is cast, and for what is the list's own`() {
        let text = body(
            """
            func f() {
            collectionView.delegate?.collectionView?(collectionView, layout: a, sizeForItemAt: b)
            tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 0)
            collectionView.delegate?.scrollViewDidScroll?(collectionView)
            }
            """)

        #expect(
            text.contains(
                "(collectionView.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView (collectionView,"
            ))
        #expect(text.contains("\ntableView.dataSource?.tableView (tableView,"))
        #expect(text.contains("\ncollectionView.delegate?.scrollViewDidScroll (collectionView)"))
    }

    @Test(arguments: [
        ("let a = b ?? c as NSNumber", "let a = b ?? _bridgedNumber(c)"),
        ("let a = b ? c : d as NSNumber", "let a = b ? c : _bridgedNumber(d)"),
        ("a = 1 + b as NSNumber", "a = _bridgedNumber(1 + b)"),
        ("a += b as NSNumber", "a += _bridgedNumber(b)"),
        ("let a = true as NSNumber", "let a = true as NSNumber"),
        ("let a = 1.5 as NSNumber", "let a = 1.5 as NSNumber"),
        ("let a = b as! NSNumber", "let a = b as! NSNumber"),
    ])
    func `what binds less than the cast ends what becomes an object`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test func `names of Swift 4 change in overrides alone`() {
        #expect(
            body("class A: B { override func willMove(toParentViewController p: C?) {} }")
                == "class A: B { override func willMove(toParent p: C?) {} }")
        #expect(
            body("class A: B { override var childViewControllerForStatusBarHidden: C? { nil } }")
                == "class A: B { override var childForStatusBarHidden: C? { nil } }")
        for source in [
            "class A: B { func willMove(toParentViewController p: C?) {} }",
            "class A: B { override func didMove(toSuperviewOf p: C?) {} }",
            "class A: B { var childViewControllerForStatusBarHidden: C? { nil } }",
        ] {
            #expect(body(source) == source)
        }
    }

    @Test func `a class that tells changes itself says so, and the first one answers for NSObject`() {
        let text = body(
            """
            class A: NSObject, B { override class func automaticallyNotifiesObservers(forKey k: String) -> Bool {
            k == "a" ? false : super.automaticallyNotifiesObservers(forKey: k) } }
            class C: A { override class func automaticallyNotifiesObservers(forKey k: String) -> Bool {
            super.automaticallyNotifiesObservers(forKey: k) } }
            class D: UIView { override class func automaticallyNotifiesObservers(forKey k: String) -> Bool { true } }
            """)

        #expect(text.contains("class A: NSObject, ManualKeyValueNotifier, B {          class func"))
        #expect(text.contains("k == \"a\" ? false : true } }"))
        #expect(text.contains("class C: A { override class func"))
        #expect(text.contains("\nsuper.automaticallyNotifiesObservers(forKey: k) } }"))
        #expect(text.contains("class D: UIView, ManualKeyValueNotifier {          class func"))
    }

    @Test(arguments: [
        ("a.typingAttributes = [Key.font.rawValue: b]", "a.typingAttributes = [Key.font         : b]"),
        (
            "typingAttributes = [Key.font.rawValue: b, Key.kern.rawValue: c.rawValue]",
            "typingAttributes = [Key.font         : b, Key.kern         : c.rawValue]"
        ),
        ("a?.typingAttributes[Key.font.rawValue] = b", "a?.typingAttributes[Key.font         ] = b"),
        ("let b = a.typingAttributes[Key.font.rawValue]", "let b = a.typingAttributes[Key.font         ]"),
        ("a.typingAttributes = [Key.font: b]", "a.typingAttributes = [Key.font: b]"),
        ("a.others = [Key.font.rawValue: b]", "a.others = [Key.font.rawValue: b]"),
        ("a[Key.font.rawValue] = a.typingAttributes", "a[Key.font.rawValue] = a.typingAttributes"),
    ])
    func `the texts of keys of typing attributes become the keys`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test func `an extension with a conformance observes by names beside it`() {
        let parameters =
            "(forKeyPath path: String?, of object: Any?, change: [A: Any]?, context: B?)"
        let text = body(
            "class Watcher: NSObject {}\nextension Watcher: Equatable {\n"
                + "override func observeValue\(parameters) {}\n}")
        let other = "class Watcher: NSObject { override func observeValue(of object: Any?) {} }"

        #expect(text.contains("extension Watcher: Equatable, KeyValueObserver {\n"))
        #expect(!text.contains("override"))
        #expect(body(other) == other)
    }

    @Test func `types of XML are in a module of their own where Foundation's name stands before them`() {
        let text = lower(["A.swift": "class A: B, Foundation.XMLParserDelegate {}"])[0].text

        #expect(text.hasPrefix("import UIKit\nimport FoundationXML\n#sourceLocation"))
        #expect(text.hasSuffix("class A: B, FoundationXML.XMLParserDelegate {}\n"))
    }
}
