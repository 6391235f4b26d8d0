import Foundation
import Lowering

/// Lowers files of one module, given by their names.
func lower(_ sources: KeyValuePairs<String, String>) -> [LoweredFile] {
    Lowering(sources.map { SourceFile(path: $0.key, bytes: $0.value.utf8) }).lowered()
}

/// Returns the text of one file after lowering: what follows the header, whose last line is the original's first.
func body(_ source: String) -> String {
    let text = lower(["A.swift": source])[0].text
    let header = "import UIKit\n#sourceLocation(file: \"A.swift\", line: 1)\n"
    return String((text.range(of: header).map { text[$0.upperBound...] } ?? text[...]).dropLast())
}
