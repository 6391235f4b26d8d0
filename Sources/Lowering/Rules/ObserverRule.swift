import SwiftSyntax

/// Lets a class that inherits from `NSObject` itself observe values by their names: `NSObject` has no method
/// there that it could override.
struct ObserverRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(ClassDeclSyntax.self),
            let parent = decl.inheritanceClause?.inheritedTypes.first,
            parent.type.trimmedDescription == "NSObject"
        {
            lower(decl.memberBlock, in: file) {
                file.edits.insert(", KeyValueObserver", at: parent.type.bytes.upperBound)
            }
        } else if let decl = node.as(ExtensionDeclSyntax.self), let scope = Scope(node),
            Self.isObserver(scope, in: file)
        {
            let last = decl.inheritanceClause?.inheritedTypes.last?.type
            lower(decl.memberBlock, in: file) {
                file.edits.insert(
                    last == nil ? ": KeyValueObserver" : ", KeyValueObserver",
                    at: (last ?? decl.extendedType).bytes.upperBound)
            }
        }
    }

    /// Whether a method in an extension is the observing one of a class that inherits from `NSObject` itself.
    static func applies(to method: FunctionDeclSyntax, of scope: Scope, in file: FileLowering) -> Bool {
        observes(method) && isObserver(scope, in: file)
    }

    private static func isObserver(_ scope: Scope, in file: FileLowering) -> Bool {
        let type = file.index.types[scope.simpleName]
        return type?.isClass == true && type?.inherited.contains("NSObject") == true
    }

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
        let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
        return method.name.text == "observeValue" && labels == ["forKeyPath", "of", "change", "context"]
    }

    private static func dropCallsOfSuper(in node: Syntax, _ file: FileLowering) {
        if let call = node.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.is(SuperExprSyntax.self) == true,
            callee.declName.baseName.text == "observeValue"
        {
            return file.edits.replace(call.bytes, with: "()")
        }
        for child in node.children(viewMode: .sourceAccurate) { dropCallsOfSuper(in: child, file) }
    }
}
