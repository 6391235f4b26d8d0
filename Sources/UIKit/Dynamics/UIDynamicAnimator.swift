import MotionPhysics
import QuartzCore

/// Moves items as bodies of physics, by the behaviors that are added to it.
///
/// Time goes on in steps of 1/240 s of the frame clock, however often frames come; a frame makes up for at
/// most one second. When everything has been at rest for half a second the animator pauses, and costs nothing
/// until a behavior changes.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// Hears of pausing and resuming.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The view whose coordinates count and whose bounds can be a boundary; nil for items that are no views.
    open private(set) weak var referenceView: UIView?
    /// The layout whose attributes are items; nil for others.
    weak var layout: UICollectionViewLayout?
    /// The behaviors, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// The seconds that the animator has run.
    open private(set) var elapsedTime: TimeInterval = 0

    let simulation: DynamicSimulation
    private var ticker: FrameTicker?
    private var lastTime: CFTimeInterval = 0
    private var steps = 0
    private let clock: FrameClock

    /// The most seconds that one frame makes up for.
    private static let longestFrame = 1.0
    /// How long everything has to be at rest, in seconds.
    private static let restDuration = 0.5
    /// Sums of frame times are not exact: a step that is due within this part of it is taken.
    private static let tolerance = 1e-6

    /// An animator for items in a view, whose coordinates all behaviors use.
    public init(referenceView view: UIView) {
        referenceView = view
        clock = view.clock
        simulation = DynamicSimulation(referenceView: view)
        super.init()
    }

    /// An animator for items that are no views.
    public override init() {
        clock = .current
        simulation = DynamicSimulation(referenceView: nil)
        super.init()
    }

    isolated deinit {
        if isRunning { clock.part(RunningDynamics.self).count -= 1 }
        for behavior in behaviors { behavior.forgetAnimator() }
    }

    /// Whether something moves.
    open var isRunning: Bool { ticker?.isRunning == true }

    // MARK: - Behaviors

    /// Adds a behavior with its child behaviors.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if let other = behavior.dynamicAnimator {
            guard other !== self else { return }
            return complain(
                behavior, "addBehavior(_:)",
                "belongs to another animator; remove it there before it is added here")
        }
        behaviors.append(behavior)
        behavior.move(to: self)
        change()
    }

    /// Removes a behavior; what it did stays, as positions and velocities.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
        change()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        // Together: between two of them an animator at rest would begin to run again.
        let removed = behaviors
        behaviors = []
        for behavior in removed { behavior.move(to: nil) }
        if !removed.isEmpty { change() }
    }

    // MARK: - Items

    /// Reads an item's centre, bounds and transform anew, after code changed them; its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        prepare()
        simulation.reread(item)
        wake()
    }

    /// Returns the items whose frames meet a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        prepare()
        return simulation.items(in: rect)
    }

    // MARK: - Running

    /// Takes note that behaviors, their items or their values have changed.
    func change() {
        simulation.isStale = true
        wake()
    }

    /// Brings the bodies up to date with the behaviors.
    func prepare() { simulation.prepare(behaviors) }

    /// Starts the frames, unless nothing could move.
    func wake() {
        simulation.world.wake()
        guard !isRunning, !behaviors.isEmpty else { return }
        let ticker = ticker ?? FrameTicker { [weak self] in self?.runFrame() }
        self.ticker = ticker
        lastTime = clock.now
        delegate?.dynamicAnimatorWillResume(self)
        clock.part(RunningDynamics.self).count += 1
        clock.perform { ticker.start() }
    }

    private func runFrame() {
        let time = min(clock.now - lastTime, Self.longestFrame)
        lastTime = clock.now
        guard time > 0 else { return }
        elapsedTime += time
        prepare()
        let due = Int((elapsedTime / RigidWorld.step + Self.tolerance).rounded(.down))
        var events: [RigidWorld.Event] = []
        while steps < due {
            steps += 1
            for behavior in behaviors { behavior.applyToAll { $0.applyForces(in: simulation) } }
            events += simulation.world.advance()
        }
        let isAtRest = simulation.world.restTime >= Self.restDuration || simulation.isEmpty
        if isAtRest { settle() }
        simulation.showBodies()
        layout?.invalidateLayout()
        for event in events { report(event) }
        for behavior in behaviors { behavior.applyToAll { $0.action?() } }
        if isAtRest, !simulation.isStale, simulation.world.restTime > 0 || simulation.isEmpty { pause() }
    }

    private func settle() {
        for behavior in behaviors { behavior.applyToAll { $0.settle(in: simulation) } }
        simulation.world.stop()
    }

    private func pause() {
        guard isRunning else { return }
        ticker?.stop()
        clock.part(RunningDynamics.self).count -= 1
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func report(_ event: RigidWorld.Event) {
        for behavior in behaviors {
            behavior.applyToAll { ($0 as? UICollisionBehavior)?.report(event, of: simulation) }
        }
    }

    private func complain(_ object: AnyObject, _ call: String, _ problem: String) {
        clock.part(TransitionTrace.self).report(
            Diagnostic(.warning, object, call, "\(TransitionTrace.className(of: object)) \(problem)."))
    }
}
