/// Runs a frame, from the host's events to what is on the screen, as a list of passes.
///
/// ```
/// run(events:at:)
///    1 clock          deadlines, display links, animations that are over     QuartzCore/Timing
///    2 earlier starts passes 4 to 6, where a transition waits already        UIKit/Transitions
///    3 events         HostEvent → UITouch → gestures → views                 UIKit/Events, UIKit/Gestures
///  ┌ 4 constraints    updateConstraints() where asked for, then the solver   UIKit/AutoLayout
///  │ 5 layout         views and layers lay out and draw what asked for it    QuartzCore/Layers
///  │ 6 starts         ControllerTransition.start() of presentations,         UIKit/Transitions
///  │                  dismissals, pushes, pops and selections of tabs
///  │ 7 evaluation     what each animated layer looks like at this time       QuartzCore/Animation
///  └ 8 hover          views that have come below the pointer are hovered     UIKit/Gestures
///    9 touches        touches of views that were removed are dropped         UIKit/Events
///   10 presentation   what changed → display list → pixels                   Compositor, OpenGLRenderer
/// ```
///
/// Passes 4 to 8 repeat. A pass may give an earlier one work: a transition that starts adds views, which ask for
/// layout. Then the passes begin again at the constraints, until none of the five has work left. After
/// `maximumRounds` of that the frame is shown as it is, and what is left waits for the next one, as does what pass 9
/// asks for.
///
/// Between its request and its start a transition waits in the queue of `FrameClock.afterLayout`, which pass 6 runs.
/// A child transition (`transition(from:to:duration:options:animations:completion:)`) does not: it starts in the call.
@MainActor
package final class FramePipeline {
    /// Draws the frames; without one, frames are run but not seen.
    package var presenter: (any FramePresenter)? {
        get { application.screen.presenter }
        set { application.screen.presenter = newValue }
    }

    private unowned let application: UIApplication
    /// The closures that wait for pass 6. Each application has one such queue, which `FrameClock.part()`
    /// finds by type.
    private let transitionStarts: TransitionStarts

    /// How often passes 4 to 8 begin in one frame: a view that asks for layout in each layout would never let the frame
    /// end.
    private static let maximumRounds = 64

    init(application: UIApplication) {
        self.application = application
        transitionStarts = application.clock.part()
    }

    /// Runs a frame, with its application as the current one.
    ///
    /// - Parameters:
    ///   - events: what happened since the last frame, in order.
    ///   - time: the time of the frame in seconds of the frame clock.
    ///   - isSeen: whether the frame is shown or recorded. Otherwise code runs as it would, but animations are
    ///     evaluated only when they begin or end, and nothing is presented.
    /// - Returns: whether the presenter drew something.
    @discardableResult
    package func run(events: [HostEvent], at time: CFTimeInterval, isSeen: Bool = true) -> Bool {
        clock.isSeen = isSeen
        return application.clock.performFrame {
            // A test may run a frame in an animation block, which animates nothing of what the frame changes.
            UIViewAnimationStack.performOutsideBlocks { runPasses(events, time) }
        }
    }

    private func runPasses(_ events: [HostEvent], _ time: CFTimeInterval) -> Bool {
        advanceClock(to: time)
        startEarlierTransitions()
        deliver(events)
        for _ in 0..<Self.maximumRounds {
            updateConstraints()
            layOut()
            startTransitions()
            if needsAnotherRound { continue }
            evaluate()
            if needsAnotherRound { continue }
            updateHover()
            if !needsAnotherRound { break }
        }
        application.dispatcher.dropTouchesOfRemovedViews()
        return present()
    }

    /// The pointer's shape at a point of the application's screen.
    package func pointerShape(at location: CGPoint) -> PointerShape {
        application.clock.perform { application.pointerShape(at: location) }
    }

    /// The first responder's requirements for the host's input method; nil while it takes no text.
    package var textInputRequest: TextInputRequest? {
        application.clock.perform { application.textInputRequest }
    }

    /// Whether the host has to report the pointer's motion while no button is down.
    package var followsPointer: Bool { clock.part(HoverSystem.self).isUsed }

    /// Which sizes the host's window may have; nil for all.
    package var sizeRestrictions: UISceneSizeRestrictions? { application.screen.scene.sizeRestrictions }

    /// The title of the host's window; nil leaves it to the host.
    package var title: String? { application.screen.title }

    /// When the next frame is needed.
    package var demand: FrameDemand { unlessStartsWait(clock.demand) }

    /// When the next frame is needed in which the application's code may run: not for an animation before its end.
    package var callDemand: FrameDemand { unlessStartsWait(clock.callDemand) }

    /// When the next frame is needed for motion that ends by itself: not for a caret that blinks.
    package var settlingDemand: FrameDemand { unlessStartsWait(clock.settlingDemand) }

    private func unlessStartsWait(_ demand: FrameDemand) -> FrameDemand {
        transitionStarts.isEmpty ? demand : .nextFrame
    }

    /// The time from one frame to the next, in seconds.
    package var frameInterval: CFTimeInterval {
        get { clock.frameInterval }
        set { clock.frameInterval = newValue }
    }

    /// The time of the frame clock.
    package var now: CFTimeInterval { clock.now }

    /// Sets the clock's time before code runs between two frames, as from the main queue. What has come due
    /// waits for the next frame.
    package func bringForward(to time: CFTimeInterval) {
        clock.bringForward(to: time)
    }

    // MARK: - The passes

    private func advanceClock(to time: CFTimeInterval) {
        clock.advance(to: time)
    }

    /// Starts the transitions that pass 1 or code between two frames has asked for, once what has changed is laid out:
    /// an interactive one runs before the touches of this frame drive it.
    private func startEarlierTransitions() {
        guard !transitionStarts.isEmpty else { return }
        updateConstraints()
        layOut()
        startTransitions()
    }

    private func deliver(_ events: [HostEvent]) {
        application.dispatcher.deliver(events)
    }

    /// Updates and solves constraints, by a hook that Auto Layout sets when an application first uses it.
    private func updateConstraints() {
        clock.beforeLayout?()
    }

    private func layOut() {
        clock.layOutTrees()
    }

    private func startTransitions() {
        transitionStarts.run()
    }

    private func evaluate() {
        clock.evaluateAnimations()
    }

    private func updateHover() {
        clock.part(HoverSystem.self).update()
    }

    private func present() -> Bool {
        let screen = application.screen
        screen.forgetClosedWindows()
        if !clock.isSeen {
            // The changes ask for no frame; the next one that is seen shows them.
            screen.tree.passOverChanges()
            return false
        }
        return presenter?.present(screen.tree, size: screen.bounds.size, scale: screen.scale) ?? false
    }

    /// Whether one of passes 4 to 8 has given an earlier one work.
    private var needsAnotherRound: Bool { !transitionStarts.isEmpty || clock.needsLayout }

    private var clock: FrameClock { application.clock }
}
