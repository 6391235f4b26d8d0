import SwiftSyntax

/// Makes an application delegate the program's entry: a final class, as it is made by its type.
struct ApplicationRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let decl = node.as(ClassDeclSyntax.self),
            let attribute = decl.attributes.attribute("UIApplicationMain") ?? entry(decl, in: file)
        else { return }
        file.imports.insert("SDLHost")
        let modifier = decl.modifiers.has("final") || decl.modifiers.has("open") ? "" : " final"
        file.edits.replace(attribute.bytes, with: "@main" + modifier)
    }

    /// The attribute `@main` of a delegate; the conformance may stand in an extension, or be that of a class above.
    private func entry(_ decl: ClassDeclSyntax, in file: FileLowering) -> AttributeSyntax? {
        guard file.index.inherits(decl.name.text, from: ["UIApplicationDelegate"]) else { return nil }
        return decl.attributes.attribute("main")
    }
}
