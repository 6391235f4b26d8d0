/// The thin bar that shows the scroll position; it appears during a scroll and fades after it.
@MainActor
final class ScrollIndicator: UIView {
    /// Thickness of the bar, in points, as on iOS.
    private static let thickness: CGFloat = 3
    /// Space between the bar and the edges, in points.
    private static let margin: CGFloat = 3
    /// The least length of the bar, in points, unless the content is pulled past its edge.
    private static let leastLength: CGFloat = 36
    /// The least length of the bar while the content is pulled past its edge, in points.
    private static let squeezedLength: CGFloat = 8
    /// How long the bar stays after the last scroll, in seconds.
    private static let stay: TimeInterval = 0.4
    /// How long the bar takes to fade, in seconds.
    private static let fade: TimeInterval = 0.3
    /// How long a bar takes to come back that has begun to fade, in seconds.
    private static let comeback: TimeInterval = 0.1

    private var isVertical = false

    var style = UIScrollView.IndicatorStyle.default {
        didSet {
            backgroundColor =
                switch style {
                case .default: .scrollIndicator
                case .black: UIColor(white: 0, alpha: Self.strength)
                case .white: UIColor(white: 1, alpha: Self.strength)
                }
        }
    }

    /// The opacity of a bar in a colour of its own.
    private static let strength: CGFloat = 0.35

    convenience init(isVertical: Bool) {
        self.init(frame: .zero)
        self.isVertical = isVertical
        isUserInteractionEnabled = false
        backgroundColor = .scrollIndicator
        layer.cornerRadius = Self.thickness / 2
        alpha = 0
    }

    /// Puts the bar at the right or lower edge of the view.
    ///
    /// - Parameters:
    ///   - visible: what the scroll view shows, in the content's coordinates.
    ///   - insets: the margins around the content, which scroll with it.
    ///   - track: the margins that the bar keeps out of.
    ///   - content: the length of the content along the bar's axis, without insets.
    ///   - leavesCorner: whether the other bar is shown, too.
    func place(
        visible: CGRect, insets: UIEdgeInsets, track: UIEdgeInsets, content: CGFloat, leavesCorner: Bool
    ) {
        let window = isVertical ? visible.height : visible.width
        let lead = isVertical ? insets.top : insets.left
        let trail = isVertical ? insets.bottom : insets.right
        let offset = isVertical ? visible.minY : visible.minX
        let corner = leavesCorner ? Self.thickness + Self.margin : 0
        let start = isVertical ? track.top : track.left
        let end = isVertical ? track.bottom : track.right
        let room = window - start - end - 2 * Self.margin - corner
        let total = content + lead + trail
        guard room > 0, total > 0 else { return }

        let travel = max(1, total - window)
        let position = offset + lead
        let excess = position < 0 ? -position : max(0, position - travel)
        let natural = max(Self.leastLength, room * min(1, window / total))
        let length = max(Self.squeezedLength, min(room, natural) - excess)
        let fraction = min(max(position / travel, 0), 1)
        let along = offset + start + Self.margin + (room - length) * fraction
        if isVertical {
            let x = visible.maxX - track.right - Self.margin - Self.thickness
            frame = CGRect(x: x, y: along, width: Self.thickness, height: length)
        } else {
            let y = visible.maxY - track.bottom - Self.margin - Self.thickness
            frame = CGRect(x: along, y: y, width: length, height: Self.thickness)
        }
    }

    /// Shows the bar at once; one that fades comes back from the opacity that it has reached.
    func show() {
        guard alpha != 1 else { return }
        guard isFading else { return alpha = 1 }
        UIView.animate(
            withDuration: Self.comeback, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.alpha = 1 }
    }

    private var isFading: Bool { layer.animationKeys()?.isEmpty == false }

    func hide() {
        guard alpha != 0 else { return }
        UIView.animate(
            withDuration: Self.fade, delay: Self.stay,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.alpha = 0 }
    }
}
