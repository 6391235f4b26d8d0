import SwiftSyntax

/// Brings what Swift 4 took into the form of Swift 5: `open` members that nobody can override, and overrides of methods
/// and properties that have other names since.
struct OlderSwiftRule: LoweringRule {
    private static let methods: Set<String> = ["willMove", "didMove"]
    private static let properties = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(FunctionDeclSyntax.self) {
            closeIfStatic(decl.modifiers, in: file)
            guard decl.modifiers.has("override"), Self.methods.contains(decl.name.text),
                let label = decl.signature.parameterClause.parameters.first?.firstName,
                label.text == "toParentViewController"
            else { return }
            file.edits.replace(label.bytes, with: "toParent")
        } else if let decl = node.as(VariableDeclSyntax.self) {
            if decl.bindingSpecifier.text == "let" { close(decl.modifiers, in: file) }
            closeIfStatic(decl.modifiers, in: file)
            guard decl.modifiers.has("override") else { return }
            for binding in decl.bindings {
                guard let name = Self.properties[binding.pattern.trimmedDescription] else { continue }
                file.edits.replace(binding.pattern.bytes, with: name)
            }
        }
    }

    private func closeIfStatic(_ modifiers: DeclModifierListSyntax, in file: FileLowering) {
        if modifiers.has("static") { close(modifiers, in: file) }
    }

    /// Members that cannot be overridden are public, not open.
    private func close(_ modifiers: DeclModifierListSyntax, in file: FileLowering) {
        for modifier in modifiers where modifier.name.text == "open" && modifier.detail == nil {
            guard !file.edits.touches(modifier.name.bytes) else { continue }
            file.edits.replace(modifier.name.bytes, with: "public")
        }
    }
}
