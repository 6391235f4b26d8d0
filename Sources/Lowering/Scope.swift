import SwiftSyntax

/// A type declaration or an extension around a node.
struct Scope {
    enum Kind {
        case `class`, `struct`, `enum`, `protocol`, `extension`
    }

    let kind: Kind
    /// The name; an extension's may have dots.
    let name: String
    let modifiers: Set<String>

    /// The name without the types around it.
    var simpleName: String { name.simpleTypeName }

    /// The access that its members have without a word of their own, where that is more than internal.
    var access: String { modifiers.contains("public") || modifiers.contains("open") ? "public " : "" }

    init?(_ node: Syntax) {
        func make(_ kind: Kind, _ name: String, _ modifiers: DeclModifierListSyntax) -> Scope {
            Scope(kind: kind, name: name, modifiers: Set(modifiers.map(\.name.text)))
        }
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let decl): self = make(.class, decl.name.text, decl.modifiers)
        case .actorDecl(let decl): self = make(.class, decl.name.text, decl.modifiers)
        case .structDecl(let decl): self = make(.struct, decl.name.text, decl.modifiers)
        case .enumDecl(let decl): self = make(.enum, decl.name.text, decl.modifiers)
        case .protocolDecl(let decl): self = make(.protocol, decl.name.text, decl.modifiers)
        case .extensionDecl(let decl):
            self = make(.extension, decl.extendedType.trimmedDescription, decl.modifiers)
        default: return nil
        }
    }

    private init(kind: Kind, name: String, modifiers: Set<String>) {
        self.kind = kind
        self.name = name
        self.modifiers = modifiers
    }
}

extension Collection<Scope> {
    /// The name of the innermost type, with those of the types around it.
    var typeName: String { map(\.name).joined(separator: ".") }
}

/// A type that a node declares, as one of its own or as another name of one.
struct DeclaredType {
    let name: String
    private let modifiers: Set<String>

    /// Whether other files do not see it, where it lies in no other type.
    var isOfFile: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

    /// The access of another name for it, beside it.
    var access: String {
        if isOfFile { return "fileprivate " }
        return modifiers.contains("public") || modifiers.contains("open") ? "public " : ""
    }

    init?(_ node: Syntax) {
        if let alias = node.as(TypeAliasDeclSyntax.self) {
            (name, modifiers) = (alias.name.text, Set(alias.modifiers.map(\.name.text)))
        } else if let scope = Scope(node), scope.kind != .extension {
            (name, modifiers) = (scope.name, scope.modifiers)
        } else {
            return nil
        }
    }

    /// Returns the types around the declaration, of those that are open at its node.
    static func around(_ node: Syntax, in scopes: [Scope]) -> [Scope] {
        Scope(node) == nil ? scopes : scopes.dropLast()
    }
}

/// The conditions of `#if` around the node in progress.
struct ConditionStack {
    /// For each `#if`, the conditions of the clauses before, and that of the clause.
    private var clauses: [(earlier: [String], own: String?)] = []
    private var seen: [[String]] = []

    mutating func enter(_ node: Syntax) {
        if node.is(IfConfigDeclSyntax.self) { seen.append([]) }
        guard let clause = node.as(IfConfigClauseSyntax.self) else { return }
        clauses.append((seen.last ?? [], clause.condition.map { ConditionRule.lowered($0) }))
    }

    mutating func leave(_ node: Syntax) {
        if node.is(IfConfigDeclSyntax.self) { seen.removeLast() }
        guard node.is(IfConfigClauseSyntax.self), let clause = clauses.popLast() else { return }
        if let own = clause.own { seen[seen.count - 1].append(own) }
    }

    /// All of them in one; nil outside of any `#if`.
    var all: String? {
        guard !clauses.isEmpty else { return nil }
        let parts = clauses.flatMap { clause in
            clause.earlier.map { "!(\($0))" } + (clause.own.map { ["(\($0))"] } ?? [])
        }
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }
}
