import SwiftSyntax

/// A function's declaration and call as text on one line.
struct FunctionText {
    private let decl: FunctionDeclSyntax

    init(_ decl: FunctionDeclSyntax) {
        self.decl = decl
    }

    /// What stands before the declaration where a result may be left unused.
    var attributes: String {
        decl.attributes.attribute("discardableResult") == nil ? "" : "@discardableResult "
    }

    /// The words before a call of something that calls the function: `try` for one that may throw.
    var effects: String {
        let specifiers = decl.signature.effectSpecifiers
        return (specifiers?.throwsClause == nil ? "" : "try ")
            + (specifiers?.asyncSpecifier == nil ? "" : "await ")
    }

    /// Returns name, parameters and result.
    ///
    /// - Parameters:
    ///   - prefix: what stands before the name.
    ///   - hasDefaults: whether parameters have their default values.
    /// - Returns: what may follow `func`, on one line.
    func declaration(prefix: String = "", hasDefaults: Bool = false) -> String {
        let generics = decl.genericParameterClause?.trimmedDescription ?? ""
        let parameters = decl.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let (label, name) = (parameter.firstName.text, innerName(of: parameter, at: index))
            let names = [label, "`\(label)`"].contains(name) ? [label] : [label, name]
            let dots = parameter.ellipsis == nil ? "" : "..."
            let value = hasDefaults ? parameter.defaultValue.map { " " + $0.trimmedDescription } ?? "" : ""
            return "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)\(dots)\(value)"
        }
        let effects = decl.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        let result = decl.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        let condition = decl.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        let name = self.name(after: prefix) + generics
        return "\(name)(\(parameters.joined(separator: ", ")))\(effects)\(result)\(condition)".onOneLine
    }

    /// Returns a call on `self` that passes the parameters on, of which one may have the function's name.
    func call(prefix: String = "") -> String {
        let arguments = decl.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            let type = parameter.type.as(AttributedTypeSyntax.self)
            // It is called here, and waits there as it did.
            let isCalled = type?.attributes.attribute("autoclosure") != nil
            let name = innerName(of: parameter, at: index)
            return "\(label)\(isInout ? "&" : "")\(name)\(isCalled ? "()" : "")"
        }
        return "\(effects)self.\(name(after: prefix))(\(arguments.joined(separator: ", ")))"
    }

    private func name(after prefix: String) -> String {
        prefix.isEmpty ? decl.name.text : prefix + decl.name.unquoted
    }

    /// The name of a parameter inside the function; one without a name, `_`, gets one, or it could not be passed on, and
    /// a keyword gets backticks, which it does not need as a label.
    private func innerName(of parameter: FunctionParameterSyntax, at index: Int) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        guard name != "_" else { return "parameter\(index)" }
        return Self.keywords.contains(name) ? "`\(name)`" : name
    }

    /// The keywords that are no names of variables without backticks.
    private static let keywords = Set(
        """
        Any Self as associatedtype break case catch class continue default defer deinit do else enum extension
        fallthrough false fileprivate for func guard if import in init internal is nil operator precedencegroup
        private protocol public repeat rethrows return self static struct subscript super switch throw throws true
        try typealias where while
        """.split(whereSeparator: \.isWhitespace).map { String($0) })
}

extension String {
    /// The text with its lines one behind the other.
    var onOneLine: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }
}
