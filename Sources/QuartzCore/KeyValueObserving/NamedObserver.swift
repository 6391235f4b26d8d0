import Foundation

/// Knows the last value at a key path of names, and tells changes of it.
@MainActor
final class NamedObserver: AnyValueObserver {
    /// The most nested changes that an observer may make to the value it observes; more count as a loop.
    private static var mostNested: Int { 100 }

    weak var observer: (any KeyValueObserver)?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let manualKey: String?
    private weak var object: NSObject?
    private let options: NSKeyValueObservingOptions
    private var last: NamedValue
    private var nested = 0
    private var wasReported = false

    init(
        _ observer: any KeyValueObserver, of object: NSObject, _ keyPath: String,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        (self.observer, self.object, self.keyPath) = (observer, object, keyPath)
        (self.options, self.context) = (options, context)
        last = KeyValueNames.read(keyPath, of: object)
        manualKey = KeyValueObserving.manualKey(keyPath, of: object)
    }

    var isComparable: Bool { last.isComparable }

    func check(isLate: Bool) {
        guard let object, observer != nil else { return }
        let value = KeyValueNames.read(keyPath, of: object)
        guard value != last else { return }
        if isLate { report("\"\(keyPath)\" does not tell its changes, so they are told with the next frame") }
        guard nested < Self.mostNested else {
            return report("the observer changes \"\(keyPath)\" without end, so it is not called again")
        }
        let old = last
        last = value
        nested += 1
        defer { nested -= 1 }
        if options.contains(.prior) {
            tell(from: old, .prior)
            guard isAdded(to: object) else { return }
        }
        tell(from: old, .change)
    }

    /// The kinds of calls to an observer.
    enum Call {
        /// The value at the start of the observation.
        case initial
        /// The call before one that reports a change.
        case prior
        /// A change.
        case change
    }

    /// Calls the observer with the values that it asked for.
    func tell(from old: NamedValue?, _ call: Call) {
        guard let object else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), call != .prior { change[.newKey] = last.value ?? NSNull() }
        if options.contains(.old), call != .initial { change[.oldKey] = old?.value ?? NSNull() }
        if call == .prior { change[.notificationIsPriorKey] = true }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    private func report(_ message: String) {
        guard !wasReported, let object else { return }
        wasReported = true
        FrameClock.current.diagnose(
            String(describing: type(of: object)), "addObserver(_:forKeyPath:options:context:)", message)
    }
}
