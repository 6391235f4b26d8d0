import Foundation
import ObjectiveC
import Testing

/// Objects of any class that are asked for numbers, texts and items, and lists that are filtered.
@Suite struct AskedObjectTests {
    @Test func `a number is asked for its integer without a sign, and for its text`() {
        #expect(DynamicObject(NSNumber(value: 7)).uintValue == 7)
        #expect(DynamicObject("12 m").uintValue == 12 && DynamicObject(NSObject()).uintValue == nil)
        #expect(DynamicObject(NSNumber(value: 7)).stringValue == "7")
        #expect(DynamicObject("7").stringValue == nil, "a text is no number")
    }

    @Test func `an item beyond the ends of a list is none`() {
        let list = DynamicObject(["a", "b"])

        #expect(list[0] as? String == "a" && list[1] as? String == "b")
        #expect(list[2] == nil && list[-1] == nil && DynamicObject("ab")[0] == nil)
    }

    @Test func `a list is filtered by a predicate, in its order`() {
        let names = ["Ada", "Bob", "Anna"]

        #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'A'")) == ["Ada", "Anna"])
    }
}
