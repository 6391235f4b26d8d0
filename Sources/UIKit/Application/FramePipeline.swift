/// Runs a frame, from the host's events to what is on the screen, as a list of passes in this order.
///
/// ```
/// run(events:at:)
///    1 clock           deadlines, display links, animations that are over    QuartzCore/Timing
///    2 earlier starts  transitions that were asked for before the events     UIKit/Transitions
///    3 events          HostEvent → UITouch → gestures → views                UIKit/Events, UIKit/Gestures
///    4 constraints     what changed about constraints is solved              UIKit/AutoLayout
///    5 layout          views and layers lay out and draw what asked for it   QuartzCore/Transactions
///    6 starts          view controller transitions that were asked for start UIKit/Transitions
///    7 evaluation      what each animated layer looks like at this time      QuartzCore/Animation
///    8 hover           views that have come below the pointer are hovered    UIKit/Gestures
///    9 touches         touches of views that were removed are dropped        UIKit/Events
///   10 presentation    what changed → display list → pixels                  Compositor, OpenGLRenderer
/// ```
///
/// A pass may give an earlier one work: a transition that starts adds views, which ask for layout. Then the passes begin
/// again at the constraints, until none of them has work left. After `maximumRounds` of that the frame is shown as it is,
/// and what is left waits for the next one.
@MainActor
package final class FramePipeline {
    /// Who draws; without one, frames are run but not seen.
    package var presenter: (any FramePresenter)? {
        get { application.screen.presenter }
        set { application.screen.presenter = newValue }
    }

    private unowned let application: UIApplication
    /// The transitions that wait for their start. What an application has one instance of, its clock keeps by type.
    private let transitionStarts: TransitionStarts

    /// The most rounds from constraints to hover in one frame: a view that asks for layout in each layout would
    /// never let the frame end.
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
    ///   - isSeen: whether the frame is shown or recorded. Otherwise code runs as it would, but animations are evaluated
    ///     only where they begin or end, and nothing is presented.
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
            if hasMoreWork { continue }
            evaluate()
            if hasMoreWork { continue }
            updateHover()
            if !hasMoreWork { break }
        }
        application.dispatcher.dropTouchesOfRemovedViews()
        return present()
    }

    /// The pointer's shape at a point of the stage.
    package func pointerShape(at location: CGPoint) -> PointerShape {
        application.clock.perform { application.pointerShape(at: location) }
    }

    /// What the first responder needs of the host's input method; nil while it takes no text.
    package var textInputRequest: TextInputRequest? {
        application.clock.perform { application.textInputRequest }
    }

    /// Whether the host has to report the pointer's motion while no button is down.
    package var followsPointer: Bool { clock.part(HoverSystem.self).isUsed }

    /// The title of the host's window; nil leaves it to the host.
    package var title: String? { application.screen.title }

    /// When the next frame is needed.
    package var demand: FrameDemand { transitionStarts.isEmpty ? clock.demand : .nextFrame }

    /// When the next frame is needed in which the application's code may run: not for an animation before its end.
    package var callDemand: FrameDemand { transitionStarts.isEmpty ? clock.callDemand : .nextFrame }

    /// When the next frame is needed for motion that ends by itself: not for a caret that blinks.
    package var settlingDemand: FrameDemand { transitionStarts.isEmpty ? clock.settlingDemand : .nextFrame }

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

    /// Starts, once their views are laid out, the transitions that the clock's calls have asked for, or code between two
    /// frames: the finger that moves next drives them.
    private func startEarlierTransitions() {
        guard !transitionStarts.isEmpty else { return }
        updateConstraints()
        layOut()
        startTransitions()
    }

    private func deliver(_ events: [HostEvent]) {
        application.dispatcher.deliver(events)
    }

    /// Solves the constraints, by a hook that Auto Layout sets when the first one is made.
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
            // The changes count as shown.
            screen.tree.passOverChanges()
            return false
        }
        return presenter?.present(screen.tree, size: screen.bounds.size, scale: screen.scale) ?? false
    }

    /// Whether a pass has given an earlier one work.
    private var hasMoreWork: Bool { !transitionStarts.isEmpty || clock.needsLayout }

    private var clock: FrameClock { application.clock }
}
