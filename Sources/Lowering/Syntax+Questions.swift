import SwiftSyntax

extension TokenSyntax {
    /// The name without the backticks that a keyword has around it.
    var unquoted: String {
        let isQuoted = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
        return isQuoted ? String(text.dropFirst().dropLast()) : text
    }
}

extension String {
    /// The name of a type without those of the types around it.
    var simpleTypeName: String { split(separator: ".").last.map { String($0) } ?? self }
}

extension FunctionParameterClauseSyntax {
    /// The labels of the parameters, `_` for none.
    var labels: [String] { parameters.map(\.firstName.unquoted) }
}

extension PatternSyntax {
    /// The name of the only variable of the pattern, or all of it.
    var variableName: String {
        self.as(IdentifierPatternSyntax.self)?.identifier.unquoted ?? trimmedDescription
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
    /// Returns the attribute of a name, outside of `#if`.
    func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    /// The name of `@objc(name)`.
    var objectiveCName: String? { attribute("objc")?.arguments?.trimmedDescription }
}

extension TypeSyntax {
    /// Whether the type is an optional or Void, so that nil or nothing stands for an absent value.
    var holdsNil: Bool {
        if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return true
        }
        return ["Void", "()", "Swift.Void"].contains(trimmedDescription)
            || trimmedDescription.hasPrefix("Optional<")
    }

    /// Whether the type is that of objects of any class, also an optional one.
    var isAnyObject: Bool { ["AnyObject", "AnyObject?", "AnyObject!"].contains(trimmedDescription) }

    /// Whether the type is Void.
    var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }

    /// The names of the types that it is composed of, without the types around them and what they are generic over.
    var simpleNames: [String] {
        let parts = trimmedDescription.prefix { $0 != "<" }.split(separator: "&")
        return parts.compactMap { part -> String? in
            let words = part.split { ".()".contains($0) || $0.isWhitespace }
            return words.last.map { String($0) }
        }
    }

    /// The type without the question marks and parentheses around it.
    var unwrapped: TypeSyntax {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.unwrapped
        }
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        else { return self }
        return only.type.unwrapped
    }

    /// The names of what a metatype is of, as `Screen` of `Screen.Type?`; nil for any other type.
    var metatypeNames: [String]? {
        guard let metatype = unwrapped.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
        else { return nil }
        return metatype.baseType.simpleNames
    }
}

extension InitializerDeclSyntax {
    /// Whether it is an `init()` that makes an object at once and always.
    var isPlain: Bool {
        signature.parameterClause.parameters.isEmpty && optionalMark == nil
            && signature.effectSpecifiers == nil
    }
}

extension ExprSyntaxProtocol {
    /// Whether the expression gets a value.
    var isAssigned: Bool {
        guard let list = parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == id })
        else { return false }
        let next = list.index(after: index)
        return next < list.endIndex && list[next].is(AssignmentExprSyntax.self)
    }
}

extension SyntaxProtocol {
    /// Whether a declaration stands in a function or a closure, so that it is nobody's member.
    var isLocal: Bool {
        guard parent?.is(MemberBlockItemSyntax.self) != true else { return false }
        return sequence(first: Syntax(self), next: \.parent).contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
    }

    /// The bytes of the node without the trivia around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
