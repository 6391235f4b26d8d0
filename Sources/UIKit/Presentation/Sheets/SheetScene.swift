import MotionPhysics
import QuartzCore

/// The views of one sheet and what moves them: one number, the position (see `SheetLayout`), says where the
/// card is, how much is dimmed, and how far the presenter is pushed back.
@MainActor
final class SheetScene: NSObject {
    unowned let controller: UISheetPresentationController
    /// The controller; nil once it was released, which a running gesture may outlive.
    private(set) weak var livingController: UISheetPresentationController?
    let card = SheetCardView()
    private let dimming = UIView()
    private let pushBack = PresenterPushBack()
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: SheetScene.handlePan)
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: SheetScene.dimmingTapped)

    /// Made when the sheet's container has a size.
    private(set) var layout: SheetLayout?
    private(set) var stops = SheetStops([], large: 0)
    /// The distance of the card's upper edge from the container's lower edge.
    var position: CGFloat = 0
    var activity = SheetActivity.away {
        didSet { if case .settling(let settling) = oldValue { settling.motion.stop() } }
    }
    /// The interaction of the dismissal that the card's own motion carries out.
    var interaction: TransitionInteraction?
    /// The context of the transition that the card's own motion carries out.
    weak var transition: TransitionContext?
    /// Whether this scene, and no transitioning delegate, animates the transition that was asked for last.
    var isAnimator = false
    /// Whether a drag requests the dismissal right now.
    var isAskingForDismissal = false

    /// The opacities of the dimming, and of the shadows of cards that dim and that do not; as on iOS.
    private static let dimmingAlpha: CGFloat = 0.2
    private static let (dimmedShadow, clearShadow): (Float, Float) = (0.08, 0.22)

    init(_ controller: UISheetPresentationController) {
        self.controller = controller
        livingController = controller
        super.init()
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        dimming.addGestureRecognizer(tap)
        pan.delegate = self
        pan.holdable = self
        pan.knowsTransitions = true
        card.onLeavingWindow = { [weak self] in
            self?.activity = .away
            self?.pushBack.release()
        }
    }

    var container: UIView? { controller.containerView }

    // MARK: - Coming and going

    /// Adds the dimming and the drag to the container; the card is added by the transition.
    func install() {
        guard let container else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        container.addGestureRecognizer(pan)
        card.host(controller.presentedViewController.view)
        position = 0
        refresh()
    }

    func uninstall() {
        activity = .away
        position = 0
        transition = nil
        pushBack.release()
        dimming.removeFromSuperview()
        container?.removeGestureRecognizer(pan)
    }

    // MARK: - Layout

    /// The position of the detent at which the sheet rests.
    var target: CGFloat { stops.stop(controller.selectedDetentIdentifier).position }

    /// The card's frame: where it is while a finger holds it or it moves outside a transition, else where it
    /// rests.
    var frame: CGRect {
        refresh()
        let isFree = transition == nil || activity.isHeld
        switch activity {
        case .held, .settling, .stopped: return frame(at: isFree ? position : target)
        case .away, .resting: return frame(at: target)
        }
    }

    private func frame(at position: CGFloat) -> CGRect {
        layout?.frame(at: position, within: stops.range) ?? .zero
    }

    /// Updates the layout, the detents and the card's look.
    func refresh() {
        guard let container else { return }
        let layout = controller.layout(in: container)
        self.layout = layout
        stops = controller.stops(in: layout)
        card.showsGrabber = controller.prefersGrabberVisible && layout.form != .fullScreen
        card.radius = controller.cornerRadius
        let isUndimmed = stops.isUndimmed(at: controller.selectedDetentIdentifier)
        dimming.isUserInteractionEnabled = !isUndimmed
        controller.hierarchy?.updateTintBehind()
        switch layout.form {
        case .floating: card.corners = .all
        case .attached: card.corners = .upper
        case .fullScreen: card.corners = .none
        }
        card.shadow = isUndimmed || layout.form == .floating ? Self.clearShadow : Self.dimmedShadow
    }

    /// Adapts to a change of the container's size, the detents or the selection.
    func layOut() {
        let (oldLayout, oldStops) = (layout, stops)
        refresh()
        guard layout != oldLayout || stops != oldStops || activity.isAtRest else { return }
        let moved = oldStops.moved(position, to: stops)
        switch activity {
        case .away:
            if transition == nil, !isInForeignTransition { applySurroundings(at: 0) }
            return
        case .resting:
            position = target
        case .held(var drag):
            position = moved
            drag.base = rawPosition(of: moved, drag)
            pan.setTranslation(.zero, in: nil)
            activity = .held(drag)
        case .stopped:
            position = moved
        case .settling(let settling):
            let velocity = settling.motion.velocity
            position = moved
            settle(
                settling.goal, to: place(of: settling.goal), velocity: velocity,
                completion: settling.completion)
        }
        apply()
    }

    private var isInForeignTransition: Bool {
        controller.presentedViewController.activeTransition != nil
    }

    // MARK: - Showing a position

    /// Shows the sheet at its position.
    func apply() {
        card.place(in: frame(at: position))
        applySurroundings(at: position)
        interaction?.follow(partGone)
    }

    /// How far the card has gone from its smallest detent to below the container, 0…1.
    var partGone: CGFloat {
        let lowest = max(stops.range.lowerBound, 1)
        return min(max((lowest - position) / lowest, 0), 1)
    }

    /// Updates dimming and push-back for a position of the card.
    func applySurroundings(at position: CGFloat) {
        guard let layout else { return }
        dimming.alpha = layout.dimming(at: position, stops: stops)
        let behind = viewBehind
        pushBack.push(
            behind?.view, layout.pushBack(at: position, stops: stops), top: behind?.top,
            rounds: behind?.rounds ?? false)
    }

    /// The view that a large sheet pushes back: one that fills the container, or the card of a sheet below.
    private var viewBehind: (view: UIView, top: CGFloat?, rounds: Bool)? {
        guard let layout, let container else { return nil }
        let presenter = controller.presentingViewController
        if presenter.presentation.presenting != nil,
            let sheet = presenter.presentation.controller as? UISheetPresentationController
        {
            let scene = sheet.scene
            guard let below = scene.layout, below.form == .attached else { return nil }
            let isLarge = scene.target > below.largestPosition - SheetLayout.tolerance
            return (scene.card, isLarge ? layout.topBehind : nil, false)
        }
        guard let view = presenter.viewIfLoaded, view.superview != nil else { return nil }
        let (size, room) = (view.bounds.size, container.bounds.size)
        guard abs(size.width - room.width) < 1, abs(size.height - room.height) < 1 else { return nil }
        return (view, layout.topBehind, true)
    }

    // MARK: - Motion

    /// Whether a finger or a spring moves the card.
    var isMoving: Bool {
        switch activity {
        case .held, .settling, .stopped: true
        case .away, .resting: false
        }
    }

    /// The position at which a goal is reached.
    func place(of goal: SheetSettling.Goal) -> CGFloat { goal == .away ? 0 : target }

    /// Moves the card to `target` with a spring; the velocity is in points a second, upwards.
    func settle(
        _ goal: SheetSettling.Goal, to target: CGFloat, velocity: CGFloat = 0,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard let container else { return }
        let motion = SettlingMotion(
            SpringMotion<Double>(
                from: position, to: target, velocity: velocity, spring: SheetSpring.spring),
            around: container, nearness: SheetSpring.nearness,
            frame: { [weak self] in self?.move(to: $0) },
            arrival: { [weak self] in
                self?.arrive(at: target, goal)
                completion?()
            })
        activity = .settling(SheetSettling(motion: motion, goal: goal, completion: completion))
    }

    private func move(to position: CGFloat) {
        self.position = position
        apply()
    }

    private func arrive(at target: CGFloat, _ goal: SheetSettling.Goal) {
        move(to: target)
        activity = goal == .away ? .away : .resting
    }
}

extension SheetActivity {
    fileprivate var isAtRest: Bool {
        if case .resting = self { true } else { false }
    }
}

extension SheetStops {
    /// Returns the place among other stops that corresponds to a position among these.
    fileprivate func moved(_ position: CGFloat, to other: SheetStops) -> CGFloat {
        var (old, new) = ([0] + positions, [0] + other.positions)
        if old.count != new.count {
            old = [0, range.upperBound]
            new = [0, other.range.upperBound]
        }
        guard let index = old.indices.dropLast().last(where: { old[$0] <= position }) else { return position }
        guard position <= old[old.count - 1], old[index + 1] > old[index] else {
            return new[new.count - 1] + position - old[old.count - 1]
        }
        let part = (position - old[index]) / (old[index + 1] - old[index])
        return new[index] + part * (new[index + 1] - new[index])
    }
}
