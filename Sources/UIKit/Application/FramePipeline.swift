/// Runs a frame, from the host's events to what is on the screen, as a list of passes in this order.
///
/// ```
/// run(events:at:)
///   1 clock         deadlines, display links, animations that are over    QuartzCore/Timing
///   2 events        HostEvent → UITouch → gestures → views                UIKit/Events, UIKit/Gestures
///   3 constraints   what changed about constraints is solved              UIKit/AutoLayout
///   4 layout        views and layers lay out and draw what asked for it   QuartzCore/Transactions
///   5 starts        transitions that were asked for start                 UIKit/Transitions
///   6 evaluation    what each animated layer looks like at this time      QuartzCore/Animation
///   7 presentation  what changed → display list → pixels                  Compositor, OpenGLRenderer
/// ```
///
/// A pass may give an earlier one work: a transition that starts adds views, which ask for layout. The passes
/// from constraints to evaluation are repeated until none of them has work left.
@MainActor
package final class FramePipeline {
    /// Who draws; without one, frames are run but not seen.
    package var presenter: (any FramePresenter)? {
        get { application.screen.presenter }
        set { application.screen.presenter = newValue }
    }

    private unowned let application: UIApplication
    private let starts: TransitionStarts

    /// The most rounds from constraints to evaluation in one frame, for views that ask for layout in each
    /// layout.
    private static let mostRounds = 64

    init(application: UIApplication) {
        self.application = application
        starts = application.clock.part()
    }

    /// Runs a frame, with its application as the current one.
    ///
    /// - Parameters:
    ///   - events: what happened since the last frame, in order.
    ///   - time: the time of the frame in seconds of the frame clock.
    ///   - isSeen: whether somebody looks at the frame. Otherwise code runs as it would, and what moves is not evaluated
    ///     or presented.
    /// - Returns: whether something was drawn.
    @discardableResult
    package func run(events: [HostEvent], at time: CFTimeInterval, isSeen: Bool = true) -> Bool {
        clock.isSeen = isSeen
        return application.clock.performFrame {
            UIViewAnimationStack.performOutsideBlocks { runPasses(events, time) }
        }
    }

    private func runPasses(_ events: [HostEvent], _ time: CFTimeInterval) -> Bool {
        advanceClock(to: time)
        deliver(events)
        for _ in 0..<Self.mostRounds {
            updateConstraints()
            layOut()
            runStarts()
            if needsLayout { continue }
            evaluate()
            if !needsLayout {
                updateHover()
                if !needsLayout { break }
            }
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
    package var demand: FrameDemand { starts.isEmpty ? clock.demand : .nextFrame }

    /// When the next frame is needed in which code may run.
    package var callDemand: FrameDemand { starts.isEmpty ? clock.callDemand : .nextFrame }

    /// When the next frame is needed for what comes to rest some time.
    package var settlingDemand: FrameDemand { starts.isEmpty ? clock.settlingDemand : .nextFrame }

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

    private func deliver(_ events: [HostEvent]) {
        application.dispatcher.deliver(events)
    }

    private func updateConstraints() {
        clock.beforeLayout?()
    }

    private func layOut() {
        clock.layOutTrees()
    }

    private func runStarts() {
        starts.run()
    }

    /// Tells hover recognizers of views that have come below the pointer.
    private func updateHover() {
        clock.part(HoverSystem.self).update()
    }

    private func evaluate() {
        clock.evaluateAnimations()
    }

    private func present() -> Bool {
        let screen = application.screen
        screen.forgetClosedWindows()
        if !clock.isSeen {
            screen.tree.passOverChanges()
            return false
        }
        return presenter?.present(screen.tree, size: screen.bounds.size, scale: screen.scale) ?? false
    }

    private var needsLayout: Bool { !starts.isEmpty || clock.needsLayout }

    private var clock: FrameClock { application.clock }
}
