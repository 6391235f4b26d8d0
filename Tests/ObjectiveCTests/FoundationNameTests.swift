import Foundation
import ObjectiveC
import Testing

/// Objects and numbers that Foundation has on iOS, and what objects of any class are asked for.
@Suite struct FoundationNameTests {
    @Test func `an exception says what it was made with`() {
        let exception = NSException(name: .rangeException, reason: "beyond its end", userInfo: ["index": 3])
        let plain = NSException(name: .genericException, reason: nil)

        #expect(exception.name == .rangeException && exception.reason == "beyond its end")
        #expect(exception.userInfo?["index"] as? Int == 3)
        #expect(plain.name.rawValue == "NSGenericException")
        #expect(plain.reason == nil && plain.userInfo == nil)
    }

    @Test func `the names of exceptions are those of the runtime`() {
        #expect(NSExceptionName.rangeException.rawValue == "NSRangeException")
        #expect(NSExceptionName.invalidArgumentException.rawValue == "NSInvalidArgumentException")
        #expect(
            NSExceptionName.internalInconsistencyException.rawValue == "NSInternalInconsistencyException")
        #expect(NSExceptionName.objectNotAvailableException.rawValue == "NSObjectNotAvailableException")
    }

    @Test func `source that asks for an old system's Foundation finds a newer one`() {
        #expect(ObjectiveC.NSFoundationVersionNumber > ObjectiveC.NSFoundationVersionNumber_iOS_9_x_Max)
        #expect(ObjectiveC.NSFoundationVersionNumber_iOS_7_0 < ObjectiveC.NSFoundationVersionNumber_iOS_7_1)
        #expect(ObjectiveC.NSFoundationVersionNumber_iOS_7_1 < ObjectiveC.NSFoundationVersionNumber_iOS_8_0)
        #expect(
            ObjectiveC.NSFoundationVersionNumber_iOS_8_0 < ObjectiveC.NSFoundationVersionNumber_iOS_9_x_Max)
    }

    @Test func `lists, dictionaries and sets are counted, and nothing else is`() {
        #expect(DynamicObject([1, 2, 3]).count == 3 && DynamicObject(["a": 1]).count == 1)
        #expect(DynamicObject(Set([1, 2])).count == 2 && DynamicObject(NSArray()).count == 0)
        #expect(DynamicObject(7).count == nil && DynamicObject(nil).count == nil)
    }

    @Test func `a value is found by its key, in a dictionary of either kind`() {
        let own = DynamicObject(["a": 1])
        let foundation = DynamicObject(NSDictionary(dictionary: ["b": "two"]))

        #expect(own["a"] as? Int == 1 && own["b"] == nil)
        #expect(foundation["b"] as? String == "two" && foundation["a"] == nil)
        #expect(DynamicObject([1])["a"] == nil)
    }

    @Test func `an integer is what stands before the point`() {
        #expect(DynamicObject(NSNumber(value: 7.9)).intValue == 7)
        #expect(DynamicObject(NSNumber(value: -7.9)).integerValue == -7)
        #expect(DynamicObject(NSNumber(value: 0)).boolValue == false)
    }
}
