import Foundation
import ObjectiveC
import Testing

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@Suite("Associated objects")
struct AssociatedObjectTests {
    @Test("A value belongs to its object and its key, until it is set to nil")
    func values() {
        let (one, other) = (NSObject(), NSObject())

        objc_setAssociatedObject(one, &firstKey, "first", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(one, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)

        #expect(objc_getAssociatedObject(one, &firstKey) as? String == "first")
        #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &firstKey) == nil)

        objc_setAssociatedObject(one, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, &firstKey) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &secondKey) == nil)
    }

    @Test("An assigned object is not retained")
    func assigned() {
        let owner = NSObject()
        do {
            let value = NSObject()
            objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &firstKey) as? NSObject === value)
        }

        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    }

    @Test("What belongs to objects that are gone is released, and never found at a new object")
    func releases() {
        weak var value: NSObject?
        do {
            let (owner, object) = (NSObject(), NSObject())
            value = object
            objc_setAssociatedObject(owner, &firstKey, object, .OBJC_ASSOCIATION_RETAIN)
        }
        let later = (0..<10_000).map { _ in NSObject() }

        #expect(later.allSatisfy { objc_getAssociatedObject($0, &firstKey) == nil })
        for object in later { objc_setAssociatedObject(object, &secondKey, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(value == nil)
    }
}

@Suite("Optional requirements")
struct OptionalRequirementTests {
    @Test("An absent requirement is nil, whatever it returns")
    func absent() {
        func rect() -> CGRect { OptionalRequirement.absent() }
        func text() -> String { OptionalRequirement.absent() }
        func list() -> [NSObject] { OptionalRequirement.absent() }
        func object() -> NSObject { OptionalRequirement.absent() }

        #expect(OptionalRequirement.call(rect) == nil)
        #expect(OptionalRequirement.call(text) == nil)
        #expect(OptionalRequirement.call(list) == nil)
        #expect(OptionalRequirement.call(object) == nil)
    }

    @Test("A requirement that is there returns its value, also from within another")
    func present() {
        func flag() -> Bool { OptionalRequirement.absent() }

        let value = OptionalRequirement.call { OptionalRequirement.call(flag) ?? true }

        #expect(value == true)
    }
}
