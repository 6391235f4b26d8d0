import Foundation

/// A length in a container of any values may be a number object, and the other way round, as on Apple's platforms:
/// `NSNumber(value: 2.5) as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the value of a number.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes the value of a number, and says that it is one.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Returns the value of a number; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
