/// The key of a layer's transition: every `CATransition` runs under it, whatever key it is added with.
public let kCATransition = "transition"

/// Animates from the look of a layer and its sublayers in the last frame to their present look.
///
/// ```swift
/// let transition = CATransition()
/// transition.type = .push
/// transition.subtype = .fromRight
/// navigationController.view.layer.add(transition, forKey: kCATransition)
/// navigationController.pushViewController(next, animated: false)
/// ```
///
/// The old look is a picture; the new one is the layer itself, which may go on to change. Nothing is clipped at the
/// layer's bounds while it moves. A layer that no frame has shown yet has no old look.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// How the looks are exchanged; `fade` by default. A type that is not known here fades.
    open var type = CATransitionType.fade
    /// Where a transition that moves begins; nil is `fromLeft`.
    open var subtype: CATransitionSubtype?

    /// The part of the transition at which it begins, 0…1.
    open var startProgress: Float {
        get { start }
        set { start = checked(newValue, "startProgress") }
    }

    /// The part of the transition at which it ends, 0…1; not less than `startProgress`.
    open var endProgress: Float {
        get { end }
        set { end = checked(newValue, "endProgress") }
    }

    private var start: Float = 0
    private var end: Float = 1
    /// The layers with which the transition is shown; nil before it is added.
    private var scene: TransitionScene?

    /// Makes a fade.
    override public init() { super.init() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, start, end) = (other.type, other.subtype, other.start, other.end)
    }

    override open func copy(with zone: NSZone? = nil) -> Any { duplicate(CATransition()) }

    override func property(_ key: String) -> AnimationKey? {
        AnimationKeys.transition[key] ?? super.property(key)
    }

    override var ownKey: String? { kCATransition }

    override func willStart(on layer: CALayer) {
        if !Self.known.contains(type) {
            layer.complain(
                "add(_:forKey:)", "no transition has the type \"\(type.rawValue)\"; the layer fades")
        }
        scene = TransitionScene(of: layer, isolates: !moves)
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        let progress = Double(start) + Double(max(end, start) - start) * moment.progress
        scene?.show(placement(at: progress))
    }

    override func update(on layer: CALayer) { scene?.update() }

    override func didLeave(_ layer: CALayer) { scene?.end() }

    // MARK: - Where the looks are

    private static let known: Set<CATransitionType> = [.fade, .moveIn, .push, .reveal]

    private var moves: Bool { [.moveIn, .push, .reveal].contains(type) }

    private func placement(at progress: Double) -> TransitionPlacement {
        let rest = 1 - progress
        var placement = TransitionPlacement(
            oldOffset: .zero, newOffset: .zero, oldOpacity: Float(min(max(rest, 0), 1)),
            newOpacity: Float(min(max(progress, 0), 1)), oldIsInFront: false)
        switch type {
        case .moveIn:
            placement.newOffset = direction * -rest
            placement.oldOpacity = 1
        case .push:
            placement.newOffset = direction * -rest
            placement.oldOffset = direction * progress
        case .reveal:
            placement.oldOffset = direction * progress
            placement.newOpacity = 1
            placement.oldIsInFront = true
        default: break
        }
        return placement
    }

    /// The direction of the movement, in widths and heights of the layer.
    private var direction: SIMD2<Double> {
        switch subtype {
        case .fromRight: SIMD2(-1, 0)
        case .fromTop: SIMD2(0, -1)
        case .fromBottom: SIMD2(0, 1)
        default: SIMD2(1, 0)
        }
    }

    private func checked(_ value: Float, _ call: String) -> Float {
        if value >= 0, value <= 1 { return value }
        let used: Float = value > 1 ? 1 : 0
        FrameClock.current.diagnose(
            String(describing: Swift.type(of: self)), call, "\(value) is taken as \(used): a part is 0…1")
        return used
    }
}
