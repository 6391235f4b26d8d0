import Foundation
import ObjectiveC
import Testing

/// Objects of any class that are asked for numbers, texts and items, and lists that are filtered.
@Suite struct AskedObjectTests {
    @Test func `any object is asked for numbers and rectangles, and answers nil for what it has not`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(DynamicObject(NSNumber(value: 2.5)).doubleValue == 2.5)
        #expect(DynamicObject(CGFloat(2)).floatValue == 2 && DynamicObject(3).integerValue == 3)
        #expect(DynamicObject("4.5 m").doubleValue == 4.5 && DynamicObject(true).boolValue)
        #expect(
            DynamicObject(NSValue(rect: rect)).cgRectValue == rect && DynamicObject(rect).cgRectValue == rect)
        #expect(DynamicObject(nil).doubleValue == nil && DynamicObject(NSObject()).cgRectValue == nil)
    }

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
