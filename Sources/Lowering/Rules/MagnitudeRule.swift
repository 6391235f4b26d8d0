import SwiftSyntax

/// Names Swift's `abs` in an extension of `CGFloat`, which has a static one of its own here that comes first.
struct MagnitudeRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == "abs",
            node.parent?.is(FunctionCallExprSyntax.self) == true,
            file.scopes.last?.kind == .extension, file.scopes.last?.simpleName == "CGFloat",
            file.index.methods("abs", of: "CGFloat").isEmpty
        else { return }
        file.edits.insert("Swift.", at: reference.bytes.lowerBound)
    }
}
