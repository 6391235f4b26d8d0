import SwiftSyntax

/// Turns reads of optional properties that hold a value, `if let a = delegate.a`, into reads of a twin, which is nil
/// where the property is absent.
struct OptionalPropertyRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self)
        else { return }
        let name = member.declName.baseName.unquoted
        let requirements = file.index.optionalRequirements.filter {
            $0.labels == nil && $0.name == name && $0.hidesAbsence
        }
        let owners = Set(requirements.map(\.owner))
        guard !owners.isEmpty, !member.isAssigned else { return }
        let isOwner = file.typesHeld(by: base).contains {
            owners.contains($0) || file.index.inherits($0, from: owners)
        }
        guard isOwner || expectsOptional(member) else { return }
        file.edits.prefix(member.declName.baseName, with: OptionalRequirementRule.prefix)
    }

    /// Whether the source takes the value for an optional: on a type that implements the property it would not.
    private func expectsOptional(_ member: MemberAccessExprSyntax) -> Bool {
        guard let parent = member.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = parent.as(ExprListSyntax.self),
            let index = list.firstIndex(where: { $0.id == member.id })
        else { return false }
        let next = list.index(after: index)
        guard next < list.endIndex else { return false }
        let mark = list[next].trimmedDescription
        if mark == "??" { return true }
        let value = list.index(after: next)
        return ["==", "!="].contains(mark) && value < list.endIndex
            && list[value].is(NilLiteralExprSyntax.self)
    }
}
