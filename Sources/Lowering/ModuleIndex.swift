import SwiftSyntax

/// What the files of a module declare, as far as rules ask.
struct ModuleIndex {
    /// A function of a type.
    struct Method: Equatable {
        let name: String
        let labels: [String]
        let isStatic: Bool
        let isOverride: Bool
        /// Whether it stands in an extension.
        let isInExtension: Bool
        /// The name of `@objc(name)`.
        let objectiveCName: String?

        /// Name and labels, as `f(_:for:)`.
        var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
    }

    /// A type with what its declaration and its extensions say.
    struct TypeInfo {
        var isClass = false
        var isProtocol = false
        /// The types that it inherits from or conforms to, by simple name.
        var inherited: [String] = []
        var methods: [Method] = []
        /// The names of its overriding properties.
        var overridingVariables: Set<String> = []
        /// The names of overriding properties that stand in the body of the class.
        var overridingBodyVariables: Set<String> = []
        /// The names of the properties that extensions add.
        var addedVariables: Set<String> = []
        /// The labels of its designated initializers.
        var initializers: [[String]] = []
        /// Whether it has an `init()`, designated or not.
        var hasPlainInitializer = false
        /// Whether it is a protocol that requires an `init()`.
        var requiresPlainInitializer = false
    }

    /// The types by simple name; those of UIKit are here with what the module's extensions add.
    private(set) var types: [String: TypeInfo] = [:]
    /// The optional requirements of protocols, and whether a value tells nothing of their absence.
    private(set) var optionalRequirements: [OptionalRequirement] = []
    /// The names of all properties and parts of tuples: a call `object.name?()` of one may be that of a
    /// closure.
    private(set) var properties: Set<String> = []

    /// The names of variables and parameters that hold objects of any class.
    private(set) var anyObjects: Set<String> = []
    /// The types that lie in no other type and that all files see, by name, with the files that declare them.
    private(set) var outerTypes: [String: String] = [:]
    /// The names of the types that lie in no other type and that their files alone see, by file.
    private var typesOfFiles: [String: Set<String>] = [:]
    /// The names of the types that lie in others, with those of the types around them.
    private var innerTypes: Set<String> = []
    /// The classes of variables, parameters and parts of tuples that hold types, by their names.
    private(set) var metatypes: [String: String] = [:]

    private var bodies: [String: [(owner: String, brace: Int)]] = [:]
    /// The names of all classes with those of the types around them.
    private var owners: Set<String> = []
    private var imported: [String: Set<String>] = [:]

    init(_ files: [SourceFile]) {
        for file in files {
            let reader = IndexReader(viewMode: .sourceAccurate)
            reader.walk(file.tree)
            for (name, info) in reader.types {
                types[name, default: TypeInfo()].isClass = types[name]?.isClass == true || info.isClass
                types[name, default: TypeInfo()].isProtocol =
                    types[name]?.isProtocol == true || info.isProtocol
                types[name, default: TypeInfo()].inherited += info.inherited
                types[name, default: TypeInfo()].methods += info.methods
                types[name, default: TypeInfo()].overridingVariables.formUnion(info.overridingVariables)
                types[name, default: TypeInfo()].overridingBodyVariables.formUnion(
                    info.overridingBodyVariables)
                types[name, default: TypeInfo()].addedVariables.formUnion(info.addedVariables)
                types[name, default: TypeInfo()].initializers += info.initializers
                if info.hasPlainInitializer { types[name, default: TypeInfo()].hasPlainInitializer = true }
                if info.requiresPlainInitializer {
                    types[name, default: TypeInfo()].requiresPlainInitializer = true
                }
            }
            optionalRequirements += reader.optionalRequirements
            properties.formUnion(reader.properties)
            anyObjects.formUnion(reader.anyObjects)
            metatypes.merge(reader.metatypes) { first, _ in first }
            for name in reader.outerTypes { outerTypes[name] = outerTypes[name] ?? file.path }
            typesOfFiles[file.path] = reader.typesOfFile
            innerTypes.formUnion(reader.innerTypes)
            bodies[file.path] = reader.bodies
            owners.formUnion(reader.bodies.map(\.owner))
            imported[file.path] = reader.imports
        }
    }

    /// The classes that a file declares, by their names with those of the types around them, and the offsets of their
    /// closing braces.
    func bodies(in file: SourceFile) -> [(owner: String, brace: Int)] { bodies[file.path] ?? [] }

    /// Whether a class, named with the types around it, is the one of a name. A name that is no class's whole name stands
    /// for all classes of its last part.
    func isClass(_ whole: String, named name: String) -> Bool {
        owners.contains(name)
            ? whole == name : whole.split(separator: ".").last == name.split(separator: ".").last
    }

