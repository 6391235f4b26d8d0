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
