import SwiftSyntax

/// Turns imports of modules that are part of UIKit or Foundation here into imports of these.
struct ImportRule: LoweringRule {
    private static let parts: [String: String] = [
        "UIKit": "UIKit", "QuartzCore": "UIKit", "CoreGraphics": "UIKit", "CoreText": "CoreText",
        "ObjectiveC": "UIKit", "CoreAnimation": "UIKit", "CoreFoundation": "Foundation",
        "Darwin": "Foundation",
        "Foundation": "Foundation", "os": "os", "OSLog": "os",
    ]

    /// The modules whose names stand before those of functions, as in `Darwin.sqrt(2)`.
    private static let qualifiers: Set<String> = ["CoreFoundation", "Darwin"]

    func lower(_ node: Syntax, in file: FileLowering) {
        if let access = node.as(MemberAccessExprSyntax.self),
            let module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName,
            Self.qualifiers.contains(module.text), !file.index.types.keys.contains(module.text)
        {
            file.edits.replace(module.bytes, with: "Foundation")
            return
        }
        guard let decl = node.as(ImportDeclSyntax.self), let root = decl.path.first?.name.text,
            let module = Self.parts[root]
        else { return }
        // `import class UIKit.UIView` names where Apple's modules have it.
        if let kind = decl.importKindSpecifier { file.edits.blank(kind.bytes) }
        guard decl.path.trimmedDescription != module else { return }
        file.edits.replace(decl.path.bytes, with: module)
    }
}
