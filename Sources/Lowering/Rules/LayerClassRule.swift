import SwiftSyntax

/// Lets a view make its layer: a layer class of an app's own cannot be made from its type alone.
struct LayerClassRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let decl = node.as(VariableDeclSyntax.self), decl.modifiers.has("override"),
            let binding = decl.bindings.first, binding.pattern.trimmedDescription == "layerClass",
            let body = binding.accessorBlock, let scope = file.scopes.last, scope.kind == .class,
            let layer = Self.layerClass(in: Syntax(body)), file.index.isClass(layer.simpleTypeName)
        else { return }
        let isMade = file.index.types[scope.simpleName]?.methods.contains { $0.name == "makeLayer" } == true
        guard !isMade else { return }
        let access = scope.modifiers.contains("open") ? "open " : scope.access
        file.addMember(
            "\(access)override class func makeLayer() -> CALayer { \(layer)() }", to: file.typeName,
            for: decl, isHere: true)
    }

    /// The class of the only `Class.self` in the getter; nil where there are several.
    private static func layerClass(in node: Syntax) -> String? {
        var found: [String] = []
        func look(_ node: Syntax) {
            if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
                let base = member.base
            {
                found.append(base.trimmedDescription)
            }
            for child in node.children(viewMode: .sourceAccurate) { look(child) }
        }
        look(node)
        return found.count == 1 ? found.first : nil
    }
}
