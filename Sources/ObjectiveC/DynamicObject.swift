import Foundation

/// An object of any class, asked for what values and numbers have; each answer is nil where it has no such
/// thing.
///
/// Where `(object as AnyObject).doubleValue` stands in source for iOS, the class is looked up while the
/// program runs. Lowered source asks this type instead.
public struct DynamicObject {
    package let object: Any?

    /// Makes an object to ask; nil answers nothing.
    public init(_ object: Any?) { self.object = object }

    // On iOS a member that is looked up is implicitly unwrapped, and source may use it either way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number as a truth value.
    public var boolValue: Bool! { number?.boolValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number as an integer of 32 bits.
    public var intValue: Int32! { number?.int32Value }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number as an integer.
    public var integerValue: Int! { number?.intValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number as an integer without a sign.
    public var uintValue: UInt! { number?.uintValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number.
    public var floatValue: Float! { number?.floatValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number.
    public var doubleValue: Double! { number?.doubleValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The number as text.
    public var stringValue: String! { (object as? NSNumber)?.stringValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The rectangle.
    public var cgRectValue: CGRect! { object as? CGRect ?? (object as? NSValue)?.rectValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The point.
    public var cgPointValue: CGPoint! { object as? CGPoint ?? (object as? NSValue)?.pointValue }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The size.
    public var cgSizeValue: CGSize! { object as? CGSize ?? (object as? NSValue)?.sizeValue }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// How many things are in a collection, or letters in a text.
    public var count: Int! {
        switch object {
        case let array as NSArray: array.count
        case let dictionary as NSDictionary: dictionary.count
        case let set as NSSet: set.count
        case let items as any Collection: items.count
        default: nil
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a dictionary has under a key.
    public subscript(key: String) -> Any! {
        (object as? [AnyHashable: Any])?[key] ?? (object as? NSDictionary)?.object(forKey: key)
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// An item of an array; nil beyond its ends.
    public subscript(index: Int) -> Any! {
        let items = object as? [Any] ?? (object as? NSArray)?.map { $0 } ?? []
        return items.indices.contains(index) ? items[index] : nil
    }

    /// The number; text counts as the one that it begins with.
    private var number: NSNumber? {
        switch object {
        case let number as NSNumber: number
        case let number as CGFloat: NSNumber(value: Double(number))
        case let text as String: NSNumber(value: (text as NSString).doubleValue)
        default: nil
        }
    }
}
