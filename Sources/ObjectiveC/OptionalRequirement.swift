/// Tells whether an object implements an optional requirement that returns a value.
///
/// Swift's protocols have no optional requirements. Source that is lowered gets a default implementation that returns
/// `absent()`, and asks by `call(_:)`.
public enum OptionalRequirement {
    /// Returns what a requirement returns; nil where the object does not implement it.
    public static func call<Value>(_ body: () throws -> Value) rethrows -> Value? {
        let probe = Probe()
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        try Probe.$current.withValue(probe) { memory.initialize(to: try body()) }
        // What an absent requirement returns is no value, and must not be released as one.
        return probe.isAbsent ? nil : memory.move()
    }

    /// Returns something in place of a value, for the default implementation of a requirement.
    ///
    /// Nobody sees it, as `call(_:)` returns nil then. Called in another way it ends the program, as on iOS a call of
    /// a method that is not there does.
    public static func absent<Value>(_ name: String = #function) -> Value {
        guard let probe = Probe.current else {
            preconditionFailure(
                "\(name) is optional and not implemented: call it as \(name)? on its delegate.")
        }
        probe.isAbsent = true
        return placeholder(for: name)
    }

    private static func placeholder<Value>(for name: String) -> Value {
        let empties: [Any] = ["", [Any](), [AnyHashable: Any](), Set<AnyHashable>()]
        for empty in empties { if let value = empty as? Value { return value } }
        if Value.self is AnyClass { return unsafeBitCast(Probe(), to: Value.self) }
        guard _isPOD(Value.self) else {
            preconditionFailure(
                "\(name) is optional and returns \(Value.self), which cannot be absent: declare it optional.")
        }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }

    /// Whether the call in progress found an absent requirement.
    private final class Probe: @unchecked Sendable {
        @TaskLocal static var current: Probe?
        var isAbsent = false
    }
}
