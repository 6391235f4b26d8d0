import SwiftSyntax

/// Gives arguments to objects that have no initializer without some here: empty texts, and timers that do
/// nothing.
struct EmptyTextRule: LoweringRule {
    private static let arguments = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "Timer": "fire: .distantFuture, interval: 0, repeats: false, block: { _ in }",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil,
            let close = call.rightParen
        else { return }
        let type = Self.type(call.calledExpression)
        guard let arguments = Self.arguments[type],
            file.index.place(ofType: type, in: file.file, within: file.scopes) == nil
        else { return }
        file.edits.insert(arguments, at: close.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The type that is called, also as `NSAttributedString.init`.
    private static func type(_ callee: ExprSyntax) -> String {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.trimmedDescription ?? ""
        }
        return callee.trimmedDescription
    }
}
