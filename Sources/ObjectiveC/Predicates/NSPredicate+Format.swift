import Foundation

extension NSPredicate {
    /// Makes a predicate from its text, as `NSPredicate(format: "SELF MATCHES %@", pattern)`.
    ///
    /// There are comparisons of paths of names, numbers, texts, arguments (`%@`, `%d`, `%K`, …) and lists; `AND`, `OR`,
    /// `NOT`; `ANY`, `ALL`, `NONE`. Names are those of dictionaries, and of the stored properties of other values. Text
    /// that is none of this stops the program, as on iOS.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate from its text and arguments for the places that it leaves.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        do {
            let condition = try parser.predicate()
            self.init(block: { object, _ in condition.holds(for: object) })
        } catch {
            preconditionFailure("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }
}

extension Array {
    /// The items that satisfy a predicate.
    package func filtered(using predicate: NSPredicate) -> [Element] {
        filter { predicate.evaluate(with: $0) }
    }
}
