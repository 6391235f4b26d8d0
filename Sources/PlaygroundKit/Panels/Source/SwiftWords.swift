/// The words of Swift that are coloured as keywords.
enum SwiftWords {
    /// Keywords, and words that are keywords where they are usually written.
    static let keywords: Set<String> = [
        // Declarations.
        "associatedtype", "actor", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
        "init",
        "inout", "internal", "let", "macro", "open", "operator", "package", "precedencegroup", "private",
        "protocol",
        "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        // Statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
        "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        // Expressions and types.
        "Any", "Self", "any", "as", "async", "await", "each", "false", "is", "nil", "self", "some", "super",
        "throws",
        "true", "try", "consume", "copy",
        // Modifiers.
        "borrowing", "consuming", "convenience", "didSet", "dynamic", "final", "get", "indirect", "infix",
        "isolated",
        "lazy", "mutating", "nonisolated", "nonmutating", "override", "postfix", "prefix", "required",
        "sending",
        "set", "unowned", "weak", "willSet",
    ]

    /// Keywords that stay ones before a colon.
    static let neverLabels: Set<String> = [
        "Any", "Self", "any", "await", "false", "inout", "let", "nil", "self", "some", "super", "true", "try",
        "var",
    ]
}
