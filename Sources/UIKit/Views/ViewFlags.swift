/// The small settings of a view, in one word: most views keep the initial ones.
struct ViewFlags: OptionSet {
    var rawValue: UInt16

    static let userInteraction = ViewFlags(rawValue: 1)
    static let multipleTouch = ViewFlags(rawValue: 2)
    static let exclusiveTouch = ViewFlags(rawValue: 4)
    static let autoresizesSubviews = ViewFlags(rawValue: 8)
    /// `UIView.draw(_:)` itself was reached: nobody drew.
    static let didNotDraw = ViewFlags(rawValue: 16)
    /// `setNeedsDisplay()` was called.
    static let wantsDisplay = ViewFlags(rawValue: 32)
    /// It was to be drawn when it had no size.
    static let drawsWhenSized = ViewFlags(rawValue: 64)

    /// Somebody has said with how many pixels per point it is drawn.
    static let hasOwnScale = ViewFlags(rawValue: 128)

    static let initial: ViewFlags = [.userInteraction, .autoresizesSubviews]

    /// The autoresizing mask lies in the upper byte.
    private static let maskShift = 8

    mutating func set(_ flag: ViewFlags, _ value: Bool) {
        if value { insert(flag) } else { remove(flag) }
    }

    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(rawValue >> Self.maskShift)) }
        set {
            let bits = UInt16(truncatingIfNeeded: newValue.rawValue & 0x3F)
            rawValue = rawValue & 0xFF | bits << Self.maskShift
        }
    }
}

/// What few views have: kept apart, so that the many others stay small.
@MainActor
final class RareViewValues {
    var gestureRecognizers: [UIGestureRecognizer]?
    var tint: UIColor?
    var mask: UIView?
    var layoutMargins: UIEdgeInsets?
    /// What the view's controller adds to the safe area.
    var addedSafeAreaInsets = UIEdgeInsets.zero
    /// The safe area that `safeAreaInsetsDidChange()` last told of.
    var announcedSafeAreaInsets = UIEdgeInsets.zero
    /// Who wants to hear of changed traits.
    var traitRegistrations: [TraitRegistration] = []
}

extension UIView {
    /// The rare values, made when there are none yet.
    var rareValues: RareViewValues {
        if let rare { return rare }
        let values = RareViewValues()
        rare = values
        return values
    }
}
