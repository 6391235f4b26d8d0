/// What a view that takes part in Auto Layout keeps beyond others.
@MainActor
final class ViewLayout {
    /// The active constraints that the view holds: it is the nearest that has their items in it.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that name the view.
    var naming: [NSLayoutConstraint] = []
    /// The guides that were added.
    var guides: [UILayoutGuide] = []
    /// The guides of the system, made when they are first asked for.
    var safeArea: InsetGuide?
    var margins: InsetGuide?
    var readable: InsetGuide?
    var upperBar: BarGuide?
    var lowerBar: BarGuide?
    /// The content of a scroll view, and its frame.
    var scrollContent: ScrollGuide?
    var scrollFrame: ScrollGuide?
    /// The engine, in a topmost view.
    var engine: LayoutEngine?
    /// Whether a constraint pass is due, in a topmost view.
    var isWaiting = false
    var hugging = AxisPriorities(.defaultLow)
    var resistance = AxisPriorities(.defaultHigh)

    var allGuides: [UILayoutGuide] {
        guides + insetGuides + [scrollContent, scrollFrame].compactMap { $0 }
    }

    /// The guides that follow the safe area and the margins.
    var insetGuides: [UILayoutGuide] {
        [safeArea, margins, readable, upperBar, lowerBar].compactMap { $0 }
    }
}

/// What constraints have to know of a view's contents beyond their size.
struct LayoutContents {
    /// Whether their height follows the width, as of text in several lines.
    var wraps = false
    /// How far the first baseline is below the upper edge, and the last one above the lower edge.
    var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
    /// The content and the frame of a scroll view.
    var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide)?
}

/// A priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
