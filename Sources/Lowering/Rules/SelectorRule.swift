import SwiftSyntax

/// Turns `#selector` into a `Selector` that carries the method, and names of methods into the same.
struct SelectorRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" {
            lower(macro, in: file)
        } else if let call = node.as(FunctionCallExprSyntax.self) {
            lower(call, in: file)
        }
    }

    // MARK: - #selector

    private func lower(_ macro: MacroExpansionExprSyntax, in file: FileLowering) {
        guard let argument = macro.arguments.first else { return }
        if let label = argument.label?.text {
            return lowerAccessor(label, argument.expression, of: macro, in: file)
        }
        guard let reference = Reference(argument.expression) else {
            return file.report(
                macro,
                "#selector(\(macro.arguments.trimmedDescription)) names no method: write "
                    + "#selector(Type.method(_:)).")
        }
        file.edits.replace(macro.bytes, with: selector(reference, in: file))
    }

    private func selector(_ reference: Reference, in file: FileLowering) -> String {
        let type = owner(of: reference, in: file)
        let simple = type.split(separator: ".").last.map(String.init) ?? type
        let method = file.index.method(reference.name, labels: reference.labels, of: simple)
        let labels = reference.labels ?? method?.labels
        let name =
            method?.objectiveCName ?? ObjectiveCName.selector(reference.name, labels: labels ?? [])
        if file.index.types[simple]?.isProtocol == true || UIKitNames.isProtocol(simple) {
            return "Selector(\"\(name)\", of: (any \(type)).self)"
        }
        let arguments = labels.map { $0.isEmpty ? "" : "(\($0.map { $0 + ":" }.joined()))" } ?? ""
        let reference = "\(type).\(reference.name)\(arguments)"
        return "Selector(\"\(name)\", \(reference))"
    }

    /// The type that has the method.
    private func owner(of reference: Reference, in file: FileLowering) -> String {
        let enclosing = file.scopes.last { $0.kind != .protocol }?.name ?? "Self"
        guard let base = reference.base else { return enclosing }
        if base == "self" || base == "super" || base == "Self" { return enclosing }
        return base.first?.isUppercase == true ? base : "type(of: \(base))"
    }

    private func lowerAccessor(
        _ label: String, _ expression: ExprSyntax, of macro: MacroExpansionExprSyntax, in file: FileLowering
    ) {
        let name = expression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        file.edits.replace(macro.bytes, with: "Selector(\"\(label == "getter" ? name : setter)\")")
    }

    // MARK: - Names

    /// `Selector("tap:")` of a method that the class around it has.
    private func lower(_ call: FunctionCallExprSyntax, in file: FileLowering) {
        let callee = call.calledExpression.trimmedDescription
        guard callee == "Selector" || callee == "NSSelectorFromString", call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil,
            let name = literal(argument.expression), let scope = file.scopes.last
        else { return }
        let base = name.prefix { $0 != ":" }
        let methods = file.index.types[scope.simpleName]?.methods ?? []
        let named = methods.filter { method in
            let own = method.objectiveCName ?? ObjectiveCName.selector(method.name, labels: method.labels)
            return own == name && !method.isStatic && base.first?.isLetter == true
        }
        guard named.count == 1, let method = named.first else { return }
        let labels = method.labels.isEmpty ? "" : "(\(method.labels.map { $0 + ":" }.joined()))"
        file.edits.replace(
            call.bytes, with: "Selector(\"\(name)\", \(scope.name).\(method.name)\(labels))")
    }

    /// The text of a string literal, also in the parentheses that silence a warning.
    private func literal(_ expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { literal($0.expression) }
        }
        return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    // MARK: - References

    /// A method as it is named in `#selector`.
    private struct Reference {
        let base: String?
        let name: String
        /// The labels, where they are written, or a cast tells how many there are.
        let labels: [String]?

        init?(_ expression: ExprSyntax) {
            var (expression, casted) = (expression, [String]?.none)
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                expression = only.expression
            }
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                casted = Self.labels(of: sequence)
                expression = first
            }
            if let optional = expression.as(OptionalChainingExprSyntax.self) {
                expression = optional.expression
            }
            if let member = expression.as(MemberAccessExprSyntax.self) {
                // A method is named by its class, be the object there or not.
                base = member.base.map { String($0.trimmedDescription.prefix { $0 != "?" && $0 != "!" }) }
                name = member.declName.baseName.text
                labels = member.declName.argumentNames?.arguments.map(\.name.text) ?? casted
            } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
                base = nil
                name = reference.baseName.text
                labels = reference.argumentNames?.arguments.map(\.name.text) ?? casted
            } else {
                return nil
            }
        }

        /// The labels of `f as () -> Void`: none. Other casts leave the choice to the compiler.
        private static func labels(of sequence: SequenceExprSyntax) -> [String]? {
            let function = sequence.elements.lazy.compactMap { $0.as(TypeExprSyntax.self)?.type }.first
            guard let function = function?.as(FunctionTypeSyntax.self) else { return nil }
            // That of a method named with its type takes the object first.
            let method = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
            return method.parameters.count == 1 ? ["_"] : nil
        }
    }
}
