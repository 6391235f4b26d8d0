import Foundation

/// A set of objects that may hold them weakly: those that are gone are no longer in it.
///
/// The order is that in which objects came.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: [Entry] = []
    private let isWeak: Bool

    private struct Entry {
        weak var object: ObjectType?
        /// The same object where the table holds it.
        let held: ObjectType?
    }

    /// Makes an empty table.
    ///
    /// - Parameters:
    ///   - options: how it holds its objects.
    ///   - initialCapacity: how many there will be, about.
    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        comparesPointers = options.contains(.objectPointerPersonality)
        super.init()
    }

    private let comparesPointers: Bool

    /// Makes a table that holds its objects.
    public override convenience init() { self.init(options: []) }

    /// Makes a table that does not hold its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are still there.
    open var allObjects: [ObjectType] { entries.compactMap(\.object) }

    /// How many objects there are, those that are gone not counted.
    open var count: Int { allObjects.count }

    /// An object of the table; nil for an empty one.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object that is not in the table yet; nil adds nothing.
    open func add(_ object: ObjectType?) {
        entries.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        entries.append(Entry(object: object, held: isWeak ? nil : object))
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        entries.removeAll { $0.object == nil || isSame($0.object, object) }
    }

    /// Takes all objects out.
    open func removeAllObjects() { entries = [] }

    /// Whether an object is in the table.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the table that equals another one; nil for none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        allObjects.first { isSame($0, object) }
    }

    /// Returns what gives one object after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private func isSame(_ one: ObjectType?, _ other: ObjectType?) -> Bool {
        if one === other { return one != nil }
        guard !comparesPointers, let one = one as? NSObject else { return false }
        return one.isEqual(other)
    }
}

/// How collections keep what is in them.
public enum NSPointerFunctions {
    /// How a table holds its objects.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The table holds its objects.
        public static let strongMemory: Options = []
        /// The table does not hold its objects.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same only if they are one; without it, also if they are equal.
        public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    }
}

/// The options of tables of objects.
public typealias NSHashTableOptions = NSPointerFunctions.Options
