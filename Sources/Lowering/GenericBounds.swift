import SwiftSyntax

extension SyntaxProtocol {
    /// Returns the names of the types that a generic parameter, or `Self` of a protocol, is bound to at this node; none
    /// for any other name.
    func bounds(of name: String) -> [String] {
        var found: [String] = []
        var parent = self.parent
        while let current = parent {
            parent = current.parent
            let (parameters, conditions) = current.generics
            found += conditions?.types(above: name) ?? []
            if let parameter = parameters?.parameters.first(where: { $0.name.text == name }) {
                return found + (parameter.inheritedType?.simpleNames ?? [])
            }
        }
        return found
    }

    /// The names of the types that each generic parameter of the declaration is bound to, by its name.
    var parameterBounds: [String: [String]] {
        let (clause, conditions) = generics
        var bounds: [String: [String]] = [:]
        for parameter in clause?.parameters ?? [] {
            let name = parameter.name.text
            bounds[name] =
                (parameter.inheritedType?.simpleNames ?? []) + (conditions?.types(above: name) ?? [])
        }
        return bounds
    }

    /// What a declaration is generic over.
    private var generics: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .functionDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
        case .initializerDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
        case .subscriptDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
        case .classDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
        case .structDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
        case .enumDecl(let decl): (decl.genericParameterClause, decl.genericWhereClause)
        case .extensionDecl(let decl): (nil, decl.genericWhereClause)
        case .protocolDecl(let decl): (nil, decl.genericWhereClause)
        default: (nil, nil)
        }
    }
}

extension FileLowering {
    /// Returns the names of the types that a generic parameter is bound to at a node, also by the declaration of a type
    /// whose extension is around it.
    func bounds(of name: String, at node: some SyntaxProtocol) -> [String] {
        let written = node.bounds(of: name)
        guard written.isEmpty else { return written }
        for scope in scopes.reversed() where scope.kind == .extension {
            if let declared = index.types[scope.simpleName]?.parameterBounds[name] { return declared }
        }
        return []
    }
}

extension GenericWhereClauseSyntax {
    /// Returns the names of the types that the clause lets a type inherit from or conform to.
    func types(above name: String) -> [String] {
        requirements.flatMap { condition -> [String] in
            guard let conformance = condition.requirement.as(ConformanceRequirementSyntax.self),
                conformance.leftType.trimmedDescription == name
            else { return [] }
            return conformance.rightType.simpleNames
        }
    }
}
