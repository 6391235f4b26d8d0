/// The small settings of a view in one word; most views keep the initial ones.
struct ViewFlags: OptionSet {
    var rawValue: UInt16

    static let userInteraction = ViewFlags(rawValue: 1)
    static let multipleTouch = ViewFlags(rawValue: 2)
    static let exclusiveTouch = ViewFlags(rawValue: 4)
    static let autoresizesSubviews = ViewFlags(rawValue: 8)
    /// Drawing reached `UIView.draw(_:)` itself, so that the class draws nothing.
    static let didNotDraw = ViewFlags(rawValue: 16)
    /// `setNeedsDisplay()` was called.
    static let wantsDisplay = ViewFlags(rawValue: 32)
    /// The view was due to be drawn when it had no size.
    static let drawsWhenSized = ViewFlags(rawValue: 64)

    /// The app has set the number of pixels per point.
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

/// Values that few views have, kept apart so that all others stay small.
@MainActor
final class RareViewValues {
    var gestureRecognizers: [UIGestureRecognizer]?
    var tint: UIColor?
    var mask: UIView?
    var layoutMargins: UIEdgeInsets?
    /// The insets that the view's controller adds to the safe area.
    var addedSafeAreaInsets = UIEdgeInsets.zero
    /// The safe area at the last `safeAreaInsetsDidChange()`.
    var announcedSafeAreaInsets = UIEdgeInsets.zero
    /// The background colour, if it is dynamic.
    var background: DynamicBackground?
    var traitOverrides = UITraitOverrides()
    var interactions: [any UIInteraction] = []
    /// The registrations for trait changes.
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
