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
        guard let reference = Reference(argument.expression) else { return reportNameless(macro, in: file) }
        file.edits.replace(macro.bytes, with: selector(reference, in: file))
    }

    private func selector(_ reference: Reference, in file: FileLowering) -> String {
        let type = owner(of: reference.base, in: file)
        let methods = file.index.methods(reference.name, of: type.simpleTypeName)
        let method = methods.first { reference.isMeant($0.labels) }
        let labels = reference.labels ?? method?.labels ?? reference.castLabels
        let name = method?.objectiveCName ?? ObjectiveCName.selector(reference.name, labels: labels ?? [])
        if let known = Self.protocolType(type, in: file) { return "Selector(\"\(name)\", of: \(known))" }
        // What other modules have of the name is not known.
        let isOverloaded = methods.contains { $0.labels != labels } || (method == nil && reference.count == 0)
        return carrying("\(type).\(reference.name)", labels, name: name, isOverloaded: isOverloaded)
    }

    /// The selector that carries a method. A name without labels stands for all methods that have it.
    private func carrying(
        _ method: String, _ labels: [String]?, name: String, isOverloaded: Bool
    ) -> String {
        guard let labels, !labels.isEmpty else {
            let label = labels != nil && isOverloaded ? "withoutArguments: " : ""
            return "Selector(\"\(name)\", \(label)\(method))"
        }
        return "Selector(\"\(name)\", \(method)(\(labels.map { $0 + ":" }.joined())))"
    }

    /// The type that has the member which is named with a base.
    private func owner(of base: String?, in file: FileLowering) -> String {
        let enclosing = file.scopes.last { $0.kind != .protocol }?.name ?? "Self"
        guard let base, base != "self", base != "super", base != "Self" else { return enclosing }
        let last = base.split(separator: ".").last
        return last?.first?.isUppercase == true ? base : "type(of: \(base))"
    }

    /// The type of a protocol as a value; nil for classes.
    private static func protocolType(_ type: String, in file: FileLowering) -> String? {
        let simple = type.simpleTypeName
        let isProtocol = file.index.types[simple]?.isProtocol == true || UIKitNames.isProtocol(simple)
        return isProtocol ? "(any \(type)).self" : nil
    }

    /// `#selector(getter: Card.title)` calls nothing here, but says which objects have the property.
    private func lowerAccessor(
        _ label: String, _ expression: ExprSyntax, of macro: MacroExpansionExprSyntax, in file: FileLowering
    ) {
        guard let property = Reference(expression) else { return reportNameless(macro, in: file) }
        let name = property.name
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        let type = owner(of: property.base, in: file)
        let isKnown = type != "Self" && !type.hasPrefix("type(of:")
        let place = isKnown ? ", of: " + (Self.protocolType(type, in: file) ?? "\(type).self") : ""
        file.edits.replace(macro.bytes, with: "Selector(\"\(label == "getter" ? name : setter)\"\(place))")
    }

    private func reportNameless(_ macro: MacroExpansionExprSyntax, in file: FileLowering) {
        file.report(
            macro,
            "#selector(\(macro.arguments.trimmedDescription)) names no method: write "
                + "#selector(Type.method(_:)).")
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
        let isOverloaded = file.index.methods(method.name, of: scope.simpleName).contains {
            $0.labels != method.labels
        }
        let selector = carrying(
            "\(scope.name).\(method.name)", method.labels, name: name, isOverloaded: isOverloaded)
        file.edits.replace(call.bytes, with: selector)
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
        /// The labels, where they are written.
        let labels: [String]?
        /// How many arguments the method takes, where a cast tells it.
        let count: Int?

        /// Whether a method with these labels is meant.
        func isMeant(_ labels: [String]) -> Bool {
            (self.labels ?? labels) == labels && (count ?? labels.count) == labels.count
        }

        /// The labels of a method that is cast to a function, and that the module does not declare.
        var castLabels: [String]? {
            switch count {
            case 0: []
            case 1: ["_"]
            default: nil
            }
        }

        init?(_ expression: ExprSyntax) {
            let sequence = Self.withoutParentheses(expression).as(SequenceExprSyntax.self)
            var named = Self.withoutParentheses(sequence?.elements.first ?? expression)
            if let optional = named.as(OptionalChainingExprSyntax.self) { named = optional.expression }
            let member = named.as(MemberAccessExprSyntax.self)
            guard let whole = member?.declName ?? named.as(DeclReferenceExprSyntax.self) else { return nil }
            // A method is named by its class, be the object there or not.
            base = member?.base.map { String($0.trimmedDescription.prefix { $0 != "?" && $0 != "!" }) }
            name = whole.baseName.unquoted
            labels = whole.argumentNames?.arguments.map(\.name.unquoted)
            count = sequence.flatMap { Self.argumentCount(of: $0) }
        }

        private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
            guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            else { return expression }
            return withoutParentheses(only.expression)
        }

        /// How many arguments the function takes that a method is cast to.
        private static func argumentCount(of sequence: SequenceExprSyntax) -> Int? {
            let function = sequence.elements.lazy.compactMap { $0.as(TypeExprSyntax.self)?.type }.first
            guard let function = function?.as(FunctionTypeSyntax.self) else { return nil }
            // That of a method named with its type takes the object first.
            let method = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
            return method.parameters.count
        }
    }
}
