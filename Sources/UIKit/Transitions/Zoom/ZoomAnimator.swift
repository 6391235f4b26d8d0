import Foundation
import MotionPhysics
import QuartzCore

/// The zoom of one controller: animates its presentation or push and its dismissal or pop, and lets a finger
/// drive the latter.
///
/// ```
///            opening ──▶ open ──▶ held ──▶ back to the source
///               │ catch           ▲ │  ╲
///               └── completed ────┘ └── ▶ open again
/// ```
/// Opening is never cancelled. Dragging a card that was caught while it opened completes the opening, and
/// starts the way back from where the card is.
@MainActor
final class ZoomAnimator: NSObject {
    enum Way {
        case opening, closing
    }

    enum Movement {
        case rest
        /// A finger drags the card.
        case held(ZoomHold)
        /// The card moves by itself.
        case flying(SettlingMotion<SpringMotion<SIMD8<Double>>>, toSource: Bool)
        /// A finger has stopped the card in flight and has not dragged it yet.
        case stopped(toSource: Bool)
    }

    /// Without overshoot, with a perceptual duration of 0.4 s. Ours, by eye: nothing documents iOS's numbers.
    private static let spring = Spring(perceptualDuration: 0.4, bounce: 0)
    /// The distance from its target, in points, at which the card has arrived. Ours: less than a pixel.
    private static let nearness = 0.2
    /// How long the spring takes to settle from a standing start, in seconds.
    static var duration: TimeInterval { spring.settlingDuration }

    unowned let controller: UIViewController
    let source: ZoomSource

    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var way = Way.opening
    private(set) var movement = Movement.rest
    private(set) var stage: ZoomStage?
    private(set) var drag: ZoomDrag?
    /// The interaction of the closing transition, also if no finger drives it.
    private(set) var interaction: TransitionInteraction?
    private(set) var geometry = ZoomGeometry(full: .zero)
    /// The distances of the open view from the container's edges, as below a navigation bar.
    private var insets = UIEdgeInsets.zero

    let pan = ZoomPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let catching = CatchGestureRecognizer()

    /// The view that the zoom comes from or goes to.
    private weak var sourceView: UIView?
    private var hasReported = false
    /// Updates a held card each frame, as its look approaches that of a dragged one.
    private lazy var ticker = FrameTicker { [weak self] in self?.showHeld() }

    init(of controller: UIViewController, source: ZoomSource) {
        self.controller = controller
        self.source = source
        super.init()
        for recognizer in [pan, catching] {
            recognizer.maximumNumberOfTouches = 1
            recognizer.addTarget(self, action: ZoomAnimator.dragDidChange)
        }
        pinch.addTarget(self, action: ZoomAnimator.dragDidChange)
        for recognizer in [pan, pinch, catching] { recognizer.knowsTransitions = true }
        pan.zoom = self
        pinch.delegate = self
        // One finger alone would hold the card at another place.
        pinch.endsWithFirstFinger = true
        catching.holdable = self
    }

    // MARK: - Starting

    /// Requests the closing transition, which the drag drives.
    ///
    /// - Parameters:
    ///   - drag: the gesture.
    ///   - request: pops or dismisses; returns whether a transition was requested.
    func begin(_ drag: ZoomDrag, _ request: () -> Bool) {
        self.drag = drag
        interaction = TransitionInteraction()
        guard !request() else { return }
        self.drag = nil
        interaction = nil
    }

    /// Sets up the views, and then lets the card fly or the finger hold it.
    func begin(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        let isClosing = context.viewController(forKey: .from) === controller
        way = isClosing ? .closing : .opening
        hasReported = false
        guard context.isAnimated, let content = context.view(forKey: isClosing ? .from : .to) else {
            return end(inPlace: true)
        }
        if isClosing { prepareWayBack(context) }
        install(content, in: context)
        animateAlong(context as? TransitionContext)
        stage.map { show($0.pose) }
        if let drag {
            hold(with: drag)
            interaction?.begin()
        } else {
            fly(toSource: isClosing)
        }
    }

