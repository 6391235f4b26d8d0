import Foundation

/// An observer without the types of its object and value.
@preconcurrency @MainActor
protocol AnyValueObserver: AnyObject {
    /// Compares the value with the last one, and tells a change.
    func check(isLate: Bool)
    /// Whether two values can be compared, as frames do.
    var isComparable: Bool { get }
    /// The name of the value if only its object notifies of the changes.
    var manualKey: String? { get }
}

/// Knows the last value at a key path, and tells changes of it.
@MainActor
final class ValueObserver<Object: NSObject, Value>: AnyValueObserver {
    /// The most nested changes that a handler may make to the value it observes; more count as a loop.
    private static var mostNested: Int { 100 }

    /// The observation, which the caller of `observe(_:options:changeHandler:)` retains.
    weak var observation: NSKeyValueObservation?
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    private var last: Value
    private var nested = 0
    private var wasReported = false

    init(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        (self.object, self.keyPath, self.options, self.handler) = (object, keyPath, options, handler)
        last = object[keyPath: keyPath]
    }

    var isComparable: Bool { last is any Equatable || Value.self is AnyClass }

    /// Nil: a typed key path has no name.
    var manualKey: String? { nil }

    func tellInitial() {
        guard let object else { return }
        handler(object, NSKeyValueObservedChange(options.contains(.new) ? last : nil, from: nil))
    }

    func check(isLate: Bool) {
        guard let object else { return }
        let value = object[keyPath: keyPath]
        guard !Self.areEqual(value, last) else { return }
        if isLate { reportLateness(object) }
        guard nested < Self.mostNested else { return reportLoop(object) }
        let old = last
        last = value
        nested += 1
        defer { nested -= 1 }
        let told = options.contains(.old) ? old : nil
        if options.contains(.prior) {
            handler(object, NSKeyValueObservedChange(nil, from: told, isPrior: true))
            guard observation?.isValid == true else { return }
        }
        handler(object, NSKeyValueObservedChange(options.contains(.new) ? value : nil, from: told))
    }

    private static func areEqual(_ left: Value, _ right: Value) -> Bool {
        if let left = left as? any Equatable { return left.isEqual(to: right) }
        guard Value.self is AnyClass else { return false }
        return left as AnyObject === right as AnyObject
    }

    private func reportLateness(_ object: Object) {
        report(object, "\(keyPath) does not tell its changes, so they are told with the next frame")
    }

    private func reportLoop(_ object: Object) {
        report(object, "the change handler changes \(keyPath) without end, so it is not called again")
    }

    private func report(_ object: Object, _ message: String) {
        guard !wasReported else { return }
        wasReported = true
        FrameClock.current.diagnose(
            String(describing: type(of: object)), "observe(_:options:changeHandler:)", message)
    }
}

extension Equatable {
    /// Whether a value of any type is an equal one of this type.
    func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
