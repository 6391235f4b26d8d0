import SwiftSyntax

/// Turns calls of optional requirements, `delegate?.f?(x)` and `delegate.f!(x)`, into plain ones.
struct OptionalCallRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let call = node.as(FunctionCallExprSyntax.self) else { return }
        if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            lower(chain.expression, chain.questionMark, of: call, isForced: false, in: file)
        } else if let unwrapped = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            lower(unwrapped.expression, unwrapped.exclamationMark, of: call, isForced: true, in: file)
        }
    }

    private func lower(
        _ callee: ExprSyntax, _ mark: TokenSyntax, of call: FunctionCallExprSyntax, isForced: Bool,
        in file: FileLowering
    ) {
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName.text
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let own = file.index.optionalRequirements.filter { $0.name == name && $0.labels != nil }
        let requirement = own.first { $0.labels == labels } ?? own.first
        let mayBeClosure = file.index.variables.contains(name) && !UIKitNames.isCaller(name)
        guard requirement != nil || (UIKitNames.isOptional(name) && !mayBeClosure) else { return }
        file.edits.blank(mark.bytes)
        if requirement?.hidesAbsence == true, !isForced {
            file.edits.insert(OptionalRequirementRule.prefix, at: member.declName.bytes.lowerBound)
        }
    }
}