    /// Where a type is declared.
    enum TypePlace {
        /// In one of the types around its name, or in a class above one.
        case inside
        /// Beside them: in no type.
        case outside
    }

    /// Looks up where the module declares the type that a name stands for.
    ///
    /// - Parameters:
    ///   - name: the name alone.
    ///   - file: the file that it is in.
    ///   - scopes: the types around it, the outermost first.
    /// - Returns: nil for a type of another module.
    func place(ofType name: String, in file: SourceFile, within scopes: [Scope]) -> TypePlace? {
        let isInside = scopes.indices.contains { last in
            let whole = scopes[...last].map(\.name).joined(separator: ".")
            let owners = [whole] + classes(above: scopes[last].simpleName)
            return owners.contains { innerTypes.contains("\($0).\(name)") }
        }
        if isInside { return .inside }
        let isOutside = outerTypes[name] != nil || typesOfFiles[file.path]?.contains(name) == true
        return isOutside ? .outside : nil
    }

    /// The modules that a file imports.
    func imports(of file: SourceFile) -> Set<String> { imported[file.path] ?? [] }

    /// Whether the module declares a type of this simple name.
    func declares(_ name: String) -> Bool {
        outerTypes[name] != nil || typesOfFiles.values.contains { $0.contains(name) }
            || innerTypes.contains { $0.hasSuffix(".\(name)") }
    }

    /// Whether the module declares a class of this simple name.
    func isClass(_ name: String) -> Bool { types[name]?.isClass ?? false }

    /// Returns the method of a name that a type or its ancestors within the module have.
    func method(_ name: String, labels: [String]?, of type: String) -> Method? {
        var (waiting, seen) = ([type], Set<String>())
        while let next = waiting.first {
            waiting.removeFirst()
            guard seen.insert(next).inserted, let info = types[next] else { continue }
            let found = info.methods.first { $0.name == name && (labels == nil || labels == $0.labels) }
            if let found { return found }
            waiting += info.inherited
        }
        return nil
    }

    /// Returns the classes that have a method without parameters, by name.
    func owners(of method: String) -> [String] {
        types.filter { _, info in
            info.isClass && info.methods.contains { $0.name == method && $0.labels.isEmpty && !$0.isStatic }
        }.keys.sorted()
    }

    /// Whether a subclass within the module overrides a member.
    func isOverridden(in owner: String, where overrides: (TypeInfo) -> Bool) -> Bool {
        types.contains { name, info in
            name != owner && overrides(info) && isAncestor(owner, of: name)
        }
    }

    /// Whether a type inherits from one of several, which may be other modules'.
    func inherits(_ type: String, from ancestors: Set<String>) -> Bool {
        ancestors.contains { isAncestor($0, of: type) }
    }

    /// Whether a class, one above it or one below it declares an `init()`.
    func declaresPlainInitializer(around owner: String) -> Bool {
        types.contains { name, info in
            info.hasPlainInitializer
                && (name == owner || isAncestor(owner, of: name) || isAncestor(name, of: owner))
        }
    }

    /// Whether a class of layers has `init(layer:)`: its own, or all classes up to Core Animation's inherit
    /// it.
    func canCopyLayer(_ type: String) -> Bool {
        guard let info = types[type], info.isClass else { return true }
        if info.initializers.contains(["layer"]) { return true }
        return info.initializers.isEmpty && info.inherited.allSatisfy { canCopyLayer($0) }
    }

    private func isAncestor(_ ancestor: String, of type: String) -> Bool {
        var (waiting, seen) = (types[type]?.inherited ?? [], Set<String>())
        while let next = waiting.popLast() {
            if next == ancestor { return true }
            if seen.insert(next).inserted { waiting += types[next]?.inherited ?? [] }
        }
        return false
    }
}

/// An optional requirement of a protocol.
struct OptionalRequirement {
    /// The protocol.
    let owner: String
    let name: String
    /// The labels; nil for a property.
    let labels: [String]?
    /// Whether it returns something that cannot be nil, so that absence needs a sign of its own.
    let hidesAbsence: Bool
}

