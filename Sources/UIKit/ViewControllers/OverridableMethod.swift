/// A method of a class, to tell whether an object's class overrides it.
///
/// Some methods cannot be called just to find out, as an application's override may have effects. The method
/// tables of the classes tell instead.
@MainActor
struct OverridableMethod {
    private let base: UnsafeBufferPointer<UInt>
    private let isOfBase: (AnyObject) -> Bool
    /// The index of the method's entry in the words of a class; nil if it was not found.
    private let slot: Int?

    /// Finds a method's entry: the only one at which a class that overrides the method differs from a class
    /// that overrides nothing.
    ///
    /// - Parameters:
    ///   - base: the class.
    ///   - plain: a subclass that overrides nothing.
    ///   - probe: a subclass that overrides the method alone.
    init<Base: AnyObject>(of base: Base.Type, plain: AnyClass, overriding probe: AnyClass) {
        isOfBase = { $0 is Base }
        self.base = Self.words(of: base)
        let (first, same, other) = (Self.words(of: base), Self.words(of: plain), Self.words(of: probe))
        let count = min(first.count, same.count, other.count)
        let found = (0..<count).filter { first[$0] == same[$0] && first[$0] != other[$0] }
        slot = found.count == 1 ? found[0] : nil
    }

    /// Returns whether the class of an object overrides the method; false for objects of other classes.
    func isOverridden(in object: AnyObject?) -> Bool {
        guard let slot, let object, isOfBase(object) else { return false }
        return Self.words(of: type(of: object))[slot] != base[slot]
    }

    /// The words of a class from its address on: kind, superclass, sizes, description, then its methods.
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (size, before) = (
            address.load(fromByteOffset: 32, as: UInt32.self),
            address.load(fromByteOffset: 36, as: UInt32.self)
        )
        let count = size > before ? Int(size - before) / MemoryLayout<UInt>.stride : 0
        return UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt.self), count: count)
    }
}
