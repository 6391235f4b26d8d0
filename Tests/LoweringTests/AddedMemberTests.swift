import Lowering
import Testing

@Suite("Lowering what extensions add to classes of other modules")
struct AddedMemberTests {
    @Test("An added method asks for the object's class, the nearest one first")
    func methods() {
        let text = body(
            """
            extension UIView { @objc func shine(by part: CGFloat) -> Bool { true } }
            extension UIControl { override func shine(by part: CGFloat) -> Bool { false } }
            extension UIButton { override func shine(by part: CGFloat) -> Bool { super.shine(by: part / 2) } }
            """)

        #expect(text.contains("func lowered_UIView_shine(by part: CGFloat) -> Bool { true }"))
        #expect(text.contains("func lowered_UIControl_shine(by part: CGFloat) -> Bool { false }"))
        #expect(
            text.contains(
                "lowered_UIButton_shine(by part: CGFloat) -> Bool { self.lowered_UIControl_shine(by: part / 2) }"
            ))
        #expect(
            text.contains(
                "extension UIView { func shine(by part: CGFloat) -> Bool { "
                    + "if let self = self as? UIButton { return self.lowered_UIButton_shine(by: part) }; "
                    + "if let self = self as? UIControl { return self.lowered_UIControl_shine(by: part) }; "
                    + "return self.lowered_UIView_shine(by: part) } }"))
    }

    @Test("Classes of the module override it in their bodies, and each other")
    func bodies() {
        let text = body(
            """
            extension UIViewController { @objc public func open() {} }
            open class Menu: UIViewController { open override func open() { super.open() } }
            class Side: Menu { override func open() { super.open() } }
            """)

        #expect(text.contains("func lowered_Menu_open() { self.lowered_UIViewController_open() }"))
        #expect(text.contains("override func lowered_Menu_open() { super.lowered_Menu_open() }"))
        #expect(
            text.contains(
                "extension UIViewController { public func open() { "
                    + "if let self = self as? Menu { return self.lowered_Menu_open() }; "
                    + "return self.lowered_UIViewController_open() } }"))
    }

    @Test("Properties are read and set in the object's class")
    func properties() {
        let text = body(
            """
            extension UIView { @objc var glow: CGFloat { get { 0 } set {} } }
            extension UILabel { override var glow: CGFloat { get { super.glow } set { super.glow = newValue } } }
            """)

        #expect(text.contains("var lowered_UILabel_glow: CGFloat { get { self.lowered_UIView_glow }"))
        #expect(
            text.contains(
                "var glow: CGFloat { get { if let self = self as? UILabel { return self.lowered_UILabel_glow }; "
                    + "return self.lowered_UIView_glow } set { "
                    + "if let self = self as? UILabel { self.lowered_UILabel_glow = newValue; return }; "
                    + "self.lowered_UIView_glow = newValue } }"))
    }

    @Test("What nobody overrides stays")
    func alone() {
        let source = "extension UIView { func f() {} }\nclass Card: UIView { func g() {} }"

        #expect(body(source).hasPrefix(source))
    }

    @Test("Members that are looked up while the program runs are those of a dynamic object")
    func dynamic() {
        #expect(
            body("let a = (info[key] as AnyObject).doubleValue ?? 1").hasPrefix(
                "let a = DynamicObject(info[key]).doubleValue ?? 1"))
        #expect(body("let a = (list! as AnyObject).count").hasPrefix("let a = DynamicObject(list!).count"))
        #expect(body("let a = (list! as AnyObject).other").hasPrefix("let a = (list! as AnyObject).other"))
        #expect(
            body("let a = type(of: object).description()").hasPrefix(
                "let a = String(reflecting: type(of: object))"))
        #expect(
            body("let a = view.classForCoder.description().count").hasPrefix(
                "let a = String(reflecting: view.classForCoder).count"))
    }

    @Test("A selector of an object that may be nil is the method's of its class")
    func optionalBase() {
        #expect(
            body("class Cell: UIView { lazy var f = { #selector(self?.tap) }\n@objc func tap() {} }")
                .contains(
                    "Selector(\"tap\", Cell.tap)"))
    }

    @Test("A view of a generic parameter is made of its type; other values are not")
    func generics() {
        let text = body(
            """
            class Cell: UITableViewCell {}
            func a<T: Cell>(_: T.Type) -> T { T() }
            enum Header<View: UIView> { func make() -> View { View.init(frame: .zero) } }
            func b<T: Item>() -> T { T() }
            func c() -> Cell { Cell() }
            """)

        #expect(text.contains("-> T { DynamicType.make(T.self) }"))
        #expect(text.contains("-> View { DynamicType.make(View.self, frame: .zero) }"))
        #expect(text.contains("func b<T: Item>() -> T { T() }") && text.contains("-> Cell { Cell() }"))
    }

    @Test("A method that classes of the module have is called on any object")
    func dynamicCall() {
        let text = body("class A { func f() {} }\nclass B { func f() {} }\nlet x = (y as AnyObject).f()")

        #expect(
            text.contains(
                "let x = ({ (object: Any?) in if let object = object as? A { object.f() } "
                    + "else if let object = object as? B { object.f() } }(y))"))
    }
}
