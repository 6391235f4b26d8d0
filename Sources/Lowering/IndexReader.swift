import SwiftSyntax

/// Reads what one file declares.
final class IndexReader: SyntaxAnyVisitor {
    var types: [String: ModuleIndex.TypeInfo] = [:]
    var optionalRequirements: [OptionalRequirement] = []
    var properties: Set<String> = []
    var heldTypes: [String: [String: Set<String>]] = [:]
    var metatypes: [String: [String]] = [:]
    var outerTypes: Set<String> = []
    var typesOfFile: Set<String> = []
    var innerTypes: Set<String> = []
    var bodies: [(owner: String, brace: Int)] = []
    var inheritances: [(type: String, offset: Int, names: [String])] = []
    var imports: Set<String> = []
    private var scopes: [Scope] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let scope = Scope(node) { scopes.append(scope) }
        if let declared = DeclaredType(node) { note(declared, at: node) }
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let decl):
            declare(decl.name.text, decl.inheritanceClause, isFirst: true, at: node) {
                $0.isClass = true
                if decl.modifiers.has("final") { $0.isFinal = true }
            }
            bodies.append(
                (
                    scopes.typeName,
                    decl.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
                ))
        case .structDecl(let decl): declare(decl.name.text, decl.inheritanceClause, at: node)
        case .enumDecl(let decl): declare(decl.name.text, decl.inheritanceClause, at: node)
        case .actorDecl(let decl): declare(decl.name.text, decl.inheritanceClause, at: node)
        case .protocolDecl(let decl):
            declare(decl.name.text, decl.inheritanceClause, at: node) {
                $0.isProtocol = true
                $0.inherited += decl.genericWhereClause?.types(above: "Self") ?? []
            }
        case .extensionDecl(let decl):
            declare(scopes.last?.simpleName ?? "", decl.inheritanceClause, at: node)
        case .functionDecl(let decl): read(decl)
        case .initializerDecl(let decl): read(decl)
        case .variableDecl(let decl): read(decl)
        case .metatypeType(let type): read(type)
        case .tupleTypeElement(let element): read(element)
        case .importDecl(let decl): imports.insert(decl.path.trimmedDescription)
        default: break
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if Scope(node) != nil { scopes.removeLast() }
    }

    private func note(_ type: DeclaredType, at node: Syntax) {
        let around = DeclaredType.around(node, in: scopes)
        if !around.isEmpty {
            // One in a member's body counts as the type's, too.
            innerTypes.insert((around.map(\.name) + [type.name]).joined(separator: "."))
        } else if !node.isLocal {
            if type.isOfFile { typesOfFile.insert(type.name) } else { outerTypes.insert(type.name) }
        }
    }

    /// Notes what a declaration says of a type; that of a class comes before its extensions, as the class above stands
    /// there.
    private func declare(
        _ name: String, _ inheritance: InheritanceClauseSyntax?, isFirst: Bool = false, at node: Syntax,
        _ change: (inout ModuleIndex.TypeInfo) -> Void = { _ in }
    ) {
        let inherited = (inheritance?.inheritedTypes ?? []).flatMap(\.type.simpleNames)
        var info = types[name] ?? ModuleIndex.TypeInfo()
        info.parameterBounds.merge(node.parameterBounds) { first, _ in first }
        let comesFirst = isFirst && !info.isClass
        info.inherited = comesFirst ? inherited + info.inherited : info.inherited + inherited
        change(&info)
        types[name] = info
        inheritances.append((name, node.bytes.lowerBound, inherited))
    }

    private func read(_ decl: FunctionDeclSyntax) {
        guard let scope = scopes.last, decl.parent?.is(MemberBlockItemSyntax.self) == true else { return }
        let modifiers = Set(decl.modifiers.map(\.name.text))
        let labels = decl.signature.parameterClause.labels
        let method = ModuleIndex.Method(
            name: decl.name.unquoted, labels: labels,
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isOverride: modifiers.contains("override"), isInExtension: scope.kind == .extension,
            objectiveCName: decl.attributes.objectiveCName)
        types[scope.simpleName, default: .init()].methods.append(method)
        guard modifiers.contains("optional") else { return }
        optionalRequirements.append(
            OptionalRequirement(
                owner: scope.simpleName, name: decl.name.unquoted, labels: labels,
                hidesAbsence: decl.signature.returnClause?.type.holdsNil == false))
    }

    /// Notes who holds a type, as in `let kind: Screen.Type` and `var kind: Screen.Type?`.
    private func read(_ type: MetatypeTypeSyntax) {
        guard let names = TypeSyntax(type).metatypeNames else { return }
        var holder = type.parent
        while let optional = holder,
            optional.is(OptionalTypeSyntax.self) || optional.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            holder = optional.parent
        }
        let name: String? =
            switch holder?.as(SyntaxEnum.self) {
            case .typeAnnotation(let annotation):
                annotation.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            case .functionParameter(let parameter): (parameter.secondName ?? parameter.firstName).text
            case .tupleTypeElement(let element): element.firstName?.text
            case .typeExpr(let cast): castVariable(cast)
            default: nil
            }
        if let name, metatypes[name] == nil { metatypes[name] = names }
    }

    /// The variable that gets the value of a cast, as in `let kind = value as! Screen.Type`.
    private func castVariable(_ cast: TypeExprSyntax) -> String? {
        guard let sequence = cast.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        let variable = sequence.parent?.parent
        return variable?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            ?? variable?.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
    }

    private func read(_ element: TupleTypeElementSyntax) {
        guard element.parent?.parent?.is(TupleTypeSyntax.self) == true else { return }
        if let name = element.firstName?.text { properties.insert(name) }
    }

    private func read(_ decl: InitializerDeclSyntax) {
        if let scope = scopes.last, decl.signature.parameterClause.parameters.isEmpty {
            types[scope.simpleName, default: .init()].hasPlainInitializer = true
            if decl.modifiers.has("required") || scope.kind == .protocol, decl.isPlain {
                types[scope.simpleName, default: .init()].requiresPlainInitializer = true
            }
        }
        guard let scope = scopes.last, scope.kind == .class, !decl.modifiers.has("convenience") else {
            return
        }
        types[scope.simpleName, default: .init()].initializers.append(
            decl.signature.parameterClause.labels)
    }

    private func read(_ decl: VariableDeclSyntax) {
        let names = decl.bindings.map(\.pattern.variableName)
        if !decl.isLocal {
            properties.formUnion(names)
            for binding in decl.bindings {
                guard let type = binding.typeAnnotation?.type else { continue }
                let held = type.unwrapped.simpleNames.filter { $0 != "AnyObject" || type.isAnyObject }
                let (owner, name) = (scopes.last?.simpleName ?? "", binding.pattern.variableName)
                heldTypes[owner, default: [:]][name, default: []].formUnion(held)
            }
        }
        guard let scope = scopes.last, decl.parent?.is(MemberBlockItemSyntax.self) == true else { return }
        if decl.modifiers.has("optional") {
            optionalRequirements += decl.bindings.map {
                OptionalRequirement(
                    owner: scope.simpleName, name: $0.pattern.variableName, labels: nil,
                    hidesAbsence: $0.typeAnnotation?.type.holdsNil == false)
            }
        }
        if decl.modifiers.has("override") {
            types[scope.simpleName, default: .init()].overridingVariables.formUnion(names)
            guard scope.kind == .class else { return }
            types[scope.simpleName, default: .init()].overridingBodyVariables.formUnion(names)
        } else if scope.kind == .extension, !decl.modifiers.has("static"), !decl.modifiers.has("class") {
            types[scope.simpleName, default: .init()].addedVariables.formUnion(names)
        }
    }
}
