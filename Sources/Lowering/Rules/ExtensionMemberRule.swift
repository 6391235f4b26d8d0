import SwiftSyntax

/// Lets members of extensions override and be overridden.
///
/// The member stays where it is under another name, `lowered_C_f`, with what is private around it and its
/// lines. The class `C` gets a member `f` that calls it. The class stands in the name, as a member of an
/// extension cannot override another one of that name.
struct ExtensionMemberRule: LoweringRule {
    /// What the name of the member in an extension of the class begins with.
    private func prefix(in scope: Scope) -> String { "lowered_\(scope.simpleName)_" }

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let scope = file.scopes.last, scope.kind == .extension,
            node.parent?.is(MemberBlockItemSyntax.self) == true
        else { return }
        if let decl = node.as(FunctionDeclSyntax.self) {
            lower(decl, of: scope, in: file)
        } else if let decl = node.as(VariableDeclSyntax.self) {
            lower(decl, of: scope, in: file)
        } else if let decl = node.as(SubscriptDeclSyntax.self), decl.modifiers.has("override") {
            file.report(decl, "A subscript cannot override in an extension: move it into the class.")
        }
    }

    // MARK: - Methods

    private func lower(_ decl: FunctionDeclSyntax, of scope: Scope, in file: FileLowering) {
        let (name, labels) = (decl.name.unquoted, decl.signature.parameterClause.labels)
        let member = AddedMember(name: name, labels: labels)
        guard !AddedMemberRule.applies(to: member, of: scope, decl.modifiers, in: file),
            !ObserverRule.applies(to: decl, of: scope, in: file)
        else { return }
        let needsClass = needsClass(decl.modifiers, of: scope, in: file) { info in
            info.methods.contains { $0.isOverride && $0.name == name && $0.labels == labels }
        }
        guard needsClass else { return }
        if replaces(decl, name, labels, decl.modifiers, of: scope, in: file) {
            return rename(decl.name, decl.modifiers, of: scope, in: file)
        }
        guard isOwn(scope, decl, name, in: file) else { return }
        let text = FunctionText(decl)
        rename(decl.name, decl.modifiers, of: scope, in: file)
        takeArrays(decl.signature.parameterClause.parameters, in: file)
        allow(decl.attributes, in: file)
        file.addMember(
            "\(text.attributes)\(modifiers(of: decl.modifiers, in: scope))func "
                + "\(text.declaration(hasDefaults: true)) { \(text.call(prefix: prefix(in: scope))) }",
            to: scope.name, for: decl)
    }

    /// Makes arrays of parameters that take any number of values, as the class passes the array on that it gets.
    private func takeArrays(_ parameters: FunctionParameterListSyntax, in file: FileLowering) {
        for parameter in parameters {
            guard let dots = parameter.ellipsis else { continue }
            file.edits.insert("[", at: parameter.type.bytes.lowerBound)
            file.edits.replace(dots.bytes, with: "]")
        }
    }

    // MARK: - Properties

    private func lower(_ decl: VariableDeclSyntax, of scope: Scope, in file: FileLowering) {
        guard let binding = decl.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        let name = pattern.identifier.unquoted
        let member = AddedMember(name: name, labels: nil)
        guard !AddedMemberRule.applies(to: member, of: scope, decl.modifiers, in: file) else { return }
        let needsClass = needsClass(decl.modifiers, of: scope, in: file) {
            $0.overridingVariables.contains(name)
        }
        guard needsClass else { return }
        if let accessors = binding.accessorBlock?.accessors, isSettable(accessors) != nil,
            replaces(decl, name, nil, decl.modifiers, of: scope, in: file)
        {
            return rename(pattern.identifier, decl.modifiers, of: scope, in: file)
        }
        guard isOwn(scope, decl, name, in: file) else { return }
        guard let accessors = binding.accessorBlock?.accessors, let type = binding.typeAnnotation?.type,
            let isSettable = isSettable(accessors)
        else {
            if observe(decl, binding, pattern, scope, in: file) { return }
            return file.report(
                decl,
                "\(name) observes a property in an extension, which cannot be lowered: move it into the class "
                    + "\(scope.name).")
        }
        rename(pattern.identifier, decl.modifiers, of: scope, in: file)
        allow(decl.attributes, in: file)
        let inner = prefix(in: scope) + name
        let body = isSettable ? "get { \(inner) } set { \(inner) = newValue }" : inner
        file.addMember(
            "\(modifiers(of: decl.modifiers, in: scope))var \(pattern.identifier.text): "
                + "\(type.trimmedDescription) { \(body) }",
            to: scope.name, for: decl)
    }

    /// Makes the only observer of a property a method, which the overriding property in the class calls.
    ///
    /// - Returns: false for properties that are not observed, or by two.
    private func observe(
        _ decl: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ pattern: IdentifierPatternSyntax,
        _ scope: Scope, in file: FileLowering
    ) -> Bool {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors, list.count == 1,
            let observer = list.first, let annotation = binding.typeAnnotation
        else { return false }
        let (name, kind) = (pattern.identifier.unquoted, observer.accessorSpecifier.text)
        let isBefore = kind == "willSet"
        guard isBefore || kind == "didSet" else { return false }
        let value = observer.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
        let type = annotation.type.trimmedDescription
        let method = "\(prefix(in: scope))\(name)_\(kind)"
        for modifier in decl.modifiers { file.edits.blank(modifier.bytes) }
        file.edits.replace(decl.bindingSpecifier.bytes, with: "func")
        file.edits.replace(
            pattern.bytes.lowerBound..<annotation.bytes.upperBound, with: "\(method)(_ \(value): \(type))")
        let end = observer.parameters?.bytes.upperBound ?? observer.accessorSpecifier.bytes.upperBound
        file.edits.replace(observer.accessorSpecifier.bytes.lowerBound..<end, with: "do")
        let steps =
            isBefore
            ? "\(method)(newValue); super.\(name) = newValue"
            : "let old = super.\(name); super.\(name) = newValue; \(method)(old)"
        file.addMember(
            "\(modifiers(of: decl.modifiers, in: scope))var \(pattern.identifier.text): \(type) "
                + "{ get { super.\(name) } set { \(steps) } }",
            to: scope.name, for: decl)
        return true
    }

    /// Takes away that a member cannot be used, as the class calls it.
    private func allow(_ attributes: AttributeListSyntax, in file: FileLowering) {
        guard let attribute = attributes.attribute("available"),
            attribute.arguments?.trimmedDescription.contains("unavailable") == true
        else { return }
        file.edits.blank(attribute.bytes)
    }

    /// Whether computed accessors have a setter; nil for observers.
    private func isSettable(_ accessors: AccessorBlockSyntax.Accessors) -> Bool? {
        guard case .accessors(let list) = accessors else { return false }
        let names = Set(list.map(\.accessorSpecifier.text))
        guard names.isDisjoint(with: ["willSet", "didSet"]) else { return nil }
        return !names.isDisjoint(with: ["set", "_modify", "unsafeMutableAddress"])
    }

    // MARK: - Both

    private func needsClass(
        _ modifiers: DeclModifierListSyntax, of scope: Scope, in file: FileLowering,
        where overrides: (ModuleIndex.TypeInfo) -> Bool
    ) -> Bool {
        if modifiers.has("override") { return true }
        let closed = ["private", "fileprivate", "final", "static"]
        guard !closed.contains(where: { modifiers.has($0) || scope.modifiers.contains($0) }),
            file.index.isClass(scope.simpleName)
        else { return false }
        return file.index.isOverridden(in: scope.simpleName, where: overrides)
    }

    /// Makes an override in an extension of UIKit's class replace the class's own member, where that is
    /// declared so that it can be.
    private func replaces(
        _ decl: some SyntaxProtocol, _ name: String, _ labels: [String]?, _ modifiers: DeclModifierListSyntax,
        of scope: Scope, in file: FileLowering
    ) -> Bool {
        guard modifiers.has("override"), !file.index.isClass(scope.simpleName) else { return false }
        let full =
            labels.map { list in name + (list.isEmpty ? "()" : "(\(list.map { $0 + ":" }.joined()))") }
            ?? name
        guard UIKitNames.isReplaceable(full, in: scope.simpleName) else { return false }
        file.edits.insert("@_dynamicReplacement(for: \(full)) ", at: decl.bytes.lowerBound)
        return true
    }

    /// Whether the module declares the class; otherwise the override is reported.
    private func isOwn(
        _ scope: Scope, _ decl: some SyntaxProtocol, _ name: String, in file: FileLowering
    ) -> Bool {
        if file.index.isClass(scope.simpleName) { return true }
        file.report(
            decl,
            "\(name) overrides in an extension of \(scope.name), a class of another module, which cannot be lowered: "
                + "override it in a subclass of \(scope.name).")
        return false
    }

    private func rename(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, of scope: Scope, in file: FileLowering
    ) {
        file.edits.prefix(name, with: prefix(in: scope))
        for modifier in modifiers where ["override", "public", "open"].contains(modifier.name.text) {
            file.edits.blank(modifier.bytes)
        }
    }

    private func modifiers(of list: DeclModifierListSyntax, in scope: Scope) -> String {
        let names = list.map(\.name.text)
        let access = ["open", "public", "internal"].contains { names.contains($0) } ? "" : scope.access
        let kept = names.filter {
            ["open", "public", "internal", "override", "class", "static"].contains($0)
        }
        return access + kept.map { $0 + " " }.joined()
    }
}
