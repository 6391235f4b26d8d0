import SwiftSyntax

/// Lets a class that is no responder observe values by their names: `NSObject` has no method there that it could
/// override.
struct ObserverRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(ClassDeclSyntax.self),
            let parent = decl.inheritanceClause?.inheritedTypes.first,
            Self.isObserver(decl.name.text, in: file)
        {
            lower(decl.memberBlock, in: file) {
                file.edits.insert(", KeyValueObserver", at: parent.type.bytes.upperBound)
            }
        } else if let decl = node.as(ExtensionDeclSyntax.self), let scope = Scope(node),
            Self.isObserver(scope.simpleName, in: file)
        {
            lower(decl.memberBlock, in: file) {
                file.inherit("KeyValueObserver", decl.inheritanceClause, after: decl.extendedType)
            }
        }
    }

    /// Whether a method in an extension is the observing one of a class that cannot override one.
    static func applies(to method: FunctionDeclSyntax, of scope: Scope, in file: FileLowering) -> Bool {
        observes(method) && isObserver(scope.simpleName, in: file)
    }

    /// Whether a class has no method of observing above itself: it is no responder, and no class of the module above it
    /// observes.
    private static func isObserver(_ name: String, in file: FileLowering) -> Bool {
        let (index, above) = (file.index, file.index.classes(above: name))
        guard index.isClass(name), !above.contains("UIResponder") else { return false }
        return index.isObject(name)
            && !above.contains { index.method(methodName, labels: labels, of: $0) != nil }
    }

    private static let methodName = "observeValue"
    private static let labels = ["forKeyPath", "of", "change", "context"]

    private func lower(_ members: MemberBlockSyntax, in file: FileLowering, conform: () -> Void) {
        for member in members.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), Self.observes(method),
                let override = method.modifiers.first(where: { $0.name.text == "override" })
            else { continue }
            file.edits.blank(override.bytes)
            conform()
            if let body = method.body { Self.dropCallsOfSuper(in: Syntax(body), file) }
        }
    }

    private static func observes(_ method: FunctionDeclSyntax) -> Bool {
        method.name.text == methodName
            && method.signature.parameterClause.labels == labels
    }

    private static func dropCallsOfSuper(in node: Syntax, _ file: FileLowering) {
        if let call = node.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.is(SuperExprSyntax.self) == true,
            callee.declName.baseName.text == methodName
        {
            return file.edits.replace(call.bytes, with: "()")
        }
        for child in node.children(viewMode: .sourceAccurate) { dropCallsOfSuper(in: child, file) }
    }
}
