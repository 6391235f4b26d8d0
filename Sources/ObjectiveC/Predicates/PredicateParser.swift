import Foundation

/// Why a predicate's text cannot be read.
struct PredicateError: Error, CustomStringConvertible {
    let description: String
}

/// Reads a predicate's text.
struct PredicateParser {
    private var tokens: [Token] = []
    private var position = 0
    private var arguments: [Any]

    private enum Token: Equatable {
        /// A name, a word of the language, or an operator.
        case word(String)
        case text(String)
        case number(Double)
        /// A place for an argument: its letters after the percent sign.
        case place(String)
    }

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments
        tokens = Self.tokens(of: Array(format))
    }

    /// The whole text as one condition.
    mutating func predicate() throws -> PredicateCondition {
        let condition = try alternatives()
        guard position == tokens.count else {
            throw PredicateError(description: "there is more after its end")
        }
        return condition
    }

    // MARK: - Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var condition = try conjunction()
        while takes("OR", "||") { condition = .or(condition, try conjunction()) }
        return condition
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var condition = try negation()
        while takes("AND", "&&") { condition = .and(condition, try negation()) }
        return condition
    }

    private mutating func negation() throws -> PredicateCondition {
        if takes("NOT", "!") { return .not(try negation()) }
        if takes("TRUEPREDICATE") { return .constant(true) }
        if takes("FALSEPREDICATE") { return .constant(false) }
        if takes("(") {
            let condition = try alternatives()
            guard takes(")") else { throw PredicateError(description: "a parenthesis is not closed") }
            return condition
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws -> PredicateComparison {
        var quantifier = PredicateComparison.Quantifier.one
        if takes("ANY", "SOME") {
            quantifier = .any
        } else if takes("ALL") {
            quantifier = .all
        } else if takes("NONE") {
            quantifier = .none
        }
        let left = try value()
        guard case .word(let word)? = next() else {
            throw PredicateError(description: "an operator is missing")
        }
        let names = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        guard let operation = PredicateComparison.Operator(rawValue: names[word] ?? word.uppercased()) else {
            throw PredicateError(description: "\(word) is no operator")
        }
        var result = PredicateComparison(
            left: left, operation: operation, right: .object, quantifier: quantifier)
        if takes("[") {
            guard case .word(let letters)? = next(), takes("]") else {
                throw PredicateError(description: "the letters in brackets are missing")
            }
            result.ignoresCase = letters.lowercased().contains("c")
            result.ignoresMarks = letters.lowercased().contains("d")
        }
        result.right = try value()
        return result
    }

    // MARK: - Values

    private mutating func value() throws -> PredicateValue {
        switch next() {
        case .text(let text)?: return .constant(text)
        case .number(let number)?: return .constant(number)
        case .place(let letters)?: return try argument(letters)
        case .word("{")?: return try list()
        case .word(let word)?: return try named(word)
        case nil: throw PredicateError(description: "a value is missing")
        }
    }

    private mutating func argument(_ letters: String) throws -> PredicateValue {
        guard !arguments.isEmpty else { throw PredicateError(description: "an argument is missing") }
        let argument = arguments.removeFirst()
        guard letters == "K" else { return .constant(PredicateValue.unwrapped(argument)) }
        guard let path = argument as? String else {
            throw PredicateError(description: "%K takes a path of names")
        }
        return Self.path(path)
    }

    private mutating func list() throws -> PredicateValue {
        var items: [PredicateValue] = []
        while !takes("}") {
            items.append(try value())
            if takes("}") { break }
            guard takes(",") else { throw PredicateError(description: "a list is not closed") }
        }
        return .list(items)
    }

    private func named(_ word: String) throws -> PredicateValue {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        default:
            guard word.first?.isLetter == true || word.hasPrefix("_") || word.hasPrefix("@") else {
                throw PredicateError(description: "\(word) is no value")
            }
            return Self.path(word)
        }
    }

    private static func path(_ text: String) -> PredicateValue {
        var names = text.split(separator: ".").map(String.init)
        if names.first?.uppercased() == "SELF" { names.removeFirst() }
        return names.isEmpty ? .object : .path(names)
    }

    // MARK: - Tokens

    private mutating func next() -> Token? {
        guard position < tokens.count else { return nil }
        position += 1
        return tokens[position - 1]
    }

    /// Takes the next word if it is one of some.
    private mutating func takes(_ words: String...) -> Bool {
        guard position < tokens.count, case .word(let word) = tokens[position],
            words.contains(word.uppercased())
        else { return false }
        position += 1
        return true
    }

    private static func tokens(of letters: [Character]) -> [Token] {
        var (tokens, index) = ([Token](), 0)
        while index < letters.count {
            let letter = letters[index]
            if letter.isWhitespace {
                index += 1
            } else if letter == "'" || letter == "\"" {
                let end = letters[(index + 1)...].firstIndex(of: letter) ?? letters.count
                tokens.append(.text(String(letters[(index + 1)..<end])))
                index = end + 1
            } else {
                let run = Self.run(of: letters, from: index)
                tokens.append(token(of: String(letters[run])))
                index = run.upperBound
            }
        }
        return tokens
    }

    /// The letters that belong together: a name, a number, a place for an argument, an operator, or a sign.
    private static func run(of letters: [Character], from start: Int) -> Range<Int> {
        func upTo(_ isInside: (Character) -> Bool) -> Range<Int> {
            start..<(letters[(start + 1)...].firstIndex { !isInside($0) } ?? letters.count)
        }
        let letter = letters[start]
        if letter == "%" { return upTo { $0.isLetter || $0 == "@" } }
        if letter.isLetter || "_@$".contains(letter) {
            return upTo { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        }
        if letter.isNumber || letter == "-" { return upTo { $0.isNumber || $0 == "." } }
        if "=<>!&|".contains(letter) { return upTo { "=<>&|".contains($0) } }
        return start..<start + 1
    }

    private static func token(of run: String) -> Token {
        if run.hasPrefix("%") { return .place(String(run.dropFirst())) }
        return Double(run).map(Token.number) ?? .word(run)
    }
}
