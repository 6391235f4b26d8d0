import SwiftSyntax

/// Takes the branches of `#if` that iOS takes.
struct ConditionRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let condition = node.as(IfConfigClauseSyntax.self)?.condition else { return }
        for call in Self.calls(in: condition) {
            let range = call.bytes
            let padding = String(repeating: " ", count: max(0, range.count - "true".count))
            file.edits.replace(range, with: "true" + padding, ported: "(os(iOS) || os(Linux))")
        }
    }

    /// Returns a condition as it is after lowering.
    static func lowered(_ condition: ExprSyntax) -> String {
        var edits = Edits()
        let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
        for call in calls(in: condition) {
            let range = call.bytes
            edits.replace((range.lowerBound - start)..<(range.upperBound - start), with: "true")
        }
        return edits.lowered(condition.trimmedDescription).onOneLine
    }

    private static func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        var found: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if ["os(iOS)", "canImport(CoreAnimation)"].contains(node.trimmedDescription) {
                found.append(node)
            }
            return .visitChildren
        }
    }
}
