import Foundation

/// A list of objects, which it holds strongly or weakly, with gaps.
///
/// Its pointers are those to objects: `Unmanaged.passUnretained(object).toOpaque()`.
open class NSPointerArray: NSObject {
    /// How the list holds its objects.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the objects alive.
        public static let strongMemory = Options([])
        /// Does not; a gap is left where one was.
        public static let weakMemory = Options(rawValue: 5)
    }

    private final class Item {
        weak var object: AnyObject?
        let kept: AnyObject?

        init(_ object: AnyObject?, isWeak: Bool) {
            self.object = object
            kept = isWeak ? nil : object
        }

        var pointer: UnsafeMutableRawPointer? { object.map { Unmanaged.passUnretained($0).toOpaque() } }
    }

    private var items: [Item] = []
    private let isWeak: Bool

    /// Makes an empty list.
    public init(options: Options = []) { isWeak = options.contains(.weakMemory) }

    /// Returns an empty list that does not keep its objects alive.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// Returns an empty list that keeps its objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// The number of objects and gaps. Fewer ones are cut off, more are gaps.
    open var count: Int {
        get { items.count }
        set {
            while items.count > max(0, newValue) { items.removeLast() }
            while items.count < newValue { items.append(Item(nil, isWeak: isWeak)) }
        }
    }

    /// The objects, without the gaps.
    open var allObjects: [Any] { items.compactMap(\.object) }

    /// Returns the object at a place; nil for a gap.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? { items[index].pointer }

    /// Adds an object, or a gap, at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { items.append(item(pointer)) }

    /// Takes away what is at a place.
    open func removePointer(at index: Int) { items.remove(at: index) }

    /// Puts an object, or a gap, before what is at a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        items.insert(self.item(item), at: index)
    }

    /// Puts an object, or a gap, in place of another one.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        items[index] = self.item(item)
    }

    /// Takes away the gaps.
    open func compact() { items.removeAll { $0.object == nil } }

    private func item(_ pointer: UnsafeMutableRawPointer?) -> Item {
        Item(pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, isWeak: isWeak)
    }
}
