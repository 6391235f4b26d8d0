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
        let name = member.declName.baseName.unquoted
        let labels = call.arguments.map { $0.label?.unquoted ?? "_" }
        let own = file.index.optionalRequirements.filter { $0.name == name && $0.labels != nil }
        let requirement = own.first { $0.labels == labels } ?? own.first
        // A closure is called without labels.
        let mayBeClosure =
            file.index.properties.contains(name) && !UIKitNames.isCaller(name)
            && labels.allSatisfy { $0 == "_" }
        guard requirement != nil || (UIKitNames.isOptional(name) && !mayBeClosure) else { return }
        file.edits.blank(mark.bytes)
        bind(call, member, isForced: isForced, in: file)
        cast(member, requirement, labels, isForced: isForced, in: file)
        if requirement?.hidesAbsence == true, !isForced {
            file.edits.prefix(member.declName.baseName, with: OptionalRequirementRule.prefix)
        }
    }

    /// Keeps the answer optional in `if let height = delegate.f?()`, where nothing else of it is.
    private func bind(
        _ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, isForced: Bool,
        in file: FileLowering
    ) {
        guard !isForced, call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true,
            !member.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark }
            )
        else { return }
        file.edits.insert("_optionalAnswer(", at: call.bytes.lowerBound)
        file.edits.insert(")", at: call.bytes.upperBound)
    }

    /// Casts who is called, where its type has no such method here: an object of any class, or the delegate
    /// of a list, which is that of all scroll views.
    private func cast(
        _ member: MemberAccessExprSyntax, _ requirement: OptionalRequirement?, _ labels: [String],
        isForced: Bool, in file: FileLowering
    ) {
        let chain = member.base?.as(OptionalChainingExprSyntax.self)
        guard let asked = chain?.expression ?? member.base else { return }
        let type: String
        if let requirement {
            guard file.typesHeld(by: asked).contains("AnyObject") else { return }
            type = requirement.owner
        } else {
            guard chain != nil, Self.name(asked) == "delegate", let list = Self.list(asked, in: file),
                list == member.declName.baseName.text
            else { return }
            type =
                list == "tableView"
                ? "UITableViewDelegate"
                : labels.contains("layout")
                    ? "UICollectionViewDelegateFlowLayout" : "UICollectionViewDelegate"
        }
        file.edits.insert("(", at: asked.bytes.lowerBound)
        if let chain {
            file.edits.replace(chain.questionMark.bytes, with: " as? \(type))?")
        } else {
            file.edits.insert(isForced ? " as! \(type))" : " as? \(type))?", at: asked.bytes.upperBound)
        }
    }

    /// The last name of an expression.
    private static func name(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// Whose delegate it is: `tableView` or `collectionView`, by the name or by the class around it.
    private static func list(_ delegate: ExprSyntax, in file: FileLowering) -> String? {
        let owner = delegate.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
        if owner == "self" {
            guard let scope = file.scopes.last?.simpleName else { return nil }
            let classes = [scope] + file.index.classes(above: scope)
            return classes.contains("UITableView")
                ? "tableView" : classes.contains("UICollectionView") ? "collectionView" : nil
        }
        let name = owner.lowercased()
        return name.hasSuffix("tableview") || name.hasSuffix("tableview!") || name.hasSuffix("tableview?")
            ? "tableView"
            : name.hasSuffix("collectionview") || name.hasSuffix("collectionview!")
                || name.hasSuffix("collectionview?") ? "collectionView" : nil
    }
}
