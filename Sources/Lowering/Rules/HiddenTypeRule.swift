import SwiftSyntax

/// Gives a module's type a second name where a type of a class of UIKit's hides it: later systems have nested types that
/// the source did not know.
struct HiddenTypeRule: LoweringRule {
    /// The nested types by name, with the class that has them.
    private static let hidden = ["Transition": "UIViewController"]
    /// Modules that declare no type of such a name.
    private static let knownModules: Set<String> = ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"]

    func lower(_ node: Syntax, in file: FileLowering) {
        declareAlias(node, in: file)
        guard let token = Self.reference(node), Self.hidden.keys.contains(token.text),
            file.scopes.contains(where: { file.index.isController($0.simpleName) }),
            !file.scopes.contains(where: { $0.simpleName == token.text })
        else { return }
        let place = file.index.place(ofType: token.text, in: file.file, within: file.scopes)
        if place == .outside {
            file.edits.replace(token.bytes, with: Self.alias(token.text))
        } else if place == nil, Self.importsOthers(file) {
            let name = Self.alias(token.text) + "OfFile\(file.number)"
            file.edits.replace(token.bytes, with: name)
            if file.addedAliases.insert(name).inserted {
                file.append("typealias \(name) = \(token.text)", for: node)
            }
        }
    }

    /// Declares the second name beside a type of the module's own.
    private func declareAlias(_ node: Syntax, in file: FileLowering) {
        guard let type = DeclaredType(node), Self.hidden.keys.contains(type.name),
            DeclaredType.around(node, in: file.scopes).isEmpty, !node.isLocal,
            type.isOfFile || file.index.outerTypes[type.name] == file.file.path,
            file.addedAliases.insert(Self.alias(type.name)).inserted
        else { return }
        file.append("\(type.access)typealias \(Self.alias(type.name)) = \(type.name)", for: node)
    }

    private static func alias(_ name: String) -> String { "Outer\(name)" }

    /// The name of a type that stands alone, as in `Transition` and `Transition.push`.
    private static func reference(_ node: Syntax) -> TokenSyntax? {
        if let type = node.as(IdentifierTypeSyntax.self) { return type.name }
        guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName == reference {
            return nil
        }
        return reference.baseName
    }

    private static func importsOthers(_ file: FileLowering) -> Bool {
        !file.index.imports(of: file.file).isSubset(of: knownModules)
    }
}