/// Reads what one file declares.
private final class IndexReader: SyntaxAnyVisitor {
    var types: [String: ModuleIndex.TypeInfo] = [:]
    var optionalRequirements: [OptionalRequirement] = []
    var properties: Set<String> = []
    var anyObjects: Set<String> = []
    var metatypes: [String: String] = [:]
    var outerTypes: Set<String> = []
    var typesOfFile: Set<String> = []
    var innerTypes: Set<String> = []
    var bodies: [(owner: String, brace: Int)] = []
    var imports: Set<String> = []
    private var scopes: [Scope] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let scope = Scope(node) { scopes.append(scope) }
        if let declared = DeclaredType(node) { note(declared, at: node) }
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let decl):
            declare(decl.name.text, decl.inheritanceClause) { $0.isClass = true }
            bodies.append(
                (
                    scopes.map(\.name).joined(separator: "."),
                    decl.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
                ))
        case .protocolDecl(let decl): declare(decl.name.text, decl.inheritanceClause) { $0.isProtocol = true }
        case .extensionDecl(let decl): declare(scopes.last?.simpleName ?? "", decl.inheritanceClause) { _ in }
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

    private func declare(
        _ name: String, _ inheritance: InheritanceClauseSyntax?,
        _ change: (inout ModuleIndex.TypeInfo) -> Void
    ) {
        let inherited = (inheritance?.inheritedTypes ?? []).map {
            let name = $0.type.trimmedDescription.prefix { $0 != "<" }
            return name.split(separator: ".").last.map(String.init) ?? String(name)
        }
        types[name, default: .init()].inherited += inherited
        change(&types[name, default: .init()])
    }

    private func read(_ decl: FunctionDeclSyntax) {
        guard let scope = scopes.last, decl.parent?.is(MemberBlockItemSyntax.self) == true else { return }
        let modifiers = Set(decl.modifiers.map(\.name.text))
        let labels = decl.signature.parameterClause.parameters.map(\.firstName.text)
        let method = ModuleIndex.Method(
            name: decl.name.text, labels: labels,
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isOverride: modifiers.contains("override"), isInExtension: scope.kind == .extension,
            objectiveCName: decl.attributes.objectiveCName)
        types[scope.simpleName, default: .init()].methods.append(method)
        guard modifiers.contains("optional") else { return }
        optionalRequirements.append(
            OptionalRequirement(
                owner: scope.simpleName, name: decl.name.text, labels: labels,
                hidesAbsence: decl.signature.returnClause?.type.holdsNil == false))
    }

    /// Notes who holds a type, as in `let kind: Screen.Type`.
    private func read(_ type: MetatypeTypeSyntax) {
        guard type.metatypeSpecifier.text == "Type" else { return }
        let name: String? =
            switch type.parent?.as(SyntaxEnum.self) {
            case .typeAnnotation(let annotation):
                annotation.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            case .functionParameter(let parameter): (parameter.secondName ?? parameter.firstName).text
            case .tupleTypeElement(let element): element.firstName?.text
            case .typeExpr(let cast): castVariable(cast)
            default: nil
            }
        if let name, metatypes[name] == nil { metatypes[name] = type.baseType.trimmedDescription }
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
            if scope.kind == .protocol {
                types[scope.simpleName, default: .init()].requiresPlainInitializer = true
            }
        }
        guard let scope = scopes.last, scope.kind == .class, !decl.modifiers.has("convenience") else {
            return
        }
        types[scope.simpleName, default: .init()].initializers.append(
            decl.signature.parameterClause.parameters.map(\.firstName.text))
    }

    private func read(_ decl: VariableDeclSyntax) {
        for binding in decl.bindings where binding.typeAnnotation?.type.isAnyObject == true {
            anyObjects.insert(binding.pattern.trimmedDescription)
        }
        let names = decl.bindings.map(\.pattern.trimmedDescription)
        if !decl.isLocal { properties.formUnion(names) }
        guard let scope = scopes.last, decl.parent?.is(MemberBlockItemSyntax.self) == true else { return }
        if decl.modifiers.has("optional") {
            optionalRequirements += decl.bindings.map {
                OptionalRequirement(
                    owner: scope.simpleName, name: $0.pattern.trimmedDescription, labels: nil,
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

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
    /// Returns the attribute of a name, outside of `#if`.
    func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    /// The name of `@objc(name)`.
    fileprivate var objectiveCName: String? {
        attribute("objc")?.arguments?.trimmedDescription
    }
}

extension TypeSyntax {
    /// Whether the type is an optional or Void, so that nil or nothing stands for an absent value.
    var holdsNil: Bool {
        if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return true
        }
        return ["Void", "()", "Swift.Void"].contains(trimmedDescription)
            || trimmedDescription.hasPrefix("Optional<")
    }

    /// Whether the type is that of objects of any class, also an optional one.
    var isAnyObject: Bool { ["AnyObject", "AnyObject?", "AnyObject!"].contains(trimmedDescription) }

    /// Whether the type is Void.
    var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}

extension SyntaxProtocol {
    /// Whether a declaration stands in a function or a closure, so that it is nobody's member.
    var isLocal: Bool {
        guard parent?.is(MemberBlockItemSyntax.self) != true else { return false }
        return sequence(first: Syntax(self), next: \.parent).contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the trivia around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
