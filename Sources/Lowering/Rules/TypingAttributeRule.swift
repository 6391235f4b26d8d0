import SwiftSyntax

/// Takes the keys of a text view's typing attributes as they are since Swift 4.2: Swift 4.0 wrote their texts.
struct TypingAttributeRule: LoweringRule {
    private static let name = "typingAttributes"

    func lower(_ node: Syntax, in file: FileLowering) {
        guard let text = node.as(MemberAccessExprSyntax.self), text.base != nil,
            text.declName.baseName.text == "rawValue", isKey(text)
        else { return }
        file.edits.blank(text.period.bytes.lowerBound..<text.declName.bytes.upperBound)
    }

    /// Whether a text is a key in a dictionary that typing attributes are set to, or by which one of them is asked for.
    private func isKey(_ text: MemberAccessExprSyntax) -> Bool {
        if let element = text.parent?.as(DictionaryElementSyntax.self) {
            guard element.key == ExprSyntax(text),
                let list = element.parent?.parent?.parent?.as(ExprListSyntax.self)
            else { return false }
            return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
                && list.first.map(isTypingAttributes) == true
        }
        let place = text.parent?.parent?.parent?.as(SubscriptCallExprSyntax.self)
        return text.parent?.is(LabeledExprSyntax.self) == true
            && place.map { isTypingAttributes($0.calledExpression) } == true
    }

    private func isTypingAttributes(_ value: ExprSyntax) -> Bool {
        let name =
            value.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? value.as(DeclReferenceExprSyntax.self)?.baseName
        return name?.text == Self.name
    }
}
