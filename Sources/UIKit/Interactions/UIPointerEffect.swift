/// What a view does while the pointer is over its region.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// Where the tint of a hovered view lies.
    public enum TintMode: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// In front of the view.
        case overlay = 1
        /// Behind the view.
        case underlay = 2
    }

    /// One of the others: a view without an opaque ground is highlighted; one with such a ground is lifted if it is
    /// small, and hovered if it is large.
    case automatic(UITargetedPreview)
    /// A tint with round corners appears behind the view.
    case highlight(UITargetedPreview)
    /// The view grows a little, and gets a shadow.
    case lift(UITargetedPreview)
    /// The view is tinted, gets a shadow, and grows a little, each where it is wanted.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view that the effect shows.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }

    /// The parts of an effect.
    struct Look: Equatable {
        var tint = TintMode.none
        var hasShadow = false
        var isScaled = false
    }

    /// A view is small up to this length of its sides, in points. Our own value.
    private static let smallSide: CGFloat = 100

    var look: Look {
        switch self {
        case .automatic: chosen.look
        case .highlight: Look(tint: .underlay)
        case .lift: Look(hasShadow: true, isScaled: true)
        case .hover(_, let tint, let hasShadow, let isScaled):
            Look(tint: tint, hasShadow: hasShadow, isScaled: isScaled)
        }
    }

    /// What the automatic effect is for the view.
    private var chosen: UIPointerEffect {
        guard preview.view.layer.backgroundColor?.alpha == 1 else { return .highlight(preview) }
        let isSmall = max(preview.size.width, preview.size.height) <= Self.smallSide
        return isSmall ? .lift(preview) : .hover(preview)
    }
}
