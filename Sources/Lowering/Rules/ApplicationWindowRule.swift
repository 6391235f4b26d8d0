import SwiftSyntax

/// Reads the window of an application's delegate through a twin that is doubly optional: on iOS the
/// requirement is optional, and holds an optional.
struct ApplicationWindowRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "window",
            let delegate = Self.unwrapped(access.base)?.as(MemberAccessExprSyntax.self),
            delegate.declName.baseName.text == "delegate",
            let application = delegate.base?.trimmedDescription,
            application.hasPrefix("UIApplication.shared")
                || application.lowercased().hasSuffix("application"),
            !access.isAssigned
        else { return }
        file.edits.replace(access.declName.bytes, with: "windowIfImplemented")
    }

    private static func unwrapped(_ base: ExprSyntax?) -> ExprSyntax? {
        base?.as(OptionalChainingExprSyntax.self)?.expression
            ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
    }
}
