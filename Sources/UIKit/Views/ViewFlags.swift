/// The small settings of a view in one word; most views keep the initial ones.
struct ViewFlags: OptionSet {
    var rawValue: UInt32

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

    /// Constraints or guides name the view, or constraints place it.
    static let constrained = ViewFlags(rawValue: 1 << 16)
    /// A view below is constrained.
    static let constrainedBelow = ViewFlags(rawValue: 1 << 17)
    /// Constraints place the view: its frame does not count as constraints.
    static let laidOutByConstraints = ViewFlags(rawValue: 1 << 18)
    /// `updateConstraints()` was called since it was last asked for.
    static let constraintsClean = ViewFlags(rawValue: 1 << 19)
    /// The same of all views below.
    static let constraintsCleanBelow = ViewFlags(rawValue: 1 << 20)

    /// A stack view arranges the view.
    static let arranged = ViewFlags(rawValue: 1 << 21)
    /// The view is hidden, and its layer will be when an animation has ended.
    static let hidesLater = ViewFlags(rawValue: 1 << 22)

    /// The view is being laid out.
    static let layingOut = ViewFlags(rawValue: 1 << 23)
    /// A constraint changed while the view was being laid out.
    static let constrainedMeanwhile = ViewFlags(rawValue: 1 << 24)

    static let initial: ViewFlags = [.userInteraction, .autoresizesSubviews]
    static let constrainedAtAll: ViewFlags = [.constrained, .constrainedBelow]

    /// The autoresizing mask lies in the second byte.
    private static let maskShift: UInt32 = 8
    private static let maskBits: UInt32 = 0x3F

    // Not those of `OptionSet`, which are generic: without optimization they were 6 % of the time of all tests.
    func contains(_ flags: ViewFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    func isDisjoint(with flags: ViewFlags) -> Bool { rawValue & flags.rawValue == 0 }
    mutating func insert(_ flags: ViewFlags) { rawValue |= flags.rawValue }
    mutating func remove(_ flags: ViewFlags) { rawValue &= ~flags.rawValue }

    mutating func set(_ flag: ViewFlags, _ value: Bool) {
        if value { insert(flag) } else { remove(flag) }
    }

    var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(rawValue >> Self.maskShift & Self.maskBits)) }
        set {
            let bits = UInt32(truncatingIfNeeded: newValue.rawValue) & Self.maskBits
            rawValue = rawValue & ~(Self.maskBits << Self.maskShift) | bits << Self.maskShift
        }
    }
}

/// Values that few views have, kept apart so that all others stay small.
@MainActor
final class RareViewValues {
    var gestureRecognizers: [UIGestureRecognizer]?
    var tint: UIColor?
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var isBehindPresentation = false
    var mask: UIView?
    var layoutMargins: OwnMargins?
    var preservesSuperviewMargins = false
    var semanticContent = UISemanticContentAttribute.unspecified
    var addsSafeAreaToMargins = true
    /// What Auto Layout keeps of the view.
    var layout: ViewLayout?
    /// The insets that the view's controller adds to the safe area.
    var addedSafeAreaInsets = UIEdgeInsets.zero
    /// The inherited safe area while a transition moves the view; nil to follow where the view is.
    var heldSafeAreaInsets: UIEdgeInsets?
    /// The safe area at the last `safeAreaInsetsDidChange()`.
    var announcedSafeAreaInsets = UIEdgeInsets.zero
    /// The background colour, if it is dynamic.
    var background: DynamicBackground?
    var traitOverrides = UITraitOverrides()
    var interactions: [any UIInteraction] = []
    /// The registrations for trait changes.
    var traitRegistrations: [TraitRegistration] = []
    /// Whether text follows the size that the user wants.
    var adjustsFontToUser = false
    /// Hears of the view's windows; nil for nobody.
    var windowObserver: (any WindowObserver)?
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
