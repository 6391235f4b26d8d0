import SwiftSyntax

/// Makes views and view controllers of generic parameters, `T()`: the initializers are not required of their
/// classes here, so the type alone cannot call them.
struct GenericInstanceRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let close = call.rightParen, let name = Self.typeName(call.calledExpression),
            let bound = Self.bound(of: name, at: node), file.index.makes(bound, by: call)
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

    /// Returns the class that a generic parameter around a node is bound to; nil for any other name.
    private static func bound(of name: String, at node: Syntax) -> String? {
        var parent = node.parent
        while let current = parent {
            parent = current.parent
            let (parameters, conditions): (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) =
                switch current.as(SyntaxEnum.self) {
                case .functionDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
                case .initializerDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
                case .classDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
                case .structDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
                case .enumDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
                default: (nil, nil)
                }
            guard let found = parameters?.parameters.first(where: { $0.name.text == name }) else { continue }
            return found.inheritedType?.trimmedDescription ?? bound(of: name, in: conditions)
        }
        return nil
    }

    /// Returns the class that a `where` clause binds a generic parameter to.
    private static func bound(of name: String, in conditions: GenericWhereClauseSyntax?) -> String? {
        conditions?.requirements.lazy.compactMap { condition in
            guard let conformance = condition.requirement.as(ConformanceRequirementSyntax.self),
                conformance.leftType.trimmedDescription == name
            else { return nil }
            return conformance.rightType.trimmedDescription
        }.first
    }
}
