import Foundation

/// A type that makes an instance of itself, as `init()` does.
///
/// On iOS a class of Objective-C's can conform to a protocol that requires `init()`, as every class has one that can be
/// called on it. Swift takes an initialiser alone that is required of all subclasses, so lowered source asks for this
/// instead.
public protocol InstanceMaking {
    /// Makes an instance.
    static func makeInstance() -> Self
}

extension InstanceMaking {
    /// Makes an instance.
    public init() { self = Self.makeInstance() }
}

// `init()` is not required of subclasses, so that a metatype alone cannot call it. Both declarations are the same
// function: an initialiser that allocates an object of the type it is called on.
extension NSObject {
    @_silgen_name("objectivec_object_ofDynamicType")
    convenience init(objectOfDynamicType: Void) { self.init() }

    @_silgen_name("objectivec_object_ofDynamicType")
    static func makeObject(objectOfDynamicType: Void) -> NSObject

    /// Makes an object of this class with its `init()`.
    public static func makeObjectOfDynamicType() -> NSObject { makeObject(objectOfDynamicType: ()) }
}