    private func prepareWayBack(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(view, at: 0)
        view.layoutIfNeeded()
    }

    /// Runs the alongside animations: by themselves while opening, by the card's progress while closing.
    private func animateAlong(_ context: TransitionContext?) {
        guard let context, let coordinator = context.coordinator else { return }
        guard way == .closing else { return coordinator.runAnimations(lasting: Self.duration) }
        let interaction = self.interaction ?? TransitionInteraction()
        self.interaction = interaction
        interaction.start(
            context, AlongsideTimeline(of: coordinator, duration: Self.duration),
            released: drag == nil ? .finish : nil)
    }

    private func install(_ content: UIView, in context: any UIViewControllerContextTransitioning) {
        let frame =
            way == .opening ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        insets = insets(of: frame, in: context.containerView)
        geometry = ZoomGeometry(full: fullFrame)
        findSource(in: content)
        let stage =
            self.stage
            ?? ZoomStage(
                content: content, pose: way == .opening ? geometry.sourcePose : geometry.openPose,
                options: source.options)
        self.stage = stage
        stage.install(in: context.containerView)
        if catching.view !== stage.catcher { stage.catcher.addGestureRecognizer(catching) }
        stage.show(source: sourceView)
    }

    // MARK: - Geometry

    private func findSource(in content: UIView) {
        let below = context?.viewController(forKey: way == .opening ? .from : .to)
        guard let below else { return }
        sourceView = source.view(below: below, zoomed: controller, reports: !hasReported)
        hasReported = hasReported || sourceView == nil
        geometry.alignment = sourceView.flatMap {
            source.alignment(of: $0, zoomed: controller, in: content)
        }
        measureSource()
    }

    /// Measures the source again, which may move while the card flies.
    private func measureSource() {
        guard let container = context?.containerView else { return }
        geometry.full = fullFrame
        guard let view = sourceView, view.window != nil else {
            geometry.source = nil
            return
        }
        geometry.source = view.convert(view.bounds, to: container)
        geometry.sourceRadius = view.layer.cornerRadius
    }

    private var fullFrame: CGRect {
        guard let container = context?.containerView else { return geometry.full }
        if let presentation = controller.presentation.controller, presentation.containerView === container {
            return presentation.frameOfPresentedViewInContainerView
        }
        return container.bounds.inset(by: insets)
    }

