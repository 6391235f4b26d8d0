import Foundation
import QuartzCore

/// The zoom of one controller: animates its presentation or push and its dismissal or pop, and lets a finger drive
/// the latter.
///
/// ```
///            opening ──▶ open ──▶ held ──▶ back to the source
///               │ catch           ▲ │  ╲
///               └── completed ────┘ └── ▶ open again
/// ```
/// The way there is never cancelled: a card that is caught while it opens has come, and goes back from where it is.
@MainActor
final class ZoomTransition: NSObject {
    enum Way {
        case opening, closing
    }

    enum Motion {
        case rest
        case held(ZoomHold)
        case flying(ZoomFlight, toSource: Bool)
    }

    unowned let controller: UIViewController
    let source: ZoomSource
    var context: (any UIViewControllerContextTransitioning)?
    var way = Way.opening
    var motion = Motion.rest
    var stage: ZoomStage?
    var drag: ZoomDrag?
    var geometry = ZoomGeometry(full: .zero)
    /// What a container such as a navigation controller leaves free beside the open view.
    private var insets = UIEdgeInsets.zero
    let pan: ZoomPanGestureRecognizer
    let pinch: UIPinchGestureRecognizer
    let catching: ZoomCatchGestureRecognizer
    /// The view that the zoom comes from or goes to.
    private weak var sourceView: UIView?
    private var hasReported = false
    /// The time of what animates along with the way back.
    private var timeline: PercentDrivenSession?
    private var link: CADisplayLink?

    init(of controller: UIViewController, source: ZoomSource) {
        self.controller = controller
        self.source = source
        pan = ZoomPanGestureRecognizer()
        pinch = UIPinchGestureRecognizer()
        catching = ZoomCatchGestureRecognizer()
        super.init()
        for recognizer in [pan, catching] {
            recognizer.maximumNumberOfTouches = 1
            recognizer.addTarget(self, action: ZoomTransition.dragDidChange)
        }
        pinch.addTarget(self, action: ZoomTransition.dragDidChange)
        pan.zoom = self
        pinch.delegate = self
        catching.zoom = self
    }

    // MARK: - Starting

    /// Sets the views up, and lets the card fly, or the finger hold it.
    func begin(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        let isClosing = context.viewController(forKey: .from) === controller
        way = isClosing ? .closing : .opening
        hasReported = false
        guard context.isAnimated, let content = context.view(forKey: isClosing ? .from : .to) else {
            return end(inPlace: true)
        }
        if isClosing { prepareWayBack(context) }
        animateAlong(context)
        install(content, in: context)
        stage.map { show($0.pose) }
        if let drag {
            hold(with: drag)
        } else {
            fly(toSource: isClosing)
        }
    }

    private func prepareWayBack(_ context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) {
            context.containerView.insertSubview(view, at: 0)
            view.layoutIfNeeded()
        }
        if let context = context as? TransitionContext, let run = context.run {
            timeline = PercentDrivenSession(context: context, duration: run.duration)
        }
    }

    /// What others animate along runs by itself on the way there; on the way back the card's progress drives it.
    private func animateAlong(_ context: any UIViewControllerContextTransitioning) {
        let duration = ZoomFlight.duration
        if way == .closing {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {}
            CATransaction.flush()
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
            ) {}
        }
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
                dimmingColor: source.options.dimmingColor)
        self.stage = stage
        stage.install(in: context.containerView)
        if catching.view !== stage.catcher { stage.catcher.addGestureRecognizer(catching) }
        stage.show(source: sourceView)
    }

    // MARK: - Where

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

    /// The source may move while the card flies.
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

    /// How far the open view is from the container's edges, as below a bar.
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

    var now: CFTimeInterval {
        let time = CACurrentMediaTime()
        return context?.containerView.superview?.layer.convertTime(time, from: nil) ?? time
    }

    func hold(with drag: ZoomDrag) {
        guard let stage, let container = context?.containerView else { return }
        let start = container.convert(drag.start, from: nil)
        var hold = ZoomHold(at: start, of: stage.pose, in: geometry, kind: drag.kind, time: now)
        hold.move(to: drag.recognizer.location(in: container), scale: drag.scale, in: geometry)
        motion = .held(hold)
        startLink()
        show(hold.pose(in: geometry, at: now))
        if let end = drag.end { release(end) }
    }

    func fly(toSource: Bool, velocity: SIMD8<Double> = .zero) {
        guard let stage else { return }
        motion = .flying(
            ZoomFlight(start: stage.pose, velocity: velocity, startTime: now), toSource: toSource)
        startLink()
    }

    /// The finger lets go.
    func release(_ end: ZoomDrag.End) {
        guard case .held(let hold) = motion, let context, let stage else { return }
        drag = nil
        var velocity = CGPoint.zero
        if case .released(let speed) = end { velocity = speed }
        let takesBack = if case .released = end { hold.takesBack(velocity: velocity) } else { false }
        if takesBack {
            findSource(in: stage.content)
            stage.show(source: sourceView)
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        fly(toSource: takesBack, velocity: hold.velocity(of: velocity, in: geometry))
    }

    func fingerMoved(_ drag: ZoomDrag) {
        guard case .held(var hold) = motion, let context else { return }
        let point = drag.recognizer.location(in: context.containerView)
        hold.move(to: point, scale: drag.scale, in: geometry)
        motion = .held(hold)
        show(hold.pose(in: geometry, at: now))
        context.updateInteractiveTransition(progress)
    }

    private var progress: CGFloat { stage.map { geometry.progressToSource(of: $0.pose) } ?? 0 }

    private func show(_ pose: ZoomPose) {
        stage?.apply(pose, in: geometry)
        timeline?.seek(to: progress)
    }

    private func startLink() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, action: ZoomTransition.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stopLink() {
        link?.invalidate()
        link = nil
    }

    private func frame(_ link: CADisplayLink) {
        measureSource()
        switch motion {
        case .rest: stopLink()
        case .held(let hold): show(hold.pose(in: geometry, at: now))
        case .flying(let flight, let toSource):
            let target = toSource ? geometry.sourcePose : geometry.openPose
            guard flight.hasArrived(at: now, at: target) else {
                return show(flight.pose(at: now, towards: target))
            }
            end(inPlace: true)
        }
    }

    // MARK: - Ending

    /// Ends the transition.
    ///
    /// - Parameter inPlace: whether the card has arrived; else it stays as it is, for the transition that follows.
    func end(inPlace: Bool) {
        stopLink()
        guard let context else { return }
        let isCancelled = context.transitionWasCancelled
        motion = .rest
        self.context = nil
        if way == .closing {
            if isCancelled { timeline?.revert() } else { timeline?.releaseAtEnd() }
            timeline = nil
            if isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        }
        if inPlace { takeDown() }
        context.completeTransition(!isCancelled)
    }

    /// Nothing follows: the view lies where it lies when it is open.
    func takeDown() {
        stage?.takeDown(frame: geometry.full)
        stage = nil
        drag = nil
    }
}
