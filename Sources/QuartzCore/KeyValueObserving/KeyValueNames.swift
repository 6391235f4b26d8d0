import Foundation

/// A value that was read by its name.
enum NamedValue: Equatable {
    /// There is none of this name.
    case missing
    /// There is one, which may be nil.
    case found(Any?)

    var value: Any? {
        guard case .found(let value) = self else { return nil }
        return value
    }

    var isComparable: Bool {
        guard let value else { return true }
        return value is any Equatable || type(of: value) is AnyClass
    }

    /// Whether both are missing, nil, equal, the same object, or of a type that cannot be compared.
    static func == (left: NamedValue, right: NamedValue) -> Bool {
        switch (left, right) {
        case (.missing, .missing): return true
        case (.found(nil), .found(nil)): return true
        case (.found(let left?), .found(let right?)):
            if let left = left as? any Equatable { return left.isEqual(to: right) }
            guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return true }
            return left as AnyObject === right as AnyObject
        default: return false
        }
    }
}

/// A property that can be read, and perhaps written, by its name.
@MainActor
package struct NamedProperty {
    /// Where the value is.
    let path: AnyKeyPath
    private let hasRoot: @MainActor (NSObject) -> Bool
    /// Sets the value; returns false if the object or the value has the wrong type.
    let write: (@MainActor (NSObject, Any?) -> Bool)?

    /// A property that is read only.
    package init<Root: NSObject, Value>(reading path: KeyPath<Root, Value>) {
        self.path = path
        hasRoot = { $0 is Root }
        write = nil
    }

    /// A property that can be written.
    package init<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.path = path
        hasRoot = { $0 is Root }
        write = { object, value in
            guard let object = object as? Root, let value = NamedValue.converted(value, to: Value.self) else {
                return false
            }
            object[keyPath: path] = value
            return true
        }
    }

    /// Whether an object has the property.
    package func isKnown(to object: NSObject) -> Bool { hasRoot(object) }
}

/// An object with properties that can be read by their names.
package protocol NamedProperties: NSObject {
    /// Returns the property of a name.
    @MainActor func namedProperty(_ name: String) -> NamedProperty?
}

extension NamedValue {
    /// Returns a value as one of another type; numbers become those of the type.
    fileprivate static func converted<Value>(_ any: Any?, to type: Value.Type) -> Value? {
        if let value = any as? Value { return value }
        guard let any else { return (Optional<Any>.none as Any) as? Value }
        guard let number = any as? NSNumber ?? (any as? any BinaryInteger).map({ NSNumber(value: Int($0)) })
        else { return nil }
        let candidates: [Any] = [
            number.boolValue, number.intValue, number.doubleValue, number.floatValue,
            CGFloat(number.doubleValue),
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}

/// The values that can be read by the names of their properties.
@MainActor
enum KeyValueNames {
    /// Returns the value at a key path.
    static func read(_ keyPath: String, of object: NSObject) -> NamedValue {
        if let layer = object as? CALayer { return .found(layer.value(forKeyPath: keyPath)) }
        guard let dot = keyPath.firstIndex(of: ".") else { return readName(keyPath, of: object) }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        switch readName(String(keyPath[..<dot]), of: object) {
        case .missing: return .missing
        case .found(nil): return .found(nil)
        case .found(let next?): return (next as? NSObject).map { read(rest, of: $0) } ?? .missing
        }
    }

    /// Returns the last object of a key path, which has the property.
    static func owner(of keyPath: String, in object: NSObject) -> NSObject {
        guard !(object is CALayer), let dot = keyPath.firstIndex(of: "."),
            let next = readName(String(keyPath[..<dot]), of: object).value as? NSObject
        else { return object }
        return owner(of: String(keyPath[keyPath.index(after: dot)...]), in: next)
    }

    /// Sets the value at a key path; returns false if there is none that can be set to it.
    static func write(_ value: Any?, to keyPath: String, of object: NSObject) -> Bool {
        if let layer = object as? CALayer {
            layer.setValue(value, forKeyPath: keyPath)
            return true
        }
        guard let dot = keyPath.firstIndex(of: ".") else {
            return (object as? any NamedProperties)?.namedProperty(keyPath)?.write?(object, value) ?? false
        }
        guard let next = readName(String(keyPath[..<dot]), of: object).value as? NSObject else {
            return false
        }
        return write(value, to: String(keyPath[keyPath.index(after: dot)...]), of: next)
    }

    private static func readName(_ name: String, of object: NSObject) -> NamedValue {
        if let property = (object as? any NamedProperties)?.namedProperty(name),
            let value = object[keyPath: property.path]
        {
            return .found(unwrapped(value))
        }
        return stored(name, of: object)
    }

    /// Returns what a class of the app's own stores under a name.
    private static func stored(_ name: String, of object: NSObject) -> NamedValue {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            let names = [name, "$__lazy_storage_$_\(name)"]
            if let child = current.children.first(where: { $0.label.map(names.contains) ?? false }) {
                return .found(unwrapped(child.value))
            }
            mirror = current.superclassMirror
        }
        return .missing
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }
}
