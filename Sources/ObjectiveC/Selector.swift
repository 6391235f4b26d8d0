/// The name of a method, and the method itself where it was made of an unapplied reference.
///
/// `Selector("handlePan:", Screen.handlePan(_:))` is what `#selector(handlePan(_:))` is lowered to. It holds the
/// method, not an object, so nothing is retained. Two selectors are equal when their names are.
public struct Selector: Hashable, @unchecked Sendable {
    /// The Objective-C name, with a colon for each argument; empty for a method given without a name.
    let name: String
    /// The method; nil for a selector that is only a name.
    let method: SelectorMethod?

    /// Makes a selector that is only a name: it can be compared, but nothing can be called with it.
    public init(_ str: String) {
        name = str
        method = nil
    }

    init(name: String, _ method: SelectorMethod) {
        let colons = String(repeating: ":", count: method.argumentCount)
        self.name = name.isEmpty || name.contains(":") ? name : name + colons
        self.method = method
    }

    /// Makes a selector by which objects are asked whether they have a method, which cannot be called by it.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name.
    ///   - type: the class or protocol that declares the method.
    package init<Target>(_ name: String, askedOf type: Target.Type) {
        let method = SelectorMethod(of: type, argumentCount: name.count { $0 == ":" }) { _, _ in
            SelectorCall(problem: .noMethod)
        }
        self.init(name: name, method)
    }

    /// Whether two selectors have the same name; those without a name, the same method.
    public static func == (lhs: Selector, rhs: Selector) -> Bool {
        lhs.name == rhs.name && (!lhs.name.isEmpty || lhs.method === rhs.method)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector that is only a name.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

/// Returns a selector that is only a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
