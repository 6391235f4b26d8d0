import SwiftSyntax

/// Makes protocols for objects what `@objc` makes them: for classes only.
struct ProtocolRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(ProtocolDeclSyntax.self) {
            let inherited = decl.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            guard decl.attributes.attribute("objc") != nil, !inherited.contains("class"),
                !inherited.contains("AnyObject")
            else { return }
            file.inherit("AnyObject", decl)
        }
        // How a property holds its value is a matter of the class.
        if let modifier = node.as(DeclModifierSyntax.self), file.scopes.last?.kind == .protocol,
            ["weak", "unowned"].contains(modifier.name.text)
        {
            file.edits.blank(modifier.bytes)
        }
    }
}
