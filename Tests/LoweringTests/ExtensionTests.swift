import Lowering
import Testing

@Suite("Lowering members of extensions")
struct ExtensionTests {
    @Test("An override keeps its place under another name, and the class calls it")
    func overrides() {
        let files = lower([
            "Card.swift": "public class Card: UIView {\n}\n",
            "Card+Layout.swift":
                "public extension Card {\n  override func layoutSubviews() {\n  super.layoutSubviews()\n  }\n}",
        ])

        #expect(
            files[1].text.contains(
                "           func lowered_Card_layoutSubviews() {\n  super.layoutSubviews()"))
        #expect(
            files[0].text.contains(
                """
                #sourceLocation(file: "Card.swift", line: 1)
                public class Card: UIView {

                #sourceLocation(file: "Card+Layout.swift", line: 2)
                public override func layoutSubviews() { self.lowered_Card_layoutSubviews() }
                #sourceLocation(file: "Card.swift", line: 2)
                }
                """))
    }

    @Test("Of two nested classes with one name the one that is extended gets the member")
    func nested() {
        let files = lower([
            "Menu.swift": "class Menu {}\nextension Menu {\nclass Container: UIView {\n}\n}\n",
            "Pages.swift": "class Pages {\nclass Container: UIView {\n}\n}\n",
            "Touches.swift": "extension Menu.Container {\noverride func layoutSubviews() {}\n}\n",
        ])

        let owners = files.filter { $0.text.contains("self.lowered_Container_layoutSubviews()") }
        #expect(owners.map(\.path) == ["Menu.swift"])
    }

    @Test("Properties, class members and parameters are passed on")
    func kinds() {
        let text = body(
            """
            class Card: UIView {}
            extension Card {
            override class var layerClass: AnyClass { CALayer.self }
            override var frame: CGRect { get { .zero } set {} }
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
            """)

        #expect(text.contains("override class var layerClass: AnyClass { lowered_Card_layerClass }"))
        #expect(
            text.contains(
                "override var frame: CGRect { get { lowered_Card_frame } set { lowered_Card_frame = newValue } }"
            ))
        #expect(
            text.contains(
                "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? "
                    + "{ self.lowered_Card_hitTest(point, with: event) }"))
    }

    @Test("A member of an extension that a subclass overrides stands in the class; others stay")
    func overridden() {
        let text = body(
            """
            class Card: UIView {}
            class Ace: Card { override func fold() {} }
            extension Card { @objc func fold() {}; @objc func turn() {} }
            """)

        #expect(text.contains("\nfunc fold() { self.lowered_Card_fold() }\n"))
        #expect(text.contains("func lowered_Card_fold() {};       func turn() {}"))
    }

    @Test("An override inside of `#if` is one under the same condition")
    func conditions() {
        let text = body(
            "class Card: UIView {}\nextension Card {\n#if os(tvOS)\n#elseif DEBUG\noverride func layoutSubviews() {}\n#endif\n}"
        )

        #expect(
            text.contains("#if !(os(tvOS)) && (DEBUG)\n#sourceLocation(file: \"A.swift\", line: 5)\noverride")
        )
    }

    @Test("An override of a class elsewhere, and one with two observers, are reported")
    func problems() {
        let problems = lower([
            "A.swift":
                "class Card: UIView {}\nextension UIView {\noverride func f() {}\n}\nextension Card {\n"
                + "override var frame: CGRect { willSet {} didSet {} }\n}"
        ])[0].problems

        #expect(problems.map(\.line) == [3, 6])
        #expect(problems.first?.message.contains("override it in a subclass of UIView") == true)
    }

    @Test("Extensions of a class and of its subclass override the same member under names of their own")
    func chain() {
        let text = body(
            """
            class Card: UIView {}
            class Ace: Card {}
            extension Card { override func layoutSubviews() {} }
            extension Ace { override func layoutSubviews() { super.layoutSubviews() } }
            """)

        #expect(text.contains("override func layoutSubviews() { self.lowered_Card_layoutSubviews() }"))
        #expect(text.contains("override func layoutSubviews() { self.lowered_Ace_layoutSubviews() }"))
    }

    @Test("Parameters without a name are passed on all the same")
    func unnamed() {
        let text = body(
            """
            class List: UITableViewController {}
            extension List { override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 } }
            """)

        #expect(
            text.contains(
                "override func tableView(_ parameter0: UITableView, numberOfRowsInSection parameter1: Int) -> Int "
                    + "{ self.lowered_List_tableView(parameter0, numberOfRowsInSection: parameter1) }"))
    }

    @Test("What a parameter takes of any number of values is passed on as an array")
    func variadic() {
        let text = body(
            """
            class Card: UIView {}
            extension Card { override func add(_ views: UIView?..., at place: Int) { show(views) } }
            """)

        #expect(text.contains("func lowered_Card_add(_ views: [UIView?], at place: Int) { show(views) }"))
        #expect(
            text.contains(
                "\noverride func add(_ views: UIView?..., at place: Int) "
                    + "{ self.lowered_Card_add(views, at: place) }\n"))
    }

    @Test("An observer in an extension becomes a method that the overriding property calls")
    func observer() {
        let text = body(
            "class Card: UIView {}\nextension Card {\n"
                + "open override var frame: CGRect {\ndidSet { fold(oldValue) }\n}\n}"
        )

        #expect(text.contains("func lowered_Card_frame_didSet(_ oldValue: CGRect) {\ndo { fold(oldValue) }"))
        #expect(
            text.contains(
                "override var frame: CGRect { get { super.frame } set { "
                    + "let old = super.frame; super.frame = newValue; "
                    + "lowered_Card_frame_didSet(old) } }"))
    }

    @Test("What is unavailable in an extension can be called by the class")
    func unavailable() {
        let text = body(
            "class Card: UIView {}\nextension Card {\n@available(*, unavailable)\n"
                + "override func layoutSubviews() {}\n}"
        )

        #expect(!text.contains("unavailable"))
        #expect(text.contains("override func layoutSubviews() { self.lowered_Card_layoutSubviews() }"))
    }
}
