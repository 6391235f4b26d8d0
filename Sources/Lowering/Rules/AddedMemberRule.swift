import SwiftSyntax

/// Lets classes override what extensions add to classes of other modules.
///
/// `extension UIView { func f() }` becomes `lowered_UIView_f`, and each override one of its own class. An `f`
/// beside them calls the one of the object's class.
struct AddedMemberRule: LoweringRule {
    /// Whether a member adds to a class of another module, and is overridden, or overrides such a one.
    static func applies(
        to member: AddedMember, of scope: Scope, _ modifiers: DeclModifierListSyntax, in file: FileLowering
    )
        -> Bool
    {
        guard !modifiers.has("static"), !modifiers.has("class") else { return false }
        if modifiers.has("override") {
            return file.index.adder(of: member, overriddenIn: scope.simpleName) != nil
        }
        return scope.kind == .extension
            && !file.index.overriders(of: member, addedTo: scope.simpleName).isEmpty
    }

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let scope = file.scopes.last, scope.kind == .extension || scope.kind == .class,
            node.parent?.is(MemberBlockItemSyntax.self) == true
        else { return }
        if let decl = node.as(FunctionDeclSyntax.self) {
            let member = AddedMember(
                name: decl.name.unquoted, labels: decl.signature.parameterClause.labels)
            guard Self.applies(to: member, of: scope, decl.modifiers, in: file) else { return }
            guard !decl.modifiers.has("override") else {
                return move(member, decl.name, decl.modifiers, decl.body.map { Syntax($0) }, scope, in: file)
            }
            choose(decl, member, scope, in: file)
        } else if let decl = node.as(VariableDeclSyntax.self), let binding = decl.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        {
            let member = AddedMember(name: pattern.identifier.unquoted, labels: nil)
            guard Self.applies(to: member, of: scope, decl.modifiers, in: file) else { return }
            guard !decl.modifiers.has("override") else {
                let body = binding.accessorBlock.map { Syntax($0) }
                return move(member, pattern.identifier, decl.modifiers, body, scope, in: file)
            }
            choose(decl, binding, pattern.identifier, member, scope, in: file)
        }
    }

    private func prefix(_ type: String) -> String { "lowered_\(type)_" }

    // MARK: - What is overridden

    private func choose(
        _ decl: FunctionDeclSyntax, _ member: AddedMember, _ scope: Scope, in file: FileLowering
    ) {
        let text = FunctionText(decl)
        let calls = file.index.overriders(of: member, addedTo: scope.simpleName).map {
            "if let self = self as? \($0) { return \(text.call(prefix: prefix($0))) }"
        }
        let own = "return \(text.call(prefix: prefix(scope.simpleName)))"
        file.edits.prefix(decl.name, with: prefix(scope.simpleName))
        file.append(
            "extension \(scope.name) { \(text.attributes)\(access(decl.modifiers, scope))func "
                + "\(text.declaration(hasDefaults: true)) { \((calls + [own]).joined(separator: "; ")) } }",
            for: decl)
    }

    private func choose(
        _ decl: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax,
        _ member: AddedMember, _ scope: Scope, in file: FileLowering
    ) {
        guard let type = binding.typeAnnotation?.type, let block = binding.accessorBlock else { return }
        let overriders = file.index.overriders(of: member, addedTo: scope.simpleName)
        let names = overriders.map { ("if let self = self as? \($0) { ", prefix($0) + member.name) }
        let own = prefix(scope.simpleName) + member.name
        let getter = names.map { "\($0)return self.\($1) }" } + ["return self.\(own)"]
        var body = getter.joined(separator: "; ")
        if case .accessors(let list) = block.accessors,
            list.contains(where: { $0.accessorSpecifier.text == "set" })
        {
            let setter = names.map { "\($0)self.\($1) = newValue; return }" } + ["self.\(own) = newValue"]
            body = "get { \(body) } set { \(setter.joined(separator: "; ")) }"
        }
        file.edits.prefix(name, with: prefix(scope.simpleName))
        file.append(
            "extension \(scope.name) { \(access(decl.modifiers, scope))var \(name.text): "
                + "\(type.trimmedDescription) { \(body) } }",
            for: decl)
    }

    private func access(_ modifiers: DeclModifierListSyntax, _ scope: Scope) -> String {
        let words = ["public", "internal", "fileprivate", "private"]
        if let own = modifiers.map(\.name.text).first(where: words.contains) { return own + " " }
        return modifiers.has("open") ? "public " : scope.access
    }

    // MARK: - What overrides

    private func move(
        _ member: AddedMember, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ body: Syntax?,
        _ scope: Scope, in file: FileLowering
    ) {
        let type = scope.simpleName
        let root = file.index.root(of: member, in: type)
        file.edits.prefix(name, with: prefix(root))
        let isRoot = root == type
        for modifier in modifiers where isRoot && modifier.name.text == "override" {
            file.edits.blank(modifier.bytes)
        }
        guard let body, let next = file.index.next(of: member, above: type) else { return }
        redirect(body, member.name, to: isRoot ? prefix(next) : prefix(root), isOwn: isRoot, in: file)
    }

    /// Sends calls of `super.name` to the next implementation: a method of another name on `self`, or of the
    /// renamed override's.
    private func redirect(
        _ node: Syntax, _ name: String, to prefix: String, isOwn: Bool, in file: FileLowering
    ) {
        if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.unquoted == name,
            let base = access.base, base.is(SuperExprSyntax.self)
        {
            if isOwn { file.edits.replace(base.bytes, with: "self") }
            file.edits.prefix(access.declName.baseName, with: prefix)
        }
        for child in node.children(viewMode: .sourceAccurate) {
            redirect(child, name, to: prefix, isOwn: isOwn, in: file)
        }
    }
}
