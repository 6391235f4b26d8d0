import Lowering
import Testing

/// What a port leaves of lines, imports and conditions, and how its differences are shown.
@Suite struct PortingDetailTests {
    private func ported(_ source: String) -> String? { lower(["A.swift": source])[0].ported }

    @Test func `a module that a file imports is not imported again`() {
        #expect(ported("import UIKit\n@objc class A {}\n") == "import UIKit\nclass A {}\n")
        #expect(ported("@objc class A {}\n") == "import UIKit\nclass A {}\n")
    }

    @Test func `the branches of iOS are those of Linux, too`() {
        #expect(
            ported("import UIKit\n#if os(iOS) && DEBUG\n#endif\n")
                == "import UIKit\n#if (os(iOS) || os(Linux)) && DEBUG\n#endif\n")
    }

    @Test func `an attribute on a line of its own takes the line along, however lines end`() {
        #expect(ported("import UIKit\r\n@objc\r\nclass A {}\r\n") == "import UIKit\r\nclass A {}\r\n")
        #expect(
            ported("import UIKit\nclass A {\n\t@IBAction \n\tfunc f() {}\n}\n")
                == "import UIKit\nclass A {\n\tfunc f() {}\n}\n")
    }

    @Test func `what is inside of a preview is left out with it`() {
        let source =
            "class A {}\n#Preview {\n    let a = #selector(b)\n    @objc class C {}\n}\n"
            + "let d = #keyPath(UIView.frame)\n"

        #expect(body(source) == "class A {}\n\n\n\n\nlet d = \"frame\"\n")
        #expect(ported(source) == "import UIKit\nclass A {}\nlet d = \"frame\"\n")
    }

    @Test func `changes that lie apart have a hunk each, which counts the lines of both texts`() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n2\n", with: "\n").replacing("18\n", with: "eighteen\n")

        let text = LineDifference(from: old, to: new).text(name: "A.swift")

        #expect(
            text == "--- A.swift\n+++ A.swift\n"
                + "@@ -1,5 +1,4 @@\n 1\n-2\n 3\n 4\n 5\n"
                + "@@ -15,6 +14,6 @@\n 15\n 16\n 17\n-18\n+eighteen\n 19\n 20\n")
    }

    @Test func `lines are added before the first and after the last`() {
        func hunk(_ old: String, _ new: String) -> String {
            String(LineDifference(from: old, to: new).text(name: "A").dropFirst("--- A\n+++ A\n".count))
        }

        #expect(hunk("a\n", "b\na\n") == "@@ -1,1 +1,2 @@\n+b\n a\n")
        #expect(hunk("a\n", "a\nb\n") == "@@ -1,1 +1,2 @@\n a\n+b\n")
        #expect(hunk("a\nb\n", "a\n") == "@@ -1,2 +1,1 @@\n a\n-b\n")
    }
}
