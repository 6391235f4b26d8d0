import QuartzCore

/// What an effect shows: the view itself, grown, with a shadow behind it and a tint behind or in front of it, which grow
/// with it.
///
/// Shadow and tint are layers beside that of the view, not subviews, so that code that counts subviews sees none more.
@MainActor
final class PointerPlatter {
    /// How much longer and how many times as long a grown view is at most, in points. Our own values.
    private static let (growth, greatestScale): (CGFloat, CGFloat) = (8, 1.1)
    /// Blur, distance and opacity of the shadow. Our own values.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (10, 4, 0.25)

    private let view: UIView
    /// Where the view's anchor is in the container: shadow and tint grow away from there.
    private let center: CGPoint
    private let isScaled: Bool
    private var parts: [PointerShapeView] = []
    private var transforms: (before: CGAffineTransform, after: CGAffineTransform)?

    /// - Parameters:
    ///   - effect: what is shown.
    ///   - ground: the outline in the preview's container; nil for that of the preview.
    init(_ effect: UIPointerEffect, ground: CGPath?) {
        let (preview, look) = (effect.preview, effect.look)
        view = preview.view
        center = preview.target.center
        isScaled = look.isScaled
        let outline = ground ?? preview.outline
        if look.hasShadow { addShadow(preview.shadowOutline ?? outline, preview) }
        if look.tint != .none { addTint(outline, preview, isInFront: look.tint == .overlay) }
    }

    private func addShadow(_ outline: CGPath, _ preview: UITargetedPreview) {
        let shadow = PointerShapeView(outline)
        shadow.layer.shadowPath = outline
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowRadius = Self.shadowRadius
        shadow.layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        shadow.layer.shadowOpacity = Self.shadowOpacity
        add(shadow, preview, isInFront: false)
    }

    private func addTint(_ outline: CGPath, _ preview: UITargetedPreview, isInFront: Bool) {
        let tint = PointerShapeView(outline)
        tint.shape?.fillColor = view.resolved(.systemFill)
        add(tint, preview, isInFront: isInFront)
    }

    private func add(_ part: PointerShapeView, _ preview: UITargetedPreview, isInFront: Bool) {
        part.alpha = 0
        parts.append(part)
        let container = preview.target.container
        let isBeside = view.superview === container
        switch (isInFront, isBeside) {
        case (true, true): container.layer.insertSublayer(part.layer, above: view.layer)
        case (false, true): container.layer.insertSublayer(part.layer, below: view.layer)
        case (true, false): container.layer.addSublayer(part.layer)
        case (false, false): container.layer.insertSublayer(part.layer, at: 0)
        }
    }

    /// Shows the effect; run it in an animation.
    func raise() {
        for part in parts { part.alpha = 1 }
        let side = max(view.bounds.width, view.bounds.height)
        guard isScaled, side > 0 else { return }
        let scale = min(Self.greatestScale, (side + Self.growth) / side)
        let before = view.transform
        transforms = (before, before.scaledBy(x: scale, y: scale))
        view.transform = before.scaledBy(x: scale, y: scale)
        for part in parts { part.grow(scale, from: center) }
    }

    /// Takes the effect back; run it in an animation. A view that has been given another transform meanwhile keeps it.
    func lower() {
        for part in parts {
            part.alpha = 0
            part.transform = .identity
        }
        if let transforms, view.transform == transforms.after { view.transform = transforms.before }
        transforms = nil
    }

    /// Takes the layers away.
    func remove() {
        for part in parts { part.layer.removeFromSuperlayer() }
    }
}

extension UITargetedPreview {
    /// What is shown of the view, in the target's container.
    fileprivate var outline: CGPath {
        if let path = parameters.visiblePath { return inContainer(path.cgPath) }
        let radius = view.layer.cornerRadius
        return inContainer(
            UIPointerShape.rounded(view.bounds, radius > 0 ? radius : UIPointerShape.defaultCornerRadius))
    }

    /// The outline of the shadow, where the parameters have one.
    fileprivate var shadowOutline: CGPath? {
        parameters.shadowPath.map { inContainer($0.cgPath) }
    }

    /// Moves a path from the view's coordinates to those of the target's container.
    private func inContainer(_ path: CGPath) -> CGPath {
        let (bounds, anchor) = (view.bounds, view.layer.anchorPoint)
        let toAnchor = CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width,
            y: -bounds.minY - anchor.y * bounds.height)
        let toCenter = CGAffineTransform(translationX: target.center.x, y: target.center.y)
        var move = toAnchor.concatenating(target.transform).concatenating(toCenter)
        return path.copy(using: &move) ?? path
    }
}
