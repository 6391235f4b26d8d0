import Foundation
import ObjectiveC
import Testing

@Suite struct SynchronizationTests {
    private final class Counter: NSObject, @unchecked Sendable { var count = 0 }

    @Test func `an object's lock lets one thread at a time, and its own again`() {
        let counter = Counter()

        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
        }

        #expect(counter.count == 200)
        #expect(objc_sync_exit(counter) == -1)
    }

    @Test func `a class describes itself by its name`() {
        #expect(Counter.description().hasSuffix("Counter"))
        #expect(objc_AssociationPolicy(rawValue: 1) == .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_AssociationPolicy(rawValue: 99) == nil)
    }

    @Test func `a class knows the one it inherits from`() {
        class Timed: NSObject {}
        final class Exact: Timed {}

        #expect(Exact.superclass() as? Timed.Type == Timed.self)
        #expect(Timed.superclass() == NSObject.self)
        #expect(NSObject.superclass() == nil)
    }

    @Test func `a dictionary takes keys that can be copied`() {
        let table = NSMutableDictionary()
        let (first, second): (any NSCopying, any NSCopying) = ("one" as NSString, NSNumber(value: 2))

        table.setObject("a", forKey: first)
        table[second] = "b"
        #expect(table.object(forKey: "one") as? String == "a" && table[second] as? String == "b")
        #expect(table.object(forKey: 2) as? String == "b")

        table[second] = nil
        #expect(table.count == 1 && table[second] == nil)
    }

    @Test func `any object is asked for numbers and rectangles, and answers nil for what it has not`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(DynamicObject(NSNumber(value: 2.5)).doubleValue == 2.5)
        #expect(DynamicObject(CGFloat(2)).floatValue == 2 && DynamicObject(3).integerValue == 3)
        #expect(DynamicObject("4.5 m").doubleValue == 4.5 && DynamicObject(true).boolValue)
        #expect(
            DynamicObject(NSValue(rect: rect)).cgRectValue == rect && DynamicObject(rect).cgRectValue == rect)
        #expect(DynamicObject(nil).doubleValue == nil && DynamicObject(NSObject()).cgRectValue == nil)
    }
}
