import Foundation

/// The method that a selector carries.
package final class SelectorMethod {
    /// The class that declares the method, or a superclass of it.
    package let target: Any.Type
    /// How many arguments the method takes.
    package let argumentCount: Int
    /// Whether a call with an argument of another type was reported; it would come back with every event.
    package var wasReported = false

    private let isTarget: (Any) -> Bool
    private let body: (Any, inout SelectorArguments) -> SelectorCall

    init<Target>(
        of target: Target.Type, argumentCount: Int,
        _ body: @escaping (Target, inout SelectorArguments) -> SelectorCall
    ) {
        self.target = target
        self.argumentCount = argumentCount
        isTarget = { $0 is Target }
        self.body = { object, arguments in
            guard let object = object as? Target else {
                return SelectorCall(problem: .otherTarget(expected: Target.self))
            }
            return body(object, &arguments)
        }
    }

    fileprivate func accepts(_ object: Any) -> Bool { isTarget(object) }

    fileprivate func call(on object: Any, _ arguments: [Any?]) -> SelectorCall {
        var arguments = SelectorArguments(values: arguments)
        return body(object, &arguments)
    }
}

/// What came of a call.
package struct SelectorCall {
    /// What keeps a method from being called, or makes the call a doubtful one.
    package enum Problem {
        /// The selector is only a name.
        case noMethod
        /// The object is not of the method's class.
        case otherTarget(expected: Any.Type)
        /// The argument cannot be taken for what the method declares: it was not called.
        case otherArgument(expected: Any.Type)
        /// The argument is an object of a superclass of what the method declares: it was called nevertheless.
        case otherClass(expected: Any.Type)
    }

    /// What the method returned.
    package var value: Any?
    /// What is wrong, if anything.
    package var problem: Problem?

    /// Whether the method ran.
    package var wasMade: Bool {
        switch problem {
        case nil, .otherClass: true
        case .noMethod, .otherTarget, .otherArgument: false
        }
    }
}

/// The arguments of a call, taken one after the other; those that nobody gave are nil.
struct SelectorArguments {
    private let values: [Any?]
    private var index = 0

    init(values: [Any?]) {
        self.values = values
    }

    /// Returns the next argument as a type, nil where it cannot be had.
    ///
    /// A method that declares a subclass of the object gets the object as it is, as Objective-C does: what the
    /// object's own class has works. One that declares a truth value gets true for an object, which is somewhere in
    /// memory: so views end editing, by `endEditing(_:)`, when they are tapped.
    mutating func next<Argument>(_ call: inout SelectorCall) -> Argument? {
        let value = index < values.count ? values[index] : nil
        index += 1
        if let argument = value as? Argument { return argument }
        if let value, type(of: value) is AnyClass {
            if Argument.self == Bool.self { return true as? Argument }
            if let argument: Argument = Self.reinterpret(value as AnyObject) {
                call.problem = .otherClass(expected: Argument.self)
                return argument
            }
        }
        call.problem = .otherArgument(expected: Argument.self)
        return nil
    }

    private static func reinterpret<Argument>(_ object: AnyObject) -> Argument? {
        if let type = Argument.self as? AnyClass {
            return inherits(type, from: Swift.type(of: object))
                ? unsafeBitCast(object, to: Argument.self) : nil
        }
        guard let found = (Argument.self as? any OptionalObject.Type)?.reinterpret(object) else { return nil }
        return found as? Argument
    }
}

/// An optional, seen without its type.
private protocol OptionalObject {
    static func reinterpret(_ object: AnyObject) -> Any?
}

extension Optional: OptionalObject {
    fileprivate static func reinterpret(_ object: AnyObject) -> Any? {
        guard let type = Wrapped.self as? AnyClass, inherits(type, from: Swift.type(of: object)) else {
            return nil
        }
        return Optional.some(unsafeBitCast(object, to: Wrapped.self)) as Any?
    }
}

/// Whether a class inherits from another one.
private func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == ancestor }
}

extension Selector {
    /// Calls the method on an object; arguments that the method does not take are left out.
    package func call(on object: Any, _ arguments: Any?...) -> SelectorCall {
        method?.call(on: object, arguments) ?? SelectorCall(problem: .noMethod)
    }

    /// Whether the object has the method: whether it is of the method's class.
    package func isMethod(of object: Any) -> Bool {
        method?.accepts(object) ?? false
    }

    /// Whether nothing was reported about the method yet; true only once.
    package func mayReport() -> Bool {
        guard let method else { return true }
        defer { method.wasReported = true }
        return !method.wasReported
    }
}
