import Lowering
import Testing

/// Constructs that span several lines: what follows them stays at its line.
@Suite struct LineTests {
    @Test(arguments: [
        (
            "class A: UIView { let a = #selector(\n    tap(_:)\n)\n@objc func tap(_ b: Any) {}\n}",
            "class A: UIView { let a = Selector(\"tap:\", A.tap(_:))\n\n\n      func tap(_ b: Any) {}\n}"
        ),
        ("let a = #keyPath(\nUIView\n.frame\n)\nlet b = 1", "let a = \"frame\"\n\n\n\nlet b = 1"),
        (
            "class A: CALayer { required init?(coder: NSCoder) { super.init(\ncoder: coder\n) }\nlet b = 1 }",
            "class A: CALayer { required init?(coder: NSCoder) { super.init(\n\n) }\nlet b = 1 }"
        ),
        (
            "@objc(\nopen\n) class A {}\nlet b = 1",
            String(repeating: " ", count: 13) + "\n\n class A {}\nlet b = 1"
        ),
    ])
    func `what is replaced leaves as many lines as it had`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test func `a call of an observer above that is left out keeps its lines, however they end`() {
        let source = """
            class A: NSObject {
            override func observeValue(
                forKeyPath path: String?, of object: Any?, change: [B: Any]?, context: C?
            ) {
                super.observeValue(
                    forKeyPath: path, of: object,
                    change: change, context: context)
            }
            let last = 1
            }
            """

        for text in [source, source.replacing("\n", with: "\r\n")] {
            let lines = body(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            #expect(lines.count == 10)
            #expect(lines[4].hasSuffix("()") && lines[8] == "let last = 1")
        }
    }

    @Test func `a problem that spans lines is reported in one`() {
        let file = lower(["A.swift": "let a = #selector({\n    1\n}())\n"])[0]

        #expect(file.problems.first?.message.hasPrefix("#selector({ 1 }()) names no method") == true)
        #expect(file.text.contains("\n#error(\"#selector({ 1 }()) names no method"))
    }

    @Test func `an attribute at the end of a line leaves the line's end in a port`() {
        #expect(
            lower(["A.swift": "import UIKit\r\nclass A { @objc\r\nfunc f() {} }\r\n"])[0].ported
                == "import UIKit\r\nclass A { \r\nfunc f() {} }\r\n")
    }
}
