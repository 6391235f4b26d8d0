import Foundation

/// What a predicate says.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case comparison(PredicateComparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.holds(for: object)
        case .and(let left, let right): left.holds(for: object) && right.holds(for: object)
        case .or(let left, let right): left.holds(for: object) || right.holds(for: object)
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

/// A value in a predicate.
indirect enum PredicateValue {
    /// The object itself.
    case object
    case path([String])
    case constant(Any?)
    case list([PredicateValue])

    func value(of object: Any?) -> Any? {
        switch self {
        case .object: object
        case .path(let names): names.reduce(object) { Self.member($1, of: $0) }
        case .constant(let value): value
        case .list(let values): values.map { $0.value(of: object) as Any }
        }
    }

    /// What an object has under a name: a dictionary's value, a stored property, `count` and `length`, or for an
    /// array those of its items.
    private static func member(_ name: String, of object: Any?) -> Any? {
        guard let object = object.flatMap(unwrapped) else { return nil }
        if let dictionary = object as? [String: Any], let value = dictionary[name] { return value }
        if let dictionary = object as? NSDictionary, let value = dictionary.object(forKey: name) {
            return value
        }
        if let text = object as? String, name == "length" { return text.utf16.count }
        if let items = object as? [Any] {
            if name == "@count" || name == "count" { return items.count }
            return items.map { member(name, of: $0) as Any }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The value of an optional in a container of anything; nil for none.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

/// Two values, and how they are compared.
struct PredicateComparison {
    enum Operator: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual =
            ">="
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"
    }

    /// Of which items of the left side it has to be true.
    enum Quantifier { case one, any, all, none }

    var left: PredicateValue
    var operation: Operator
    var right: PredicateValue
    var ignoresCase = false
    var ignoresMarks = false
    var quantifier = Quantifier.one

    func holds(for object: Any?) -> Bool {
        let (left, right) = (left.value(of: object), right.value(of: object))
        guard quantifier != .one else { return compare(left, right) }
        let items = left as? [Any] ?? []
        return switch quantifier {
        case .any: items.contains { compare($0, right) }
        case .all: items.allSatisfy { compare($0, right) }
        default: !items.contains { compare($0, right) }
        }
    }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (
            left.flatMap(PredicateValue.unwrapped), right.flatMap(PredicateValue.unwrapped)
        )
        switch operation {
        case .equal: return areEqual(left, right)
        case .unequal: return !areEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .isIn:
            if let items = items(of: right) { return items.contains { areEqual(left, $0) } }
            return search(right, left)
        case .contains:
            if let items = items(of: left) { return items.contains { areEqual($0, right) } }
            return search(left, right)
        case .between:
            guard let limits = items(of: right), limits.count == 2 else { return false }
            return order(limits[0], left).map { $0 != .orderedDescending } ?? false
                && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
        case .beginsWith, .endsWith, .like, .matches: return compareText(left, right)
        }
    }

    private func compareText(_ left: Any?, _ right: Any?) -> Bool {
        guard let text = left as? String, let pattern = right as? String else { return false }
        let anchor: String.CompareOptions
        switch operation {
        case .beginsWith: anchor = .anchored
        case .endsWith: anchor = [.anchored, .backwards]
        case .matches: return matches(text, pattern)
        default: return matches(text, Self.expression(ofWildcards: pattern))
        }
        return pattern.isEmpty || text.range(of: pattern, options: options.union(anchor)) != nil
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let text = ignoresMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let pattern = ignoresMarks ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
        let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
        else { return false }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
    }

    /// The regular expression of a pattern with `*` for any letters and `?` for one.
    private static func expression(ofWildcards pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacing("\\*", with: ".*").replacing(
            "\\?", with: ".")
    }

    private var options: String.CompareOptions {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresMarks { options.insert(.diacriticInsensitive) }
        return options
    }

    private func search(_ text: Any?, _ part: Any?) -> Bool {
        guard let text = text as? String, let part = part as? String, !part.isEmpty else { return false }
        return text.range(of: part, options: options) != nil
    }

    private func items(of value: Any?) -> [Any]? {
        if value is String { return nil }
        if let items = value as? [Any] { return items }
        if let set = value as? NSSet { return set.allObjects }
        return (value as? any Sequence).map { sequence in
            func all(_ items: some Sequence) -> [Any] { items.map { $0 as Any } }
            return all(sequence)
        }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return false
    }

    /// How two numbers, texts or dates are ordered; nil for others.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = Self.number(left), let right = Self.number(right) {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        if let left = left as? String, let right = right as? String {
            return left.compare(right, options: options)
        }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        return nil
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }
}
