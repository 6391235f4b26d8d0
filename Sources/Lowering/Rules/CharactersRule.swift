import SwiftSyntax

/// Takes the characters of a text as Swift 3 did, `text.characters`: a text is the collection of its characters.
struct CharactersRule: LoweringRule {
    func lower(_ node: Syntax, in file: FileLowering) {
        guard let access = node.as(MemberAccessExprSyntax.self), access.base != nil,
            access.declName.baseName.text == "characters", access.declName.argumentNames == nil,
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression != ExprSyntax(access),
            !file.index.properties.contains("characters")
        else { return }
        file.edits.replace(access.declName.bytes, with: "self")
    }
}
