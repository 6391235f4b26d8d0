import Foundation
import Lowering
import Testing

@Suite("Lowering what cannot be lowered")
struct BadInputTests {
    @Test("A file that does not parse goes to the compiler as it is, and the others are lowered")
    func doesNotParse() {
        let files = lower(["A.swift": "class A { func f( {", "B.swift": "@objc class B {}"])

        #expect(files[0].text.contains("line: 1)\nclass A { func f( {\n"))
        #expect(files[0].problems.isEmpty)
        #expect(files[1].text.hasSuffix("line: 1)\n      class B {}\n"))
    }

    @Test("A file that is not UTF-8 is an error in its first line, and the others are lowered")
    func notUTF8() {
        let bytes: [UInt8] = [0x6C, 0x65, 0x74, 0x20, 0xE9, 0x20]
        let files = Lowering([
            SourceFile(path: "A.swift", bytes: bytes),
            SourceFile(path: "B.swift", bytes: "@objc class B {}".utf8),
        ]).lowered()

        #expect(
            files[0].text
                == "#sourceLocation(file: \"A.swift\", line: 1)\n#error(\"The file is not UTF-8: save it as UTF-8.\")\n"
        )
        #expect(files[0].ported == nil)
        #expect(files[1].text.hasSuffix("line: 1)\n      class B {}\n"))
    }

    @Test("A byte order mark, an empty file and lines that end in two characters are taken")
    func unusual() {
        let mark = Lowering([
            SourceFile(path: "A.swift", bytes: [0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8))
        ])

        #expect(
            mark.lowered()[0].text == "import UIKit\n#sourceLocation(file: \"A.swift\", line: 1)\nlet a = 1\n"
        )
        #expect(body("") == "")
        #expect(body("@objc class A {\r\n}\r\n") == "      class A {\r\n}\r\n")
    }

    @Test(
        "What needs the runtime is an error that names it and the way out",
        arguments: [
            ("method_exchangeImplementations(a, b)", "override them in a subclass"),
            ("class A { @NSManaged var a: Int }", "store the property"),
            (
                "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
                "pass each one on"
            ),
        ])
    func runtime(source: String, remedy: String) {
        let file = lower(["A.swift": "\n" + source])[0]

        #expect(file.problems.map(\.line) == [2])
        #expect(file.problems.first?.message.contains(remedy) == true)
        #expect(file.text.contains("\n#sourceLocation(file: \"A.swift\", line: 2)\n#error(\""))
    }

    @Test("An error in a branch that iOS does not take stays in that branch")
    func otherPlatform() {
        let text = body("#if os(macOS)\nmethod_exchangeImplementations(a, b)\n#endif")

        #expect(text.contains("#if (os(macOS))\n#sourceLocation(file: \"A.swift\", line: 2)\n#error("))
    }

    @Test("A path with quotation marks and backslashes is written as a Swift string")
    func paths() {
        let file = lower(["a \"b\"\\c.swift": "let a = 1"])[0]

        #expect(file.text.contains("#sourceLocation(file: \"a \\\"b\\\"\\\\c.swift\", line: 1)"))
    }
}

@Suite("Porting")
struct PortingTests {
    @Test("The edits of a port leave no blanks, no empty lines and no directives")
    func ported() {
        let file = lower([
            "A.swift":
                "import Foundation\n@objc\nclass A: UIView {\n  @objc func f() {}\n}\nextension A {\n"
                + "  override func layoutSubviews() {}\n}\n"
        ])[0]

        #expect(
            file.ported == """
                import UIKit
                import Foundation
                class A: UIView {
                  func f() {}

                override func layoutSubviews() { self.lowered_A_layoutSubviews() }
                }
                extension A {
                  func lowered_A_layoutSubviews() {}
                }

                """)
    }

    @Test("A file without such constructs is not touched")
    func untouched() {
        #expect(lower(["A.swift": "struct A {}\n"])[0].ported == "struct A {}\n")
    }

    @Test("A difference shows the changed lines with three around them")
    func difference() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.replacing("5\n", with: "five\n")

        #expect(
            LineDifference(from: old, to: new).text(name: "A.swift")
                == "--- A.swift\n+++ A.swift\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
        #expect(LineDifference(from: old, to: old).text(name: "A.swift").isEmpty)
        #expect(
            LineDifference(from: "a\r\nb\r\n", to: "a\r\nc\r\n").text(name: "A.swift")
                == "--- A.swift\n+++ A.swift\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
        #expect(LineDifference(from: "", to: "b\n").text(name: "A.swift").contains("@@ -0,0 +1,1 @@"))
    }
}
