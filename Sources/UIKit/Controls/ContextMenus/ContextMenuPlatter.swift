import QuartzCore

/// What a context menu lifts from the screen: a picture of the source, over which a preview's controller fades in.
///
/// ```
///  source, on the screen        lifted, while the menu is open
///     ┌──────┐                    ┌────────────┐
///     │ view │         →          │ controller │      or the same picture, with a shadow
///     └──────┘                    └────────────┘
///                                  │ menu │
/// ```
@MainActor
final class ContextMenuPlatter: UIView {
    /// The least radius of the lifted corners, in points, and the part of the height that is left for a preview
    /// beside a high menu. Our own values.
    private static let (liftedRadius, leastPart): (CGFloat, CGFloat) = (12, 0.4)
    /// The part of the height that a controller gets which prefers none. Our own value.
    private static let controllerPart: CGFloat = 0.6
    /// Blur, distance and opacity of the shadow.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (18, 8, 0.25)

    /// Called when the preview is tapped.
    var tapped: () -> Void = {}

    private var preview: UITargetedPreview
    private let controller: UIViewController?
    private let clip = UIView()
    private let picture: UIView
    /// The part of the previewed view that is shown, in its coordinates.
    private let visible: CGRect
    /// The views that are not shown at their own place meanwhile, with their opacities.
    private var hidden: [(view: UIView, alpha: CGFloat)] = []
    private(set) var isLifted = false

    /// - Parameters:
    ///   - preview: what is lifted, and from where.
    ///   - controller: what is shown in its place; nil for the picture.
    init(_ preview: UITargetedPreview, _ controller: UIViewController?) {
        self.preview = preview
        self.controller = controller
        let whole = CGRect(origin: .zero, size: preview.size)
        visible = preview.parameters.visiblePath?.bounds ?? whole
        picture = Self.picture(of: preview.view)
        super.init(frame: CGRect(origin: .zero, size: visible.size))
        clip.clipsToBounds = true
        clip.backgroundColor = preview.parameters.backgroundColor
        addSubview(clip)
        clip.addSubview(picture)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        if let controller {
            controller.view.alpha = 0
            clip.addSubview(controller.view)
        }
        if preview.view.window != nil { hide(preview.view) }
    }

    required init?(coder: NSCoder) { nil }

    /// A view that is in no window is shown itself.
    private static func picture(of view: UIView) -> UIView {
        guard view.window != nil else { return view }
        return view.snapshotView(afterScreenUpdates: true) ?? UIView(frame: view.bounds)
    }

    private func hide(_ view: UIView) {
        hidden.append((view, view.alpha))
        view.alpha = 0
    }

    // MARK: - Where it is

