import SwiftSyntax

/// A function's declaration and call as text on one line.
struct FunctionText {
    private let decl: FunctionDeclSyntax

    init(_ decl: FunctionDeclSyntax) {
        self.decl = decl
    }

    /// Returns name, parameters and result, without default values.
    func declaration(prefix: String = "") -> String {
        let generics = decl.genericParameterClause?.trimmedDescription ?? ""
        let parameters = decl.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let (label, name) = (parameter.firstName.text, innerName(of: parameter, at: index))
            let names = label == name ? [name] : [label, name]
            let dots = parameter.ellipsis == nil ? "" : "..."
            return "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)\(dots)"
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
            return "\(label)\(isInout ? "&" : "")\(innerName(of: parameter, at: index))"
        }
        let effects = decl.signature.effectSpecifiers
        let words =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return "\(words)self.\(name(after: prefix))(\(arguments.joined(separator: ", ")))"
    }

    private func name(after prefix: String) -> String {
        prefix.isEmpty ? decl.name.text : prefix + decl.name.unquoted
    }

    /// The name of a parameter inside the function; one without a name, `_`, gets one, or it could not be passed on.
    private func innerName(of parameter: FunctionParameterSyntax, at index: Int) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        return name == "_" ? "parameter\(index)" : name
    }
}

extension String {
    /// The text with its lines one behind the other.
    var onOneLine: String {
        split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }
}
