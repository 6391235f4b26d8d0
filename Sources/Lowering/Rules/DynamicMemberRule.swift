import SwiftSyntax

/// Makes members of any object, which are looked for while the program runs, those of the kinds that have
/// them.
struct DynamicMemberRule: LoweringRule {
    /// What `DynamicObject` has.
    private static let names: Set<String> = [
        "boolValue", "intValue", "integerValue", "floatValue", "doubleValue", "stringValue", "cgRectValue",
        "cgPointValue", "cgSizeValue", "uintValue", "uiEdgeInsetsValue", "value", "setValue",
        "performSelector", "perform", "frame", "bounds", "center", "tag", "view", "superview", "count",
        "location", "translation", "velocity",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        if let item = node.as(SubscriptCallExprSyntax.self) {
            return wrap(item.calledExpression, in: file)
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else { return }
        if Self.names.contains(access.declName.baseName.text) { wrap(base, in: file) }
        let name = access.declName.baseName.text
        if name == "description", Self.isClass(base),
            let outer = access.parent?.as(FunctionCallExprSyntax.self), outer.arguments.isEmpty,
            outer.trailingClosure == nil
        {
            // The class's description is its name with the module's.
            file.edits.insert("String(reflecting: ", at: base.bytes.lowerBound)
            file.edits.replace(access.period.bytes.lowerBound..<outer.bytes.upperBound, with: ")")
            return
        }
        if Self.names.contains(name), let chain = base.as(OptionalChainingExprSyntax.self),
            let item = chain.expression.as(SubscriptCallExprSyntax.self),
            item.arguments.trimmedDescription.hasSuffix("UserInfoKey")
        {
            // What a notification tells, in a dictionary of any objects.
            file.edits.insert("DynamicObject(", at: base.bytes.lowerBound)
            file.edits.replace(chain.questionMark.bytes, with: ")")
            return
        }
        guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let value = Self.castValue(tuple.elements.first?.expression)
        else { return }
        if let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil, call.calledExpression.id == access.id
        {
            return lower(call, of: value, to: name, base, in: file)
        }
        guard Self.names.contains(name) else { return }
        file.edits.replace(base.bytes.lowerBound..<value.lowerBound, with: "DynamicObject(")
        file.edits.replace(value.upperBound..<base.bytes.upperBound, with: ")")
    }

    /// Whether an expression is an object's class, as in `type(of: view)` and `view.classForCoder`.
    private static func isClass(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.trimmedDescription == "type"
        }
        let name =
            expression.as(MemberAccessExprSyntax.self)?.declName
            ?? expression.as(DeclReferenceExprSyntax.self)
        return name?.baseName.text == "classForCoder"
    }

    /// Asks a variable of any class, as in `sender.value(forKey: "value")` and `data?["title"]`.
    private func wrap(_ base: ExprSyntax, in file: FileLowering) {
        let chain = base.as(OptionalChainingExprSyntax.self)
        guard let variable = (chain?.expression ?? base).as(DeclReferenceExprSyntax.self),
            file.isAnyObject(ExprSyntax(variable))
        else { return }
        file.edits.insert("DynamicObject(", at: variable.bytes.lowerBound)
        if let chain {
            file.edits.replace(chain.questionMark.bytes, with: ")")
        } else {
            file.edits.insert(")", at: variable.bytes.upperBound)
        }
    }

    /// A call of a method that classes of the module have: the object's own is called.
    private func lower(
        _ call: FunctionCallExprSyntax, of value: Range<Int>, to name: String, _ base: ExprSyntax,
        in file: FileLowering
    ) {
        let owners = file.index.owners(of: name)
        guard !owners.isEmpty else { return }
        let calls = owners.map { "if let object = object as? \($0) { object.\(name)() }" }
        file.edits.replace(
            base.bytes.lowerBound..<value.lowerBound,
            with: "({ (object: Any?) in \(calls.joined(separator: " else ")) }(")
        file.edits.replace(value.upperBound..<call.bytes.upperBound, with: "))")
    }

    /// The bytes of the value in `value as AnyObject`.
    private static func castValue(_ expression: ExprSyntax?) -> Range<Int>? {
        if let cast = expression?.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil,
            cast.type.trimmedDescription == "AnyObject"
        {
            return cast.expression.bytes
        }
        // The parser leaves operators unfolded: a value, `as`, and a type.
        guard let parts = expression?.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            let first = parts.first, let last = parts.last, last.trimmedDescription == "AnyObject",
            let cast = parts.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil
        else { return nil }
        return first.bytes
    }
}
