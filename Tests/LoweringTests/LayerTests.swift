import Lowering
import Testing

@Suite("Lowering layers")
struct LayerTests {
    @Test("A managed property of a layer goes by its key, and the class makes its presentation")
    func managed() {
        let text = body(
            "final class Ring: Base {\n@NSManaged var part: CGFloat\n}\nclass Base: CAShapeLayer {}")

        #expect(
            text.contains(
                "           var part: CGFloat { get { managedValue(forKey: \"part\") } "
                    + "set { setValue(newValue, forKey: \"part\") } }"))
        #expect(text.contains("override func makePresentation() -> CALayer? { Ring(layer: self) }"))
        #expect(text.contains("override func makePresentation() -> CALayer? { Base(layer: self) }"))
    }

    @Test("A class whose initializers leave out the one for copies makes none")
    func initializers() {
        let own = "class A: CALayer { init(a: Int) { super.init() } }"
        #expect(!body(own).contains("makePresentation"))
        #expect(!body(own + "\nclass B: A {}").contains("makePresentation"))
        let both = "class A: CALayer { init(a: Int) { super.init() }\noverride init(layer: Any) {} }"
        #expect(body(both).contains("A(layer: self)"))
        #expect(
            body("public class A: CALayer { convenience init(a: Int) {} }").contains("public override func"))
    }

    @Test("A managed property of another class is an error")
    func managedElsewhere() {
        #expect(lower(["A.swift": "class A: NSObject { @NSManaged var a: Int }"])[0].problems.count == 1)
    }

    @Test("A view with a layer class of the module makes such a layer")
    func layerClass() {
        let text = body(
            "class Ring: CALayer {}\nclass V: UIView { override class var layerClass: AnyClass { return Ring.self } }"
        )

        #expect(text.contains("override class func makeLayer() -> CALayer { Ring() }"))
        let system = "class V: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }"
        #expect(!body(system).contains("makeLayer"))
    }

    @Test("A layer is made anew where there are no archives of its class")
    func coder() {
        func source(_ parent: String, _ call: String) -> String {
            "class A: \(parent) { required init?(coder: NSCoder) { \(call) } }"
        }

        #expect(body(source("CALayer", "super.init(coder: coder)")) == source("CALayer", "super.init()"))
        #expect(
            body(source("NSTextAttachment", "super.init(coder: coder)"))
                == source("NSTextAttachment", "super.init(data: nil, ofType: nil)"))
        #expect(
            body(source("UIView", "super.init(coder: coder)")) == source("UIView", "super.init(coder: coder)")
        )
        let between = "\nclass B: A { required init?(coder: NSCoder) { super.init(coder: coder) } }"
        #expect(body(source("CALayer", "super.init(coder: coder)") + between).hasSuffix(between))
        #expect(body("class A: CALayer {}" + between).hasSuffix("{ super.init() } }"))
    }

    @Test func `what is above a class stands where it is declared, not where an extension conforms`() {
        let files = lower([
            "A.swift": "extension Ring: Named {}",
            "B.swift": "class Ring: CALayer { required init?(coder: NSCoder) { super.init(coder: coder) } }",
        ])

        #expect(files[1].text.contains("{ super.init() } }"))
    }

    @Test func `of two views with one name in other types, each makes its own layer`() {
        let text = body(
            """
            class Deck {
            class Ring: CALayer {}
            class V: UIView { override class var layerClass: AnyClass { Ring.self } }
            }
            class Pile { class V: UIView { override class var layerClass: AnyClass { Deck.Ring.self } } }
            """)

        #expect(text.split(separator: "makeLayer() -> CALayer { Ring() }").count == 2)
        #expect(text.split(separator: "makeLayer() -> CALayer { Deck.Ring() }").count == 2)
    }
}