    /// Returns the distances of the open view from the container's edges.
    private func insets(
        of frame: CGRect, in container: UIView
    ) -> UIEdgeInsets {
        guard frame.width > 0, frame.height > 0 else { return .zero }
        let bounds = container.bounds
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    // MARK: - Moving

    private var now: CFTimeInterval { context?.containerView.surroundingTime ?? CACurrentMediaTime() }

    func hold(with drag: ZoomDrag) {
        guard let stage, let container = context?.containerView else { return }
        self.drag = drag
        let start = container.convert(drag.start, from: nil)
        var hold = ZoomHold(at: start, of: stage.pose, in: geometry, kind: drag.kind, time: now)
        hold.move(to: drag.recognizer.location(in: container), scale: drag.scale, in: geometry)
        movement = .held(hold)
        ticker.start()
        showHeld()
    }

    private func fly(toSource: Bool, velocity: SIMD8<Double> = .zero) {
        guard let stage, let container = context?.containerView else { return }
        ticker.stop()
        let flight = SettlingMotion(
            SpringMotion(
                from: stage.pose.numbers, to: targetNumbers(toSource), velocity: velocity,
                spring: Self.spring),
            around: container, nearness: Self.nearness,
            frame: { [weak self] in self?.show(ZoomPose(numbers: $0)) },
            arrival: { [weak self] in self?.end(inPlace: true) })
        flight.movingTarget = { [weak self] in
            self?.measureSource()
            return self?.targetNumbers(toSource) ?? .zero
        }
        movement = .flying(flight, toSource: toSource)
    }

    private func targetNumbers(_ toSource: Bool) -> SIMD8<Double> {
        (toSource ? geometry.sourcePose : geometry.openPose).numbers
    }

    /// Releases the card, as soon as the transition has started.
    func release(_ end: ZoomDrag.End) {
        interaction?.whenStarted { [weak self] in self?.settle(after: end) }
    }

    private func settle(after end: ZoomDrag.End) {
        guard case .held(let hold) = movement, let stage else { return }
        drag = nil
        var (velocity, takesBack) = (CGPoint.zero, false)
        if case .released(let speed) = end {
            velocity = speed
            takesBack = hold.takesBack(velocity: speed)
        }
        takesBack = interaction?.decided(takesBack ? .finish : .cancel) == .finish
        if takesBack {
            findSource(in: stage.content)
            stage.show(source: sourceView)
        }
        interaction?.release(takesBack ? .finish : .cancel)
        fly(toSource: takesBack, velocity: hold.velocity(of: velocity, in: geometry))
    }

    func fingerMoved(_ drag: ZoomDrag) {
        guard case .held(var hold) = movement, let container = context?.containerView else { return }
        hold.move(to: drag.recognizer.location(in: container), scale: drag.scale, in: geometry)
        movement = .held(hold)
        showHeld()
        interaction?.update(progress)
    }

    private func showHeld() {
        guard case .held(let hold) = movement else { return ticker.stop() }
        measureSource()
        show(hold.pose(in: geometry, at: now))
    }

    private func show(_ pose: ZoomPose) {
        stage?.apply(pose, in: geometry)
        interaction?.follow(progress)
    }

    private var progress: CGFloat { stage.map { geometry.progressToSource(of: $0.pose) } ?? 0 }

    // MARK: - Ending

    /// Ends the transition.
    ///
    /// - Parameter inPlace: whether the card has arrived; else the stage stays for the transition that
    ///   follows.
    func end(inPlace: Bool) {
        ticker.stop()
        if case .flying(let flight, _) = movement { flight.stop() }
        movement = .rest
        guard let context else { return }
        let isCancelled = context.transitionWasCancelled
        self.context = nil
        interaction?.arrive()
        interaction = nil
        if way == .closing, isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        if inPlace { takeDown() }
        context.completeTransition(!isCancelled)
    }

    /// Removes the stage and puts the view where it is when open.
    func takeDown() {
        stage?.takeDown(frame: geometry.full)
        stage = nil
        drag = nil
    }
}

extension ZoomAnimator: HoldableMotion {
    func hold(at point: CGPoint) -> Bool {
        guard case .flying(let flight, let toSource) = movement, !flight.hasJustStarted, canCatch(at: point)
        else { return false }
        flight.stop()
        movement = .stopped(toSource: toSource)
        interaction?.resume()
        return true
    }

    func letGo() {
        guard case .stopped(let toSource) = movement else { return }
        let outcome = interaction?.decided(toSource ? .finish : .cancel)
        if let outcome { interaction?.release(outcome) }
        fly(toSource: outcome.map { $0 == .finish } ?? toSource)
    }
}

extension ZoomAnimator: TransitionParticipant {
    var decidableInteraction: TransitionInteraction? { interaction }
    func releaseInteraction(_ outcome: TransitionInteraction.Outcome) { release(.released(velocity: .zero)) }

    var canBeCaught: Bool { true }

    var isMoving: Bool { if case .rest = movement { false } else { true } }

    /// True where the stage is left from an opening that was caught.
    var continuesEarlierTransition: Bool { stage != nil }
}

extension ZoomAnimator: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated ?? true ? Self.duration : 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        (transitionContext as? TransitionContext)?.transition?.startAnimator()
    }
}
