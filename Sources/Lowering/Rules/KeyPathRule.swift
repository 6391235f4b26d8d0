import Foundation
import SwiftSyntax

/// Turns `#keyPath(UIView.frame)` into the string that it stands for.
struct KeyPathRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" else {
            return
        }
        let names = macro.arguments.trimmedDescription.split(separator: ".").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines).filter { !"?!`".contains($0) }
        }
        // The types come first, and their names are in upper case.
        let path = names.drop { $0.first?.isUppercase ?? true || $0 == "self" }
        guard !path.isEmpty else {
            return file.report(
                macro, "#keyPath(\(macro.arguments.trimmedDescription)) names no property: write the string.")
        }
        file.edits.replace(macro.bytes, with: "\"\(path.joined(separator: "."))\"")
    }
}
