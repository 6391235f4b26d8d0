import SwiftSyntax

/// Leaves out Xcode's previews, `#Preview { … }`: the macro is part of Apple's SDK, and nothing shows them here.
struct PreviewRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        let name =
            node.as(MacroExpansionDeclSyntax.self)?.macroName
            ?? node.as(MacroExpansionExprSyntax.self)?.macroName
        guard name?.text == "Preview" else { return }
        file.edits.blank(node)
    }
}
