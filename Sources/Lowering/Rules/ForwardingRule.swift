import SwiftSyntax

/// Lets delegates of scroll views and navigation controllers pass on what they have no methods for: a class that
/// overrides `responds(to:)` and `forwardingTarget(for:)` is a `MessageForwarder`, which UIKit asks.
struct ForwardingRule: LoweringRule {
    private static let delegates: Set<String> = [
        "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UINavigationControllerDelegate",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let decl = node.as(ClassDeclSyntax.self), Self.applies(to: decl.name.text, in: file),
            Self.isFirst(decl.name.text, in: file),
            let forwarding = Self.overriding(Self.forwarding, in: decl),
            let asking = Self.overriding(Self.asking, in: decl)
        else { return }
        file.inherit("MessageForwarder", decl.inheritanceClause, after: decl.name)
        blankOverride(of: forwarding, in: file)
        Self.callsOfSuper(Self.forwarding, in: Syntax(forwarding)) { call, _ in
            file.edits.replace(call.bytes, with: "nil")
        }
        // A responder has a method to override.
        guard !file.index.classes(above: decl.name.text).contains("UIResponder") else { return }
        blankOverride(of: asking, in: file)
        Self.callsOfSuper(Self.asking, in: Syntax(asking)) { _, parent in
            file.edits.replace(parent.bytes, with: "(self as any NSObjectProtocol)")
        }
    }

    /// Whether a class passes messages on of which UIKit asks.
    static func applies(to type: String, in file: FileLowering) -> Bool {
        file.index.isClass(type) && file.index.inherits(type, from: delegates)
            && [forwarding, asking].allSatisfy {
                file.index.method($0.name, labels: $0.labels, of: type) != nil
            }
    }

    /// Whether no class of the module above a class passes messages on already.
    private static func isFirst(_ type: String, in file: FileLowering) -> Bool {
        !file.index.classes(above: type).contains {
            file.index.method(forwarding.name, labels: forwarding.labels, of: $0) != nil
        }
    }

    private typealias Name = (name: String, labels: [String])
    private static var forwarding: Name { ("forwardingTarget", ["for"]) }
    private static var asking: Name { ("responds", ["to"]) }

    private static func overriding(_ name: Name, in decl: ClassDeclSyntax) -> FunctionDeclSyntax? {
        decl.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
            $0.name.text == name.name && $0.signature.parameterClause.labels == name.labels
                && $0.modifiers.has("override")
        }
    }

    private func blankOverride(of method: FunctionDeclSyntax, in file: FileLowering) {
        guard let modifier = method.modifiers.first(where: { $0.name.text == "override" }) else { return }
        file.edits.blank(modifier.bytes)
    }

    /// Finds the calls of a method of the superclass, with the `super` of each.
    private static func callsOfSuper(
        _ name: Name, in node: Syntax, _ body: (FunctionCallExprSyntax, SuperExprSyntax) -> Void
    ) {
        if let call = node.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            let parent = callee.base?.as(SuperExprSyntax.self), callee.declName.baseName.text == name.name
        {
            return body(call, parent)
        }
        for child in node.children(viewMode: .sourceAccurate) { callsOfSuper(name, in: child, body) }
    }
}
