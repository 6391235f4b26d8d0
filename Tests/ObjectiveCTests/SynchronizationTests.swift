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
}
