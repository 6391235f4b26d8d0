import Foundation

/// An observer without the types of its object and value.
@preconcurrency @MainActor
protocol AnyValueObserver: AnyObject {
    /// Compares the value with the last one, and tells a change.
    func check(isLate: Bool)
    /// Whether the value can be told from another, so that frames may compare it.
    var isComparable: Bool { get }
    /// The name of the value if nothing but its object tells the changes.
    var manualKey: String? { get }
}

/// Knows the last value at a key path, and tells changes of it.
@MainActor
final class ValueObserver<Object: NSObject, Value>: AnyValueObserver {
    /// How deep a handler may change what it observes, before that is taken for a loop.
    private static var mostNested: Int { 100 }

    /// What the caller of `observe(_:options:changeHandler:)` keeps.
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

    /// A path that is no text has no name that could be asked for.
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
