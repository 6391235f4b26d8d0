import QuartzCore

/// Animates from a view's old look to its new one.
///
/// ```
/// dissolve   the old look, as a cover in the view, fades
/// flip       view and cover are the two sides of a card that turns about the view's middle
/// curl       a cover hangs from the upper edge and swings towards the eye, until it is seen from its edge
/// ```
@MainActor
final class ViewTurn {
    /// The bits of `UIView.AnimationOptions` that name a transition.
    enum Style: UInt {
        case none = 0
        case flipFromLeft, flipFromRight, curlUp, curlDown, dissolve, flipFromTop, flipFromBottom
    }

    let view: UIView
    private let style: Style
    private let cover: UIView
    /// The view's transform without the turn.
    private var transform: CATransform3D
    private let isDoubleSided: Bool
    /// Views that are added for the turn and removed at its end.
    private var extras: [UIView] = []
    /// The view that swings.
    private var page: UIView?

    /// The eye's distance, in longer sides of the view.
    private static let eyeDistance: CGFloat = 2
    /// The steps of a turn: each is less than half a circle, so that its direction is unambiguous.
    private static let steps = 4

    /// Takes the view's old look; nil where there is nothing to see, or nothing to turn it in.
    init?(of view: UIView, _ style: Style) {
        guard style != .none, view.window != nil, let cover = view.coverOfOldLook() else { return nil }
        self.view = view
        // A window has nothing around it in which it could turn.
        self.style = view.superview == nil ? .dissolve : style
        self.cover = cover
        transform = view.layer.transform
        isDoubleSided = view.layer.isDoubleSided
    }

    // MARK: - The course

    /// Puts everything where it starts; the view has its new look by now.
    func prepare() {
        view.layoutIfNeeded()
        transform = view.layer.transform
        switch style {
        case .none: break
        case .dissolve: add(cover, to: view)
        case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom:
            putBesideView(cover)
            cover.layer.isDoubleSided = false
            view.layer.isDoubleSided = false
            view.layer.transform = flipped(by: -1)
        case .curlUp: hang(cover, in: clip())
        case .curlDown:
            let clip = clip()
            add(cover, to: clip)
            guard let new = view.snapshotView(afterScreenUpdates: true) else { break }
            hang(new, in: clip)
            new.layer.transform = swung(by: 1)
        }
    }

    /// Makes the changes to animate, inside a keyframe block.
    func run() {
        guard style != .dissolve else {
            cover.alpha = 0
            return
        }
        for step in 1...Self.steps {
            let part = CGFloat(step) / CGFloat(Self.steps)
            UIView.addKeyframe(
                withRelativeStartTime: Double(step - 1) / Double(Self.steps),
                relativeDuration: 1 / Double(Self.steps)
            ) {
                self.move(to: part)
            }
        }
    }

    private func move(to part: CGFloat) {
        switch style {
        case .none, .dissolve: break
        case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom:
            cover.layer.transform = flipped(by: part)
            view.layer.transform = part == 1 ? transform : flipped(by: part - 1)
        case .curlUp: page?.layer.transform = swung(by: part)
        case .curlDown: page?.layer.transform = swung(by: 1 - part)
        }
    }

    /// Removes everything but the view with its new look.
    func end() {
        view.layer.isDoubleSided = isDoubleSided
        // A cancelled interaction has taken the view back to where it started: to its back.
        if view.layer.transform == flipped(by: -1) { view.layer.transform = transform }
        for extra in extras { extra.removeFromSuperview() }
    }

    // MARK: - Views

    private func add(_ extra: UIView, to superview: UIView) {
        superview.addSubview(extra)
        extras.append(extra)
    }

    /// Adds a view in front of the turning one, at its place.
    private func putBesideView(_ extra: UIView) {
        guard let superview = view.superview else { return }
        superview.insertSubview(extra, aboveSubview: view)
        extras.append(extra)
        extra.layer.anchorPoint = view.layer.anchorPoint
        extra.layer.position = view.layer.position
        extra.layer.transform = transform
    }

    /// Adds a view that clips at the turning view's edges.
    private func clip() -> UIView {
        let clip = UIView(frame: view.bounds)
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        putBesideView(clip)
        return clip
    }

    private func hang(_ page: UIView, in clip: UIView) {
        page.frame = clip.bounds
        add(page, to: clip)
        page.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        page.layer.position = CGPoint(x: clip.bounds.midX, y: clip.bounds.minY)
        self.page = page
    }

    // MARK: - Transforms

    /// Returns the transform turned by `part` of half a circle, the style's side towards the eye.
    private func flipped(by part: CGFloat) -> CATransform3D {
        let turn: CATransform3D
        switch style {
        case .flipFromLeft: turn = CATransform3DRotate(perspective, .pi * part, 0, 1, 0)
        case .flipFromRight: turn = CATransform3DRotate(perspective, -.pi * part, 0, 1, 0)
        case .flipFromTop: turn = CATransform3DRotate(perspective, -.pi * part, 1, 0, 0)
        default: turn = CATransform3DRotate(perspective, .pi * part, 1, 0, 0)
        }
        return CATransform3DConcat(turn, transform)
    }

    /// Returns the transform that swings the lower edge towards the eye by `part` of a right angle.
    private func swung(by part: CGFloat) -> CATransform3D {
        CATransform3DRotate(perspective, .pi / 2 * part, 1, 0, 0)
    }

    private var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        let side = max(view.bounds.width, view.bounds.height, 1)
        transform.m34 = -1 / (Self.eyeDistance * side)
        return transform
    }
}

extension UIView {
    fileprivate func coverOfOldLook() -> UIView? {
        guard let cover = snapshotView(afterScreenUpdates: false) else { return nil }
        cover.frame = bounds
        cover.isUserInteractionEnabled = false
        return cover
    }
}