    /// The place of what is shown, at its source, in the superview.
    private var sourceRect: CGRect {
        let (target, size) = (preview.target, preview.size)
        guard let overlay = superview, target.container.window != nil else { return untransformedFrame }
        let offset = CGPoint(x: visible.midX - size.width / 2, y: visible.midY - size.height / 2)
            .applying(target.transform)
        let center = target.container.convert(
            CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y), to: overlay)
        return CGRect(
            x: center.x - visible.width / 2, y: center.y - visible.height / 2, width: visible.width,
            height: visible.height)
    }

    /// Returns where it is while the menu is open: as near to its source as the menu's card allows, which stands
    /// below or above.
    private func liftedRect(in area: CGRect, beside card: CGFloat) -> CGRect {
        let source = sourceRect
        let room = max(area.height - card, area.height * Self.leastPart)
        var size = liftedSize(in: area)
        if controller != nil {
            size = CGSize(width: min(size.width, area.width), height: min(size.height, room))
        } else {
            let scale = min(1, area.width / max(size.width, 1), room / max(size.height, 1))
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        let x = max(area.minX, min(source.midX - size.width / 2, area.maxX - size.width))
        var y = max(area.minY, min(source.midY - size.height / 2, area.maxY - size.height))
        if y + size.height + card > area.maxY, y - card < area.minY {
            y = max(area.minY, area.maxY - card - size.height)
        }
        return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    private func liftedSize(in area: CGRect) -> CGSize {
        guard let controller else { return visible.size }
        let preferred = controller.preferredContentSize
        return CGSize(
            width: preferred.width > 0 ? preferred.width : area.width,
            height: preferred.height > 0 ? preferred.height : area.height * Self.controllerPart)
    }

    /// Puts it at its source, or to where it is lifted.
    ///
    /// - Parameters:
    ///   - area: where it may be, in the superview.
    ///   - card: the height of the menu's card and of the space between them, in points.
    /// - Returns: its place.
    func place(in area: CGRect, beside card: CGFloat) -> CGRect {
        let rect = isLifted ? liftedRect(in: area, beside: card) : sourceRect
        transform = isLifted ? .identity : preview.target.transform
        show(rect, radius: isLifted ? max(Self.liftedRadius, sourceRadius) : sourceRadius)
        return rect
    }

    private var sourceRadius: CGFloat {
        preview.parameters.visiblePath == nil ? preview.view.layer.cornerRadius : 0
    }

    private func show(_ rect: CGRect, radius: CGFloat) {
        untransformedFrame = rect
        clip.frame = bounds
        clip.layer.cornerRadius = controller == nil && preview.parameters.visiblePath != nil ? 0 : radius
        let scale = CGSize(
            width: bounds.width / max(visible.width, 1), height: bounds.height / max(visible.height, 1))
        picture.untransformedFrame = CGRect(
            x: -visible.minX * scale.width, y: -visible.minY * scale.height,
            width: preview.size.width * scale.width, height: preview.size.height * scale.height)
        controller?.view.untransformedFrame = bounds
        controller?.view.alpha = isLifted ? 1 : 0
        controller?.view.layoutIfNeeded()
        layer.shadowOpacity = isLifted ? Self.shadowOpacity : 0
        outline(by: scale)
    }

    /// Cuts the visible part out, and gives the shadow its outline.
    private func outline(by scale: CGSize) {
        let (parameters, radius) = (preview.parameters, clip.layer.cornerRadius)
        let whole = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        guard controller == nil else {
            clip.layer.mask = nil
            return layer.shadowPath = whole
        }
        var fitting = CGAffineTransform(scaleX: scale.width, y: scale.height)
            .translatedBy(x: -visible.minX, y: -visible.minY)
        let path = parameters.visiblePath?.cgPath.copy(using: &fitting)
        layer.shadowPath = parameters.shadowPath?.cgPath.copy(using: &fitting) ?? path ?? whole
        guard let path else { return }
        let mask = clip.layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.frame = bounds
        mask.path = path
        clip.layer.mask = mask
    }

    // MARK: - From there and back

    /// Begins to appear; `place(in:beside:)` shows where.
    func lift() {
        isLifted = true
        controller?.beginAppearanceTransition(true, animated: true)
    }

    /// Has appeared.
    func didLift() {
        if isLifted { controller?.endAppearanceTransition() }
    }

    /// Begins to go back.
    ///
    /// - Parameter target: where to; nil for where it came from.
    func putBack(to target: UITargetedPreview?) {
        isLifted = false
        controller?.beginAppearanceTransition(false, animated: true)
        guard let target else { return }
        preview = preview.retargetedPreview(with: target.target)
        if target.view.window != nil, !hidden.contains(where: { $0.view === target.view }) {
            hide(target.view)
        }
    }

    /// Begins to grow over the whole window.
    func fill(_ rect: CGRect) {
        controller?.beginAppearanceTransition(false, animated: true)
        show(rect, radius: 0)
    }

    /// Gives everything back: the views at their own places, and the controller's view.
    func end() {
        for (view, alpha) in hidden { view.alpha = alpha }
        hidden = []
        guard let controller else { return }
        if controller.view.superview === clip { controller.view.removeFromSuperview() }
        controller.view.alpha = 1
        controller.endAppearanceTransition()
    }
}
