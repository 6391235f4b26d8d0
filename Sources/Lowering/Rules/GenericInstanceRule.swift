import SwiftSyntax

/// Makes views of generic parameters: `init()` is not required of their classes here, so the type alone
/// cannot call it.
struct GenericInstanceRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let close = call.rightParen, let name = Self.typeName(call.calledExpression),
            call.arguments.isEmpty
                || call.arguments.count == 1 && call.arguments.first?.label?.text == "frame",
            Self.isView(name, at: node, in: file)
        else { return }
        let start = call.calledExpression.bytes.lowerBound
        guard let first = call.arguments.first else {
            return file.edits.replace(start..<close.bytes.upperBound, with: "DynamicType.make(\(name).self)")
        }
        file.edits.replace(start..<first.bytes.lowerBound, with: "DynamicType.make(\(name).self, ")
    }

    /// The type in `T()` and `T.init()`.
    private static func typeName(_ callee: ExprSyntax) -> String? {
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init"
        else {
            return nil
        }
        return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// Whether a name is that of a generic parameter around a node, for a class of views.
    private static func isView(_ name: String, at node: Syntax, in file: FileLowering) -> Bool {
        var parent = node.parent
        while let current = parent {
            parent = current.parent
            let parameters: GenericParameterClauseSyntax? =
                switch current.as(SyntaxEnum.self) {
                case .functionDecl(let decl): decl.genericParameterClause
                case .initializerDecl(let decl): decl.genericParameterClause
                case .classDecl(let decl): decl.genericParameterClause
                case .structDecl(let decl): decl.genericParameterClause
                case .enumDecl(let decl): decl.genericParameterClause
                default: nil
                }
            guard let found = parameters?.parameters.first(where: { $0.name.text == name }) else { continue }
            guard let bound = found.inheritedType?.trimmedDescription else { return false }
            return file.index.isView(bound)
        }
        return false
    }
}
