import Lowering
import Testing

@Suite("Lowering objects of any class, and answers that may be absent")
struct AnyObjectTests {
    @Test("A parameter or a property of any class is asked while the program runs")
    func objects() {
        let text = body(
            """
            class Screen {
                var target: AnyObject?
                func slid(_ sender: AnyObject) { width = sender.value(forKey: "value") as! CGFloat }
                func closed(callbackData data: AnyObject? = nil) { title = data?["title"] as? String }
                func tap() { target?.performSelector(onMainThread: action, with: self, waitUntilDone: true) }
                func other(_ target: UIView) { target.value(forKey: "alpha") }
            }
            """)

        #expect(text.contains(#"width = DynamicObject(sender).value(forKey: "value") as! CGFloat"#))
        #expect(text.contains(#"title = DynamicObject(data)["title"] as? String"#))
        #expect(text.contains("DynamicObject(target).performSelector(onMainThread: action"))
        #expect(text.contains(#"{ target.value(forKey: "alpha") }"#))
    }

    @Test("What views and recognizers have is asked of an object of any class, too")
    func views() {
        let text = body(
            """
            class Screen {
                func tap(_ sender: AnyObject) { start = sender.center; at = sender.location(in: view) }
                func lay(_ view: UIView) { a = (items.object(at: 1) as AnyObject).frame as CGRect; b = view.frame }
            }
            """)

        #expect(
            text.contains(
                "start = DynamicObject(sender).center; at = DynamicObject(sender).location(in: view)"))
        #expect(text.contains("a = DynamicObject(items.object(at: 1)).frame as CGRect; b = view.frame"))
    }

    @Test func `a property of another type, and a variable of the name, are no object of any class`() {
        let text = body(
            """
            class Menu { var target: AnyObject? }
            class List: Menu { func f() { use(target?.frame) } }
            class Screen {
                var sender: AnyObject
                func f(_ target: UIView) { use(target.frame) }
                func g() { let sender = UIView(); use(sender.frame) }
                func h() { views.forEach { sender in use(sender.frame) } }
                func i() { for sender in views { use(sender.frame) } }
                func j() { if let sender = sender as? UIView { use(sender.frame) } else { use(sender.frame) } }
                func k() { guard let sender = sender as? UIView else { return use(sender.frame) }; use(sender.frame) }
                func l() { guard let sender else { return }; use(sender.frame) }
            }
            """)

        #expect(text.contains("{ use(DynamicObject(target).frame) }"))
        #expect(text.contains("func f(_ target: UIView) { use(target.frame) }"))
        #expect(text.contains("let sender = UIView(); use(sender.frame) }"))
        #expect(text.contains("{ sender in use(sender.frame) }"))
        #expect(text.contains("in views { use(sender.frame) }"))
        #expect(
            text.contains("as? UIView { use(sender.frame) } else { use(DynamicObject(sender).frame) }"))
        #expect(
            text.contains("else { return use(DynamicObject(sender).frame) }; use(sender.frame) }"))
        #expect(text.contains("else { return }; use(DynamicObject(sender).frame) }"))
    }

    @Test func `a variable that is set to an object of any class is one, unless that is another object's`() {
        let text = body(
            """
            class Screen {
                var sender: AnyObject?
                func f() { if let object = sender { use(object.frame) } }
                func g() { guard let object = self.sender else { return }; let same = object; use(same.frame) }
                func h() { let object = other.sender; use(object.frame) }
                func i() { let (object, place) = sender; use(object.frame) }
            }
            """)

        #expect(text.contains("if let object = sender { use(DynamicObject(object).frame) }"))
        #expect(text.contains("let same = object; use(DynamicObject(same).frame) }"))
        #expect(text.contains("let object = other.sender; use(object.frame) }"))
        #expect(text.contains("let (object, place) = sender; use(object.frame) }"))
    }

    @Test("The answer of a requirement stays optional where it is bound, unless a chain makes it so")
    func bindings() {
        let text = body(
            """
            func f() {
                if let height = delegate.tableView?(table, heightForRowAt: path) { use(height) }
                guard let count = dataSource.numberOfSections?(in: table) else { return }
                if let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) { use(size) }
                let plain = delegate.tableView?(table, heightForRowAt: path) ?? 0
            }
            """)

        #expect(
            text.contains(
                "if let height = _optionalAnswer(delegate.tableView (table, heightForRowAt: path)) {"))
        #expect(
            text.contains("guard let count = _optionalAnswer(dataSource.numberOfSections (in: table)) else"))
        #expect(!text.contains("_optionalAnswer((delegate"))
        #expect(text.contains("let plain = delegate.tableView (table, heightForRowAt: path) ?? 0"))
    }

    @Test(
        "A local variable of a requirement's name does not make its calls those of a closure; a property does"
    )
    func variables() {
        let local = body("func f() { let numberOfSections = source?.numberOfSections?(in: self) ?? 1 }")
        let property = body(
            "class A { var animationEnded: (() -> Void)?; func f() { self.animationEnded?() } }")

        #expect(local.contains("source?.numberOfSections (in: self) ?? 1"))
        #expect(property.contains("self.animationEnded?()"))
    }

    @Test("XML has a module of its own, and functions of the C library are Foundation's")
    func modules() {
        let text = lower([
            "A.swift": "import Foundation\nlet p = XMLParser(data: d)\nlet r = CoreFoundation.sqrt(2)"
        ])[0]
        .text

        #expect(text.contains("import FoundationXML"))
        #expect(text.contains("let r = Foundation.sqrt(2)"))
    }
}
