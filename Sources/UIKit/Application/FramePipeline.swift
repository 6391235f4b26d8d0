/// One frame, from what happened outside to what is on the screen. This is the map of the whole.
///
/// ```
/// run(events:at:)
///   1 clock      deadlines, display links, animations            QuartzCore/Timing
///   2 events     HostEvent → UITouch → gestures → views          UIKit/Events, UIKit/Gestures
///   3 commit     layout, drawing, what waits for the turn's end  QuartzCore/Transactions
///   4 present    what changed → display list → pixels            Compositor, OpenGLRenderer
/// ```
@MainActor
package final class FramePipeline {
    /// Who draws; without one, frames are run but not seen.
    package var presenter: (any FramePresenter)?

    private unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
    }

    /// Runs a frame.
    ///
    /// - Parameters:
    ///   - events: what happened since the last frame, in order.
    ///   - time: the time of the frame in seconds of the frame clock.
    /// - Returns: whether something was drawn.
    @discardableResult
    package func run(events: [HostEvent], at time: CFTimeInterval) -> Bool {
        FrameClock.current.advance(to: time)
        application.dispatcher.deliver(events)
        CATransaction.commitTurn()
        application.dispatcher.dropTouchesOfRemovedViews()
        return present()
    }

    /// When the next frame is needed.
    package var demand: FrameDemand { FrameClock.current.demand }

    private func present() -> Bool {
        let screen = application.screen
        screen.forgetClosedWindows()
        return presenter?.present(screen.tree, size: screen.bounds.size, scale: screen.scale) ?? false
    }
}
