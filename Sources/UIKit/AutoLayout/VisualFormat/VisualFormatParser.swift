import Foundation

/// A visual format as it was read.
struct VisualFormatLine {
    /// A number or a name, with where it stands.
    enum Object {
        case number(Double)
        case name(String, attribute: String?)
    }

    /// `>=80@750`
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Object?
        var position: Int
    }

    /// The distance between two views.
    enum Connection {
        /// They touch.
        case none
        /// The usual distance: a single hyphen.
        case standard
        case predicates([Predicate])
    }

    struct Part {
        var name: String
        var predicates: [Predicate]
        var position: Int
    }

    var isVertical = false
    /// The distance from the superview's first edge; nil if the format does not begin there.
    var start: Connection?
    var parts: [Part] = []
    /// The distances between two parts.
    var connections: [Connection] = []
    /// The distance to the superview's last edge; nil if the format does not end there.
    var end: Connection?
}

/// Reads a visual format, one character after the other.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    init(_ format: String) { characters = Array(format) }

    mutating func parse() throws -> VisualFormatLine {
        var line = VisualFormatLine()
        skipSpaces()
        if let first = next, first == "H" || first == "V" {
            position += 1
            guard take(":") else { throw error("Expected a ':' after '\(first)' to specify the arrangement") }
            line.isVertical = first == "V"
        }
        if take("|") { line.start = try connection() }
        line.parts.append(try part())
        while next != nil {
            let connection = try connection()
            if take("|") {
                line.end = connection
                guard next == nil else { throw error("Nothing may follow the superview's last edge") }
                break
            }
            guard next == "[" else { throw error("Expected a view or the superview after a distance") }
            line.connections.append(connection)
            line.parts.append(try part())
        }
        return line
    }

    // MARK: - Parts

    private mutating func part() throws -> VisualFormatLine.Part {
        guard take("[") else { throw error("Expected a '[' here. That is how to give a view") }
        let start = position
        guard let name = name() else { throw error("Expected the name of a view after '['") }
        var predicates: [VisualFormatLine.Predicate] = []
        if take("(") { predicates = try list() }
        guard take("]") else { throw error("Expected a ']' here") }
        return VisualFormatLine.Part(name: name, predicates: predicates, position: start)
    }

    private mutating func connection() throws -> VisualFormatLine.Connection {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates: [VisualFormatLine.Predicate]
        if take("(") {
            predicates = try list()
        } else {
            let start = position
            guard let object = simpleObject() else {
                throw error("Expected a number, a metric or a list in parentheses after '-'")
            }
            predicates = [VisualFormatLine.Predicate(object: object, position: start)]
        }
        guard take("-") else { throw error("Expected a '-' after a distance") }
        return .predicates(predicates)
    }

    private mutating func list() throws -> [VisualFormatLine.Predicate] {
        var predicates = [try predicate()]
        while take(",") { predicates.append(try predicate()) }
        guard take(")") else { throw error("Expected a ')' here") }
        return predicates
    }

    private mutating func predicate() throws -> VisualFormatLine.Predicate {
        skipSpaces()
        let start = position
        let relation = try relation()
        guard let object = object() else { throw error("Expected a number, a metric or a view here") }
        var predicate = VisualFormatLine.Predicate(relation: relation, object: object, position: start)
        if take("@") {
            guard let priority = simpleObject() else { throw error("Expected a priority after '@'") }
            predicate.priority = priority
        }
        return predicate
    }

    private mutating func relation() throws -> NSLayoutConstraint.Relation {
        guard let sign = next, "=<>".contains(sign) else { return .equal }
        position += 1
        guard take("=") else { throw error("Expected '==', '<=' or '>='") }
        switch sign {
        case "<": return .lessThanOrEqual
        case ">": return .greaterThanOrEqual
        default: return .equal
        }
    }

    // MARK: - Numbers and names

    /// A number with or without a sign, or a name with or without an attribute.
    private mutating func object() -> VisualFormatLine.Object? {
        if let number = number(signed: true) { return .number(number) }
        guard let name = name() else { return nil }
        guard take(".") else { return .name(name, attribute: nil) }
        return .name(name, attribute: self.name() ?? "")
    }

    private mutating func simpleObject() -> VisualFormatLine.Object? {
        if let number = number(signed: false) { return .number(number) }
        return name().map { .name($0, attribute: nil) }
    }

    private mutating func number(signed: Bool) -> Double? {
        skipSpaces()
        var end = position
        if signed, end < characters.count, "+-".contains(characters[end]) { end += 1 }
        let digits = end
        while end < characters.count, characters[end].isASCII,
            characters[end].isNumber || characters[end] == "."
        {
            end += 1
        }
        guard end > digits, let number = Double(String(characters[position..<end])) else { return nil }
        position = end
        return number
    }

    private mutating func name() -> String? {
        skipSpaces()
        var end = position
        while end < characters.count,
            characters[end].isLetter || characters[end].isNumber || characters[end] == "_"
        {
            end += 1
        }
        guard end > position, !characters[position].isNumber else { return nil }
        defer { position = end }
        return String(characters[position..<end])
    }

    // MARK: - Characters

    private var next: Character? {
        var index = position
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        return index < characters.count ? characters[index] : nil
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        skipSpaces()
        position += 1
        return true
    }

    private mutating func skipSpaces() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, position: position)
    }
}
