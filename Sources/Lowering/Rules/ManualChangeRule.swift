import SwiftSyntax

/// Lets a class say which of its values tell their changes by themselves: `NSObject` has no method there that it could
/// override.
struct ManualChangeRule: LoweringRule {
    private static let methodName = "automaticallyNotifiesObservers"
    private static let labels = ["forKey"]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let decl = node.as(ClassDeclSyntax.self),
            let parent = decl.inheritanceClause?.inheritedTypes.first,
            Self.isFirst(decl.name.text, in: file)
        else { return }
        for member in decl.memberBlock.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), Self.isAnswer(method),
                let override = method.modifiers.first(where: { $0.name.text == "override" })
            else { continue }
            file.edits.blank(override.bytes)
            file.edits.insert(", ManualKeyValueNotifier", at: parent.type.bytes.upperBound)
            if let body = method.body { Self.answerForSuper(in: Syntax(body), file) }
        }
    }

    /// Whether no class of the module above a class has the method.
    private static func isFirst(_ name: String, in file: FileLowering) -> Bool {
        let (index, above) = (file.index, file.index.classes(above: name))
        guard index.isClass(name) else { return false }
        return index.isObject(name)
            && !above.contains { index.method(methodName, labels: labels, of: $0) != nil }
    }

    private static func isAnswer(_ method: FunctionDeclSyntax) -> Bool {
        method.name.text == methodName
            && method.signature.parameterClause.labels == labels
    }

    /// Puts the answer of `NSObject` in the place of calls to it.
    private static func answerForSuper(in node: Syntax, _ file: FileLowering) {
        if let call = node.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            callee.base?.is(SuperExprSyntax.self) == true,
            callee.declName.baseName.text == methodName
        {
            return file.edits.replace(call.bytes, with: "true")
        }
        for child in node.children(viewMode: .sourceAccurate) { answerForSuper(in: child, file) }
    }
}
