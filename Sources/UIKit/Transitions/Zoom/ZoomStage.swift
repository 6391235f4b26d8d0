import Foundation

/// The views of a running zoom.
///
/// ```
/// superview of the container
///  ├ container
///  │  ├ the view below, if it takes part
///  │  ├ dimming
///  │  └ card                 rounded, cuts off; around an alignment it fades in
///  │     ├ the zoomed view   scaled
///  │     └ the source's picture, fading
///  └ catcher                 gets all touches: the card can be caught at any time
/// ```
@MainActor
final class ZoomStage {
    let catcher = UIView()
    private(set) var pose: ZoomPose
    private let card = UIView()
    /// Masks the card: shows the alignment (`opening`), and fades in what surrounds it (`surroundings`).
    private let mask = UIView()
    private let surroundings = UIView()
    private let opening = UIView()
    private let dimming: UIView
    let content: UIView
    private let contentMask: UIView.AutoresizingMask
    private var picture: UIView?
    /// The source view, hidden while its picture stands for it, and whether it was hidden before.
    private var hidden: (view: UIView, wasHidden: Bool)?
    private(set) weak var container: UIView?

    /// The dimming where the options name none. Ours, by eye.
    private static let defaultDimming = UIColor(white: 0, alpha: 0.4)
    /// The openness at which the source's picture has faded out. Ours, by eye.
    private static let pictureGone: CGFloat = 0.5

    init(content: UIView, pose: ZoomPose, options: UIViewController.Transition.ZoomOptions) {
        self.content = content
        self.pose = pose
        dimming = Self.dimming(options)
        contentMask = content.autoresizingMask
        card.clipsToBounds = true
        for view in [surroundings, opening] {
            view.backgroundColor = .black
            mask.addSubview(view)
        }
    }

    /// Makes the view that dims what is behind: by an effect with a colour over it, or by a colour.
    private static func dimming(_ options: UIViewController.Transition.ZoomOptions) -> UIView {
        let view: UIView
        if let effect = options.dimmingVisualEffect {
            let effectView = UIVisualEffectView(effect: effect)
            effectView.contentView.backgroundColor = options.dimmingColor
            view = effectView
        } else {
            view = UIView()
            view.backgroundColor = options.dimmingColor ?? defaultDimming
        }
        view.isUserInteractionEnabled = false
        return view
    }

    // MARK: - Setting up

    /// Adds the views to a container. After a catch they move to the next container and keep their looks.
    func install(in container: UIView) {
        self.container = container
        container.addSubview(dimming)
        container.addSubview(card)
        content.autoresizingMask = []
        card.insertSubview(content, at: 0)
        container.superview?.insertSubview(catcher, aboveSubview: container)
    }

    /// Hides the source view and shows its picture in its place.
    func show(source: UIView?) {
        guard source !== hidden?.view else { return }
        revealSource()
        picture?.removeFromSuperview()
        picture = nil
        guard let source else { return }
        picture = source.snapshotView(afterScreenUpdates: !source.layer.wasPresented)
        hidden = (source, source.isHidden)
        source.isHidden = true
        if let picture { card.addSubview(picture) }
    }

    // MARK: - Moving

    func apply(_ pose: ZoomPose, in geometry: ZoomGeometry) {
        self.pose = pose
        UIView.performWithoutAnimation {
            if let container {
                dimming.frame = container.bounds
                catcher.frame = container.frame
            }
            dimming.alpha = pose.dimming
            card.frame = pose.rect
            let radius = min(geometry.cornerRadius(in: pose), min(pose.size.width, pose.size.height) / 2)
            card.layer.cornerRadius = radius
            applyMask(pose, in: geometry, radius: radius)
            card.alpha = pose.opacity
            let (scale, frame) = geometry.content(in: pose)
            content.transform = .identity
            content.holdSafeArea(at: container?.safeAreaInsets(inside: geometry.full))
            let bounds = CGRect(origin: content.bounds.origin, size: geometry.full.size)
            if content.bounds != bounds { content.bounds = bounds }
            content.center = CGPoint(x: frame.midX, y: frame.midY)
            content.transform = CGAffineTransform(scaleX: scale, y: scale)
            picture?.frame = geometry.snapshotFrame(in: pose)
            picture?.alpha = 1 - min(pose.openness / Self.pictureGone, 1)
        }
    }

    /// Shows the alignment, such as a picture, from the start; what surrounds it, such as bars, fades in.
    private func applyMask(_ pose: ZoomPose, in geometry: ZoomGeometry, radius: CGFloat) {
        guard pose.openness < 1, let frame = geometry.alignmentFrame(in: pose) else {
            if card.mask != nil { card.mask = nil }
            return
        }
        mask.frame = card.bounds
        surroundings.frame = card.bounds
        surroundings.alpha = pose.openness
        opening.frame = frame.intersection(card.bounds)
        opening.layer.cornerRadius = min(radius, min(opening.bounds.width, opening.bounds.height) / 2)
        if card.mask == nil { card.mask = mask }
    }

    // MARK: - Taking down

    /// Puts the zoomed view back into the container as it is when it is open, and removes the rest.
    func takeDown(frame: CGRect) {
        UIView.performWithoutAnimation {
            content.transform = .identity
            content.holdSafeArea(at: nil)
            content.autoresizingMask = contentMask
            if content.superview === card { container?.addSubview(content) }
            content.place(in: frame)
        }
        revealSource()
        for view in [card, dimming, catcher] { view.removeFromSuperview() }
    }

    private func revealSource() {
        guard let hidden else { return }
        hidden.view.isHidden = hidden.wasHidden
        self.hidden = nil
    }
}
