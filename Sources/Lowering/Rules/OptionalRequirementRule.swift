import SwiftSyntax

/// Gives optional requirements a default, and one that has a value a twin, `optional_f`, that returns nil for it.
struct OptionalRequirementRule: LoweringRule {
    /// What the twin's name begins with.
    static let prefix = "optional_"

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let scope = file.scopes.last, scope.kind == .protocol else { return }
        if let decl = node.as(FunctionDeclSyntax.self), let modifier = optional(decl.modifiers) {
            file.edits.blank(modifier.bytes)
            lower(decl, of: scope, in: file)
        } else if let decl = node.as(VariableDeclSyntax.self), let modifier = optional(decl.modifiers) {
            file.edits.blank(modifier.bytes)
            lower(decl, of: scope, in: file)
        }
    }

    private func optional(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
        modifiers.first { $0.name.text == "optional" }
    }

    private func lower(_ decl: FunctionDeclSyntax, of scope: Scope, in file: FileLowering) {
        let function = FunctionText(decl)
        let start = function.attributes + scope.access
        let declaration = "\(start)func \(function.declaration())"
        let result = decl.signature.returnClause?.type
        guard let result, !result.isVoid else { return extend("\(declaration) {}", for: decl, in: file) }
        guard !result.holdsNil else { return extend("\(declaration) { nil }", for: decl, in: file) }
        guard decl.signature.effectSpecifiers?.asyncSpecifier == nil else {
            return file.report(
                decl,
                "\(decl.name.text) waits for a value, and nobody could tell its absence: let it return an optional."
            )
        }
        let twin = "\(start)func \(function.declaration(prefix: Self.prefix))?"
        extend(
            "\(declaration) { OptionalRequirement.absent() }\n"
                + "\(twin) { \(function.effects)OptionalRequirement.call { \(function.call()) } }",
            for: decl, in: file)
    }

    private func lower(_ decl: VariableDeclSyntax, of scope: Scope, in file: FileLowering) {
        for binding in decl.bindings {
            let name = binding.pattern.trimmedDescription
            guard let type = binding.typeAnnotation?.type else { continue }
            let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
            let value = type.holdsNil ? "nil" : "OptionalRequirement.absent()"
            let accessors = isSettable ? "get { \(value) } set {}" : value
            let property =
                "\(scope.access)var \(name): \(type.trimmedDescription) { \(accessors) }"
            guard !type.holdsNil else {
                extend(property, for: decl, in: file)
                continue
            }
            let twin = "var \(Self.prefix)\(binding.pattern.variableName): \(type.trimmedDescription)?"
            extend(
                "\(property)\n\(scope.access)\(twin) { OptionalRequirement.call { \(name) } }", for: decl,
                in: file)
        }
    }

    private func extend(_ members: String, for node: some SyntaxProtocol, in file: FileLowering) {
        file.append("extension \(file.typeName) {\n\(members)\n}", for: node)
    }
}
