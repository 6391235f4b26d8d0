import Foundation
import ObjectiveC
import Testing

@Suite struct PredicateTests {
    private struct Person {
        var name: String
        var age: Int
        var tags: [String] = []
        var boss: Name?
    }

    private struct Name { var first: String }

    private func holds(_ format: String, _ object: Any?, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test func `a text matches a whole expression, or a pattern with wildcards`() {
        let pattern = "[A-Z0-9a-z._]+@[a-z]+\\.[a-z]{2,}"

        #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: "a.b@swift.org"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: "to a.b@swift.org"))
        #expect(holds("SELF LIKE 'c?t*'", "cattle") && !holds("SELF LIKE 'c?t'", "cattle"))
        #expect(!holds("SELF MATCHES '('", "("))
    }

    @Test func `texts are compared by their parts, with or without case and marks`() {
        #expect(holds("SELF BEGINSWITH 'Sw'", "Swift") && !holds("SELF BEGINSWITH 'sw'", "Swift"))
        #expect(holds("SELF ENDSWITH[c] 'FT'", "Swift") && holds("SELF CONTAINS[cd] 'ECLAIR'", "un éclair"))
        #expect(holds("SELF == 'a'", "a") && holds("SELF ==[c] 'A'", "a") && !holds("SELF = 'A'", "a"))
        #expect(holds("'wif' IN SELF", "Swift") && !holds("SELF CONTAINS ''", "Swift"))
    }

    @Test func `names are those of properties and dictionaries, also along paths`() {
        let person = Person(name: "Ada", age: 36, tags: ["maths", "poems"], boss: Name(first: "Charles"))

        #expect(holds("name == 'Ada' AND age >= 36", person))
        #expect(holds("boss.first BEGINSWITH %@", person, ["Ch"]))
        #expect(holds("%K > %d", ["size": 3], ["size", 2]))
        #expect(holds("address == nil", person) && !holds("address.street == 'a'", person))
        #expect(holds("tags.@count == 2 && name.length == 3", person))
    }

    @Test func `conditions are joined, turned and nested`() {
        #expect(holds("SELF > 1 AND NOT SELF > 5 OR SELF == 9", 9))
        #expect(!holds("SELF > 1 AND (NOT SELF > 5 OR SELF == 8)", 9))
        #expect(holds("!(SELF < 3) && SELF != 4", 5))
        #expect(holds("TRUEPREDICATE", nil) && !holds("FALSEPREDICATE", nil))
    }

    @Test func `values lie in lists and between limits, and some of several items are asked`() {
        #expect(holds("SELF IN {1, 2, 3}", 2) && !holds("SELF IN %@", 4, [[1, 2]]))
        #expect(holds("SELF BETWEEN {1, 3}", 3) && !holds("SELF BETWEEN {1, 3}", 3.5))
        let person = Person(name: "Ada", age: 36, tags: ["maths", "poems"])
        #expect(holds("ANY tags BEGINSWITH 'po'", person) && !holds("ALL tags BEGINSWITH 'po'", person))
        #expect(holds("NONE tags == 'cats'", person) && holds("tags CONTAINS 'maths'", person))
    }

    @Test func `numbers and dates are ordered, other things are not`() {
        let now = Date(timeIntervalSince1970: 100)

        #expect(holds("SELF < %@", now, [Date(timeIntervalSince1970: 101)]))
        #expect(holds("SELF == 1", true) && holds("SELF >= -1.5", -1.5 as Float))
        #expect(!holds("SELF < 3", "two") && !holds("SELF > 3", nil))
    }
}
