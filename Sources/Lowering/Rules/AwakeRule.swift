import SwiftSyntax

/// Lets plain objects awake from a nib: `awakeFromNib()` is not every object's here, so that there is nothing
/// to override and nothing above to call.
struct AwakeRule: LoweringRule {
    private static let name = "awakeFromNib"

    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(FunctionDeclSyntax.self), decl.name.text == Self.name,
            let modifier = decl.modifiers.first(where: { $0.name.text == "override" }),
            let scope = file.scopes.last, isFirst(scope.simpleName, in: file)
        {
            file.edits.blank(modifier.bytes)
        } else if let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "super." + Self.name, let scope = file.scopes.last,
            isFirst(scope.simpleName, in: file)
        {
            file.edits.replace(call.bytes, with: "()")
        }
    }

    /// Whether a class is no responder or bar item, and no class above it in the module has the method.
    private func isFirst(_ type: String, in file: FileLowering) -> Bool {
        guard file.index.isClass(type), file.index.isPlainObject(type) else { return false }
        return !file.index.classes(above: type).contains { name in
            file.index.types[name]?.methods.contains { $0.name == Self.name } == true
        }
    }
}
