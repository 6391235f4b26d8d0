import Foundation
import ObjectiveC
import Testing

/// Rarer words of predicates: other spellings, sets, patterns, and values that are not there.
@Suite struct PredicateWordTests {
    private class Animal {
        var name: String
        var _title = "pet"

        init(_ name: String) { self.name = name }
    }

    private final class Dog: Animal {
        var age = 3
    }

    private struct Owner {
        var dog: Dog?
        var tags: [String] = []
    }

    private func holds(_ format: String, _ object: Any?, _ arguments: [Any] = []) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    // MARK: - Words

    @Test func `operators have second spellings, and words may be written small`() {
        #expect(holds("SELF <> 2", 3) && !holds("SELF <> 2", 2))
        #expect(holds("SELF =< 2", 2) && !holds("SELF =< 2", 3))
        #expect(holds("SELF => 2", 2) && !holds("SELF => 2", 1))
        let small = "self beginswith 'a' and not self endswith 'b'"
        #expect(holds(small, "abc") && !holds(small, "ab") && !holds(small, "bc"))
        #expect(holds("SELF > 1 || SELF < -1", -2) && !holds("SELF > 1 || SELF < -1", 0))
    }

    @Test func `AND binds before OR, and a NOT turns another one`() {
        #expect(holds("SELF == 1 OR SELF == 2 AND SELF > 5", 1))
        #expect(!holds("(SELF == 1 OR SELF == 2) AND SELF > 5", 1))
        #expect(holds("NOT NOT SELF == 1", 1) && !holds("NOT NOT SELF == 1", 2))
    }

    @Test func `truth values and nothing are words, too`() {
        #expect(holds("SELF == YES", true) && !holds("SELF == YES", false))
        #expect(holds("SELF == false", false) && holds("SELF == NULL", nil))
        #expect(!holds("SELF == NULL", 0))
    }

    // MARK: - Names

    @Test func `names are found in superclasses, and behind a wrapper's underscore`() {
        let dog = Dog("Rex")

        #expect(holds("name == 'Rex' AND age > 2", dog) && !holds("name == 'Tom'", dog))
        #expect(holds("title == 'pet'", dog))
        #expect(holds("SELF.name == 'Rex'", dog) && holds("%K == %@", dog, ["SELF.age", 3]))
    }

    @Test func `what lies in an optional is read through it, and nothing lies in none`() {
        #expect(holds("dog.name == 'Rex'", Owner(dog: Dog("Rex"))))
        #expect(holds("dog.name == nil", Owner()) && !holds("dog.name != nil", Owner()))
        #expect(!holds("dog.age >= 0", Owner()), "nothing is not ordered")
    }

    @Test func `a name of an array is that of each of its items`() {
        let owner = ["pets": [["name": "Tom"], ["name": "Rex"]]]

        #expect(holds("ANY pets.name == 'Rex'", owner) && !holds("ALL pets.name == 'Rex'", owner))
        #expect(holds("SOME pets.name == 'Tom'", owner) && !holds("NONE pets.name == 'Tom'", owner))
    }

    @Test func `of no items all are anything, and none is`() {
        let owner = Owner()

        #expect(holds("ALL tags == 'a'", owner) && holds("NONE tags == 'a'", owner))
        #expect(!holds("ANY tags == 'a'", owner))
    }

    // MARK: - Collections and limits

    @Test func `sets and ranges have items as lists do`() {
        #expect(holds("SELF IN %@", 2, [Set([1, 2])]) && !holds("SELF IN %@", 3, [Set([1, 2])]))
        #expect(holds("SELF CONTAINS 3", Set([1, 3])) && !holds("SELF CONTAINS 2", Set([1, 3])))
        #expect(holds("SELF IN %@", 4, [1...5]) && !holds("SELF IN %@", 6, [1...5]))
    }

    @Test func `limits include both ends, and have to be two`() {
        #expect(holds("SELF BETWEEN {1, 3}", 1) && !holds("SELF BETWEEN {1, 3}", 0.5))
        #expect(!holds("SELF BETWEEN {1}", 1) && !holds("SELF BETWEEN {1, 2, 3}", 2))
    }

    @Test func `lists are equal if their items are`() {
        #expect(holds("SELF == %@", [1, 2], [[1, 2]]) && !holds("SELF == %@", [1, 2], [[2, 1]]))
        #expect(holds("SELF != %@", "1", [1]), "a text is no number")
    }

    // MARK: - Patterns

    @Test func `the signs of expressions mean themselves in a pattern with wildcards`() {
        #expect(holds("SELF LIKE 'a.c'", "a.c") && !holds("SELF LIKE 'a.c'", "abc"))
        #expect(holds("SELF LIKE '(?)*'", "(x) and more") && !holds("SELF LIKE '(?)*'", "()"))
    }

    @Test func `patterns and expressions may leave case and marks aside`() {
        #expect(holds("SELF MATCHES[c] 'AB+'", "abb") && !holds("SELF MATCHES 'AB+'", "abb"))
        #expect(holds("SELF LIKE[cd] 'CAFE*'", "café noir") && !holds("SELF LIKE[c] 'CAFE*'", "café noir"))
        #expect(holds("SELF LIKE[d] 'cafe'", "café") && !holds("SELF LIKE[d] 'Cafe'", "café"))
    }
}
