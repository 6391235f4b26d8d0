import SwiftSyntax

/// Gives the `@NSManaged` properties of layers accessors that go by the key, and layer classes a way to make a
/// presentation of their own class.
struct ManagedPropertyRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(ClassDeclSyntax.self) {
            addPresentation(of: decl, in: file)
        } else if let decl = node.as(VariableDeclSyntax.self),
            let attribute = decl.attributes.attribute("NSManaged")
        {
            lower(decl, attribute, in: file)
        }
    }

    private func lower(_ decl: VariableDeclSyntax, _ attribute: AttributeSyntax, in file: FileLowering) {
        file.edits.blank(attribute.bytes)
        guard let owner = file.scopes.last?.simpleName, file.index.isLayer(owner) else {
            return file.report(attribute, "@NSManaged needs Core Data: store the property.")
        }
        for binding in decl.bindings {
            let name = binding.pattern.variableName
            let accessors =
                " { get { managedValue(forKey: \"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }"
            file.edits.insert(accessors, at: binding.bytes.upperBound)
        }
    }

    /// A layer cannot be made from its type alone, so each class says how a copy of it is made.
    private func addPresentation(of decl: ClassDeclSyntax, in file: FileLowering) {
        let name = decl.name.text
        guard file.index.isLayer(name), file.index.canCopyLayer(name) else { return }
        let access = decl.modifiers.has("public") || decl.modifiers.has("open") ? "public " : ""
        file.addMember(
            "\(access)override func makePresentation() -> CALayer? { \(name)(layer: self) }",
            to: file.typeName,
            for: decl, isHere: true)
    }
}
