import SwiftSyntax

/// Lets a class that inherits from `NSObject` itself observe values by their names: `NSObject` has no method
/// there that it could override.
struct ObserverRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        if let decl = node.as(ClassDeclSyntax.self),
            let parent = decl.inheritanceClause?.inheritedTypes.first,
            parent.type.trimmedDescription == "NSObject"
        {
            let end = parent.type.endPositionBeforeTrailingTrivia.utf8Offset
            lower(decl.memberBlock, conformance: ", KeyValueObserver", at: end, in: file)
        } else if let decl = node.as(ExtensionDeclSyntax.self),
            let info = file.index.types[file.scopes.last?.simpleName ?? ""], info.isClass,
            info.inherited.contains("NSObject")
        {
            let last = decl.inheritanceClause?.inheritedTypes.last?.type
            lower(
                decl.memberBlock, conformance: last == nil ? ": KeyValueObserver" : ", KeyValueObserver",
                at: (last ?? decl.extendedType).endPositionBeforeTrailingTrivia.utf8Offset, in: file)
        }
    }

    private func lower(
        _ members: MemberBlockSyntax, conformance: String, at offset: Int, in file: FileLowering
    ) {
        for member in members.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), Self.observes(method),
                let override = method.modifiers.first(where: { $0.name.text == "override" })
            else { continue }
            file.edits.blank(override.bytes)
            file.edits.insert(conformance, at: offset)
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
