import SwiftSyntax

/// Lets a class that inherits from `NSObject` itself observe values by their names: `NSObject` has no method
/// there that it could override.
struct ObserverRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let decl = node.as(ClassDeclSyntax.self),
            let parent = decl.inheritanceClause?.inheritedTypes.first,
            parent.type.trimmedDescription == "NSObject"
        else { return }
        for member in decl.memberBlock.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), Self.observes(method),
                let override = method.modifiers.first(where: { $0.name.text == "override" })
            else { continue }
            file.edits.blank(override.bytes)
            file.edits.insert(
                ", KeyValueObserver", at: parent.type.endPositionBeforeTrailingTrivia.utf8Offset)
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
