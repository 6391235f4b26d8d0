import Foundation

extension CGFloat {
    /// The value of a number.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The value of a number; nil for one that this type cannot hold, as large integers.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

/// Returns a number as the object that it is on iOS. Lowered source asks for `width as NSNumber` so.
///
/// - Parameter value: the number.
/// - Returns: the object.
public func _bridgedNumber(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }

/// Returns numbers as the objects that they are on iOS.
public func _bridgedNumbers(_ values: [CGFloat]) -> [NSNumber] { values.map { NSNumber(value: Double($0)) } }

/// Returns a value as the number that Foundation makes of it.
@_disfavoredOverload
public func _bridgedNumber<Value>(_ value: Value) -> NSNumber {
    guard let number = value as? NSNumber else {
        preconditionFailure("\(value) is a \(Value.self) and no number: make an NSNumber of it.")
    }
    return number
}

/// Returns values as the numbers that Foundation makes of them.
@_disfavoredOverload
public func _bridgedNumbers<Value>(_ values: [Value]) -> [NSNumber] { values.map { _bridgedNumber($0) } }
