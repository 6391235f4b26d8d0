import SwiftSyntax

/// Makes numbers into objects, `width as NSNumber`: a `CGFloat` does not bridge to Foundation's here.
struct NumberBridgeRule: LoweringRule {
    private static let functions = ["NSNumber": "_bridgedNumber", "[NSNumber]": "_bridgedNumbers"]
    /// What binds less than `as`, so that it ends what is cast.
    private static let looser: Set<String> = [
        "??", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "+=", "-=", "*=", "/=",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let cast = node.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let list = cast.parent?.as(ExprListSyntax.self),
            let index = list.firstIndex(where: { $0.id == cast.id }), index > list.startIndex
        else { return }
        let next = list.index(after: index)
        guard next < list.endIndex, let type = list[next].as(TypeExprSyntax.self),
            let function = Self.functions[type.trimmedDescription]
        else { return }
        var first = list.index(before: index)
        while first > list.startIndex {
            let before = list.index(before: first)
            if list[before].is(AssignmentExprSyntax.self) || list[before].is(TernaryOperator.self)
                || Self.looser.contains(list[before].trimmedDescription)
            {
                break
            }
            first = before
        }
        // A literal is an object by itself.
        guard list.index(after: first) != index || !list[first].isLiteral else { return }
        file.edits.insert("\(function)(", at: list[first].bytes.lowerBound)
        let end = list[list.index(before: index)].bytes.upperBound
        file.edits.replace(end..<type.bytes.upperBound, with: ")")
    }

    private typealias TernaryOperator = UnresolvedTernaryExprSyntax
}

extension ExprSyntax {
    fileprivate var isLiteral: Bool {
        self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
            || self.is(BooleanLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self)
    }
}
