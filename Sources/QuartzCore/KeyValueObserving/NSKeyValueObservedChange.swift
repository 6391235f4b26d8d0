import Foundation

/// The values and calls that an observer asks for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the value that there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// An additional call before the one that reports a change. Unlike on iOS the value has already changed
    /// by then, as changes are found by comparing values.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Elements were inserted into it; never told here.
    case insertion
    /// Elements were removed from it; never told here.
    case removal
    /// Elements of it were replaced; never told here.
    case replacement
}

/// A change that is reported to an observer.
public struct NSKeyValueObservedChange<Value> {
    /// How values change.
    public typealias Kind = NSKeyValueChange

    /// How the value changed.
    public let kind: Kind
    /// The value after the change; nil unless the observer asked for it.
    public let newValue: Value?
    /// The value before the change; nil unless the observer asked for it.
    public let oldValue: Value?
    /// The places in a list that changed; always nil here.
    public let indexes: IndexSet?
    /// Whether this is the first of the two calls that the option `prior` asks for.
    public let isPrior: Bool

    init(_ newValue: Value?, from oldValue: Value?, isPrior: Bool = false) {
        kind = .setting
        (self.newValue, self.oldValue) = (newValue, oldValue)
        (indexes, self.isPrior) = (nil, isPrior)
    }
}
