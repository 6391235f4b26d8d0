/// One frame, from what happened outside to what is on the screen: a list of passes, each called once, in this order.
///
/// ```
/// run(events:at:)
///   1 clock         deadlines, display links, animations that are over    QuartzCore/Timing
///   2 events        HostEvent → UITouch → gestures → views                UIKit/Events, UIKit/Gestures
///   3 layout        views and layers lay out and draw what asked for it   QuartzCore/Transactions
///   4 starts        transitions that were asked for start                 UIKit/Transitions
///   5 evaluation    what each animated layer looks like at this time      QuartzCore/Animation
///   6 presentation  what changed → display list → pixels                  Compositor, OpenGLRenderer
/// ```
///
/// A pass may give an earlier one work: a transition that starts adds views, which ask for layout. The passes from
/// layout to evaluation are repeated until none of them has work left.
@MainActor
package final class FramePipeline {
    /// Who draws; without one, frames are run but not seen.
    package var presenter: (any FramePresenter)?

    private unowned let application: UIApplication
    private var starts: [@MainActor () -> Void] = []

    /// Views that ask for layout in each layout get this many rounds in one frame.
    private static let mostRounds = 64

    init(application: UIApplication) {
        self.application = application
    }

    /// Runs a frame, with its application as the current one.
    ///
    /// - Parameters:
    ///   - events: what happened since the last frame, in order.
    ///   - time: the time of the frame in seconds of the frame clock.
    /// - Returns: whether something was drawn.
    @discardableResult
    package func run(events: [HostEvent], at time: CFTimeInterval) -> Bool {
        application.clock.performFrame {
            UIViewAnimationStack.performOutsideBlocks { runPasses(events, time) }
        }
    }

    private func runPasses(_ events: [HostEvent], _ time: CFTimeInterval) -> Bool {
        advanceClock(to: time)
        deliver(events)
        for _ in 0..<Self.mostRounds {
            layOut()
            runStarts()
            if needsLayout { continue }
            evaluate()
            if !needsLayout { break }
        }
        application.dispatcher.dropTouchesOfRemovedViews()
        return present()
    }

    /// The pointer's shape at a point of the stage.
    package func pointerShape(at location: CGPoint) -> PointerShape {
        application.clock.perform { application.pointerShape(at: location) }
    }

    /// What the host's window is called; nil: as the host likes.
    package var title: String? { application.screen.title }

    /// When the next frame is needed.
    package var demand: FrameDemand { starts.isEmpty ? clock.demand : .nextFrame }

    /// The time of the frame clock.
    package var now: CFTimeInterval { clock.now }

    /// Says what time it is before code runs between two frames, as from the main queue. What has come due waits for
    /// the next frame.
    package func bringForward(to time: CFTimeInterval) {
        clock.bringForward(to: time)
    }

    /// Puts `body` off to the pass in which transitions start: what this turn has changed is laid out by then.
    ///
    /// Bodies run in the order in which they were put off. Outside of a frame they wait for the next one.
    func afterLayout(_ body: @escaping @MainActor () -> Void) {
        starts.append(body)
    }

    // MARK: - The passes

    private func advanceClock(to time: CFTimeInterval) {
        clock.advance(to: time)
    }

    private func deliver(_ events: [HostEvent]) {
        application.dispatcher.deliver(events)
    }

    private func layOut() {
        clock.layOutTrees()
    }

    private func runStarts() {
        let due = starts
        starts = []
        for start in due { start() }
    }

    private func evaluate() {
        clock.evaluateAnimations()
    }

    private func present() -> Bool {
        let screen = application.screen
        screen.forgetClosedWindows()
        return presenter?.present(screen.tree, size: screen.bounds.size, scale: screen.scale) ?? false
    }

    private var needsLayout: Bool { !starts.isEmpty || clock.needsLayout }

    private var clock: FrameClock { application.clock }
}
