import SwiftSyntax

/// Makes empty attributed strings of a text, as these have no initialiser without one here.
struct EmptyTextRule: LoweringRule {
    private static let names: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil,
            let close = call.rightParen, Self.names.contains(Self.type(call.calledExpression))
        else { return }
        file.edits.insert("string: \"\"", at: close.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The type that is called, also as `NSAttributedString.init`.
    private static func type(_ callee: ExprSyntax) -> String {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.trimmedDescription ?? ""
        }
        return callee.trimmedDescription
    }
}
