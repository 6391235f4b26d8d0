import SwiftSyntax

/// Makes an application delegate the program's entry: a final class, as it is made by its type.
struct ApplicationRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let decl = node.as(ClassDeclSyntax.self),
            let attribute = decl.attributes.attribute("UIApplicationMain")
                ?? decl.attributes.attribute("main"),
            decl.inheritanceClause?.inheritedTypes.contains(where: {
                $0.type.trimmedDescription == "UIApplicationDelegate"
            }) == true
        else { return }
        file.imports.insert("SDLHost")
        let modifier = decl.modifiers.has("final") || decl.modifiers.has("open") ? "" : " final"
        file.edits.replace(attribute.bytes, with: "@main" + modifier)
    }
}
