import Lowering
import Testing

/// Conditions, names, types and calls in the forms in which they are written less often.
@Suite struct LoweringVariantTests {
    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    // MARK: - Conditions and messages

    @Test func `Core Animation can be imported, as UIKit has it`() {
        #expect(
            body("#if canImport(CoreAnimation) && DEBUG\n#endif") == "#if true\(blanks(20)) && DEBUG\n#endif")
    }

    @Test func `a last branch holds where none before it does, and the next condition begins anew`() {
        let text = body(
            """
            class Card: UIView {}
            extension Card {
            #if A
            #elseif B
            #else
            override func layoutSubviews() {}
            #endif
            #if C
            override func sizeToFit() {}
            #endif
            }
            """)

        func place(_ line: Int) -> String { "#sourceLocation(file: \"A.swift\", line: \(line))\n" }
        #expect(text.contains("#if !(A) && !(B)\n\(place(6))override func layoutSubviews()"))
        #expect(text.contains("#if (C)\n\(place(9))override func sizeToFit()"))
    }

    @Test func `quotation marks in a message do not end it`() {
        let file = lower(["A.swift": "let a = #selector(\"tap\")"])[0]

        #expect(file.problems.first?.message.hasPrefix("#selector(\"tap\") names no method") == true)
        #expect(file.text.contains("#error(\"#selector(\\\"tap\\\") names no method"))
    }

    @Test func `messages that are sent or forwarded by hand are reported, a method of the name is not`() {
        func problems(_ source: String) -> [LoweringProblem] { lower(["A.swift": source])[0].problems }

        #expect(problems("objc_msgSend(a, b)").first?.message.contains("call the method") == true)
        #expect(
            problems("class A: B { override func methodSignature(for s: Selector) -> Any? { nil } }").count
                == 1)
        #expect(problems("class A { func forwardInvocation(_ a: Any) {} }").isEmpty)
    }

    @Test func `a program's entry keeps its line in a port, which imports what is missing`() {
        let source = "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n"
        let ported = "@main final\nclass A: UIResponder, UIApplicationDelegate {}\n"

        #expect(
            lower(["A.swift": source])[0].ported == "import UIKit\nimport SDLHost\n" + ported)
        #expect(
            lower(["A.swift": "import UIKit\n" + source])[0].ported
                == "import SDLHost\nimport UIKit\n" + ported)
    }

    // MARK: - Classes and protocols

    @Test func `a layer is made by a method of the access that its class has`() {
        func made(_ access: String) -> String {
            body(
                "class Ring: CALayer {}\n\(access)class V: UIView "
                    + "{ override class var layerClass: AnyClass { Ring.self } }")
        }

        #expect(made("public ").contains("\npublic override class func makeLayer() -> CALayer { Ring() }\n"))
        #expect(made("").contains("\noverride class func makeLayer() -> CALayer { Ring() }\n"))
    }

    @Test func `of two layers with one name, each of its own file, each makes its presentation once`() {
        let files = lower([
            "A.swift": "private class Ring: CALayer {}", "B.swift": "private class Ring: CALayer {}",
        ])

        #expect(files.map { $0.text.split(separator: "makePresentation").count - 1 } == [1, 1])
    }

    @Test func `a protocol with a type of its own is one for classes after that`() {
        #expect(body("@objc protocol P<A> {}") == "      protocol P<A>: AnyObject {}")
    }

    @Test func `a type that is hidden is named once in a file, and not where its module is written`() {
        let twice = lower([
            "A.swift": "import Moves\nclass C: UIViewController { var a: Transition; var b: Transition? }"
        ])[0].text
        #expect(twice.contains("var a: OuterTransitionOfFile0; var b: OuterTransitionOfFile0? }"))
        #expect(twice.split(separator: "typealias OuterTransitionOfFile0").count == 2)

        for source in [
            "import Foundation\nclass C: UIViewController { var a: Transition }",
            "import Moves\nclass C: UIViewController { var a: UIViewController.Transition }",
            "import Moves\nclass C: UIViewController { var a = Moves.Transition.push }",
        ] {
            #expect(body(source) == source)
        }
    }

    // MARK: - What extensions add

    @Test func `of classes as far from the root the first by name is asked for first`() {
        let text = body(
            """
            extension UIView { open func glow() {} }
            extension UILabel { override func glow() {} }
            extension UIImageView { override func glow() {} }
            """)

        #expect(
            text.contains(
                "extension UIView { public func glow() { "
                    + "if let self = self as? UIImageView { return self.lowered_UIImageView_glow() }; "
                    + "if let self = self as? UILabel { return self.lowered_UILabel_glow() }; "
                    + "return self.lowered_UIView_glow() } }"))
    }

    @Test func `a property that is only read has no setter in the class either`() {
        let text = body(
            "extension UIView { var glow: Int { 1 } }\nextension UILabel { override var glow: Int { 2 } }")

        #expect(
            text.contains(
                "extension UIView { var glow: Int { "
                    + "if let self = self as? UILabel { return self.lowered_UILabel_glow }; "
                    + "return self.lowered_UIView_glow } }"))
    }

    // MARK: - Calls and values

    @Test func `whose delegate a list's is, its class says, or its name, unwrapped or not`() {
        let text = body(
            """
            class List: UITableView {
            func f() { delegate?.tableView?(self, didSelectRowAt: path) }
            }
            func g() {
            myTableView!.delegate?.tableView?(a, didSelectRowAt: b)
            cell.collectionView?.delegate?.collectionView?(a, didSelectItemAt: b)
            }
            """)

        #expect(
            text.contains("{ (delegate as? UITableViewDelegate)?.tableView (self, didSelectRowAt: path) }"))
        #expect(text.contains("\n(myTableView!.delegate as? UITableViewDelegate)?.tableView (a,"))
        #expect(
            text.contains(
                "\n(cell.collectionView?.delegate as? UICollectionViewDelegate)?.collectionView (a,"))
    }

    @Test(arguments: [
        "willPresentSearchController", "contextMenuInteraction", "sceneDidBecomeActive",
        "splitViewControllerDidCollapse", "popoverPresentationController",
    ])
    func `a call of an optional requirement of any of UIKit's protocols is plain`(name: String) {
        #expect(body("d?.\(name)?(a, b: c)") == "d?.\(name) (a, b: c)")
    }

    @Test(arguments: ["CollectionViewListCell", "SheetPresentationController", "SearchTextField"])
    func `a class below any of UIKit's is an object`(parent: String) {
        let text = body(
            "protocol Made { init() }\nclass Card: UI\(parent) {}\nextension Card: Made {}\nextension UIKey: Made {}"
        )

        #expect(text.split(separator: "unsafeDowncast(makeObjectOfDynamicType(), to: self)").count == 3)
    }

    @Test func `the nearest parameter of a name says whether it is an object of any class`() {
        #expect(
            body("class A { init(_ sender: AnyObject!) { x = sender.value(forKey: \"k\") } }")
                == "class A { init(_ sender: AnyObject!) "
                + "{ x = DynamicObject(sender).value(forKey: \"k\") } }")
        #expect(
            body(
                "func f(_ sender: AnyObject) { func g(_ sender: UIView) { use(sender.frame) }; "
                    + "use(sender.frame) }")
                == "func f(_ sender: AnyObject) { func g(_ sender: UIView) { use(sender.frame) }; "
                + "use(DynamicObject(sender).frame) }")
    }

    @Test(arguments: [
        "let a = type(of: b).description", "let a = type(of: b).description(with: c)",
        "let a = b.description()", "let a = Timer { _ in }", "let a = NSTextStorage(string: b)",
    ])
    func `a description that is not called, and what has arguments already, stay`(source: String) {
        #expect(body(source) == source)
    }

    @Test func `a view is made of a generic parameter of a structure, a class or an initializer`() {
        let text = body(
            """
            struct Box<T> where T: UIView { func make() -> T { T(frame: .zero) } }
            class Shelf { init<T: UIView>(_ kind: T.Type) { add(T()) } }
            class Rack<T> where T: UIViewController { let a = T() }
            """)

        #expect(text.contains("func make() -> T { DynamicType.make(T.self, frame: .zero) } }"))
        #expect(text.contains("{ add(DynamicType.make(T.self)) } }"))
        #expect(text.contains("{ let a = DynamicType.make(T.self) }"))
    }

    @Test(arguments: ["!=", "<=", ">=", "&&", "||", "===", "!==", "-=", "*="])
    func `comparisons and assignments bind less than a cast`(operation: String) {
        #expect(body("a \(operation) b as NSNumber") == "a \(operation) _bridgedNumber(b)")
    }

    @Test(arguments: ["+", "-", "*", "/", "%", "<<", "&"])
    func `sums and products bind more than a cast`(operation: String) {
        #expect(body("a = b \(operation) c as NSNumber") == "a = _bridgedNumber(b \(operation) c)")
    }

    // MARK: - Selectors

    @Test(arguments: ["with", "by", "using", "of", "on", "from", "into", "before", "after"])
    func `a label that is a preposition joins the method's name, one that begins like it does not`(
        word: String
    ) {
        func selector(_ label: String) -> String {
            body("class A: NSObject {\n@objc func f(\(label) a: Int) {}\nlet s = #selector(f(\(label):))\n}")
        }

        let name = word.prefix(1).uppercased() + word.dropFirst()
        #expect(selector(word).contains("let s = Selector(\"f\(name):\", A.f(\(word):))"))
        #expect(
            selector(word + "s").contains("let s = Selector(\"fWith\(name)s:\", A.f(\(word)s:))"))
    }

    @Test func `a name that two methods have in common stays a name`() {
        let source = "class A { func f(_ a: Int) {}\nfunc f(_ a: String) {}\nlet s = Selector(\"f:\") }"

        #expect(body(source) == source)
    }
}
