import Foundation

/// The key of the duration of animations that set none, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes run no actions, a truth value.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations that have none.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called when the animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    /// Returns a setting of the innermost transaction by its key; nil for unknown keys.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets a setting of the innermost transaction by its key; an unknown key gives a diagnostic.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionAnimationDuration, let number as NSNumber):
            setAnimationDuration(number.doubleValue)
        case (kCATransactionDisableActions, let number as NSNumber): setDisableActions(number.boolValue)
        case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction?):
            setAnimationTimingFunction(function)
        case (kCATransactionCompletionBlock, let block as (() -> Void)?): setCompletionBlock(block)
        default:
            FrameClock.current.diagnose(
                "CATransaction", "setValue(_:forKey:)",
                "\(anObject ?? "nil") is no value of \"\(key)\", so nothing is set")
        }
    }
}
