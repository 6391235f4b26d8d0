import SwiftSyntax

/// A parameter or a variable of a function, as a name inside of it finds it.
struct LocalName {
    /// Its type, where it is written.
    let type: TypeSyntax?
    /// What it is set to where it is declared; nil for a parameter, and for what gets its value in another way.
    let value: ExprSyntax?
}

extension SyntaxProtocol {
    /// Returns what a name stands for at this node; nil where no function or closure around it declares the name, so
    /// that it is a property or a global.
    func localName(_ name: String) -> LocalName? {
        var child = Syntax(self)
        while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
            if let found = Declaration.of(name, in: parent, before: child), !found.isUnwrapped {
                return LocalName(type: found.type, value: found.value)
            }
            child = parent
        }
        return nil
    }
}

extension FileLowering {
    /// Returns the names of the types that an expression is written to hold: a name, or a member of something. Local
    /// names come first, then properties of the types around; what has another object may be any of the name.
    func typesHeld(by expression: ExprSyntax) -> Set<String> {
        let inner =
            expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        if let inner { return typesHeld(by: inner) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.unquoted
            return member.isOfSelf ? index.types(heldBy: name, within: scopes) : index.types(heldBy: name)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.unquoted else { return [] }
        guard let local = expression.localName(name) else { return index.types(heldBy: name, within: scopes) }
        if let type = local.type { return Set(type.unwrapped.simpleNames) }
        // What another object has would be a guess here.
        guard let value = local.value,
            value.is(DeclReferenceExprSyntax.self)
                || value.as(MemberAccessExprSyntax.self)?.isOfSelf == true
        else { return [] }
        return typesHeld(by: value)
    }

    /// Whether an expression is an object of any class, as far as declarations say.
    func isAnyObject(_ expression: ExprSyntax) -> Bool { typesHeld(by: expression) == ["AnyObject"] }
}

extension MemberAccessExprSyntax {
    /// Whether it is a member of `self`, written so.
    fileprivate var isOfSelf: Bool { base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }
}

/// What declares a name.
private struct Declaration {
    let type: TypeSyntax?
    /// What the name is set to.
    var value: ExprSyntax?
    /// Whether it is an outer one of the same name, unwrapped.
    var isUnwrapped = false

    /// Looks at a node, of which one child is around the name.
    static func of(_ name: String, in node: Syntax, before child: Syntax) -> Declaration? {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let decl): return parameter(name, in: decl.signature.parameterClause)
        case .initializerDecl(let decl): return parameter(name, in: decl.signature.parameterClause)
        case .subscriptDecl(let decl): return parameter(name, in: decl.parameterClause)
        case .closureExpr(let closure): return parameter(name, in: closure)
        case .codeBlockItemList(let items): return variable(name, in: items, before: child)
        case .conditionElementList(let list): return variable(name, in: list, before: child)
        case .ifExpr(let condition) where condition.body.id == child.id:
            return variable(name, in: condition.conditions)
        case .whileStmt(let loop) where loop.body.id == child.id:
            return variable(name, in: loop.conditions)
        case .forStmt(let loop) where loop.body.id == child.id:
            return loop.pattern.declares(name) ? Declaration(type: loop.typeAnnotation?.type) : nil
        case .switchCase(let branch): return branch.label.declares(name) ? Declaration(type: nil) : nil
        case .catchClause(let clause): return clause.catchItems.declares(name) ? Declaration(type: nil) : nil
        default: return nil
        }
    }

    private static func parameter(
        _ name: String, in clause: FunctionParameterClauseSyntax
    ) -> Declaration? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
            Declaration(type: $0.type)
        }
    }

    private static func parameter(_ name: String, in closure: ClosureExprSyntax) -> Declaration? {
        guard let parameters = closure.signature?.parameterClause else { return nil }
        if let clause = parameters.as(ClosureParameterClauseSyntax.self) {
            let found = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            return found.map { Declaration(type: $0.type) }
        }
        let names = parameters.as(ClosureShorthandParameterListSyntax.self)
        return names?.contains { $0.name.text == name } == true ? Declaration(type: nil) : nil
    }

    /// Looks at the statements before the one around the name, the last one first.
    private static func variable(
        _ name: String, in items: CodeBlockItemListSyntax, before child: Syntax
    ) -> Declaration? {
        for item in items.prefix(while: { $0.id != child.id }).reversed() {
            let statement = Syntax(item.item)
            if let check = statement.as(GuardStmtSyntax.self) {
                if let found = variable(name, in: check.conditions) { return found }
            } else if let decl = statement.as(VariableDeclSyntax.self) {
                let binding = decl.bindings.first { $0.pattern.declares(name) }
                guard let binding else { continue }
                // Of a tuple it is only a part.
                let isWhole = binding.pattern.is(IdentifierPatternSyntax.self)
                return Declaration(
                    type: binding.typeAnnotation?.type, value: isWhole ? binding.initializer?.value : nil)
            }
        }
        return nil
    }

    private static func variable(
        _ name: String, in conditions: ConditionElementListSyntax, before child: Syntax? = nil
    ) -> Declaration? {
        for element in conditions.prefix(while: { $0.id != child?.id }).reversed() {
            switch element.condition {
            case .optionalBinding(let binding) where binding.pattern.declares(name):
                let isSame = binding.initializer.map { $0.value.trimmedDescription == name } ?? true
                return Declaration(
                    type: binding.typeAnnotation?.type, value: binding.initializer?.value, isUnwrapped: isSame
                )
            case .matchingPattern(let match) where match.pattern.declares(name):
                return Declaration(type: nil)
            default: break
            }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// Whether a pattern in the node declares a variable of a name.
    fileprivate func declares(_ name: String) -> Bool {
        if let pattern = Syntax(self).as(IdentifierPatternSyntax.self) {
            return pattern.identifier.text == name
        }
        return children(viewMode: .sourceAccurate).contains { $0.declares(name) }
    }
}
