import QuartzCore
import UIKit

/// A window on the display, and the loop that feeds UIKit's frame pipeline with its events.
@MainActor
package final class SDLWindowHost {
    private let window: WindowSurface
    private let clock: HostClock
    private let windowPresenter: SurfacePresenter
    private var loop: FrameLoop?

    /// Opens the window.
    ///
    /// - Throws: `HostError` with a sentence on what to install or set.
    package init(_ options: WindowOptions = WindowOptions()) throws(HostError) {
        window = try WindowSurface(options)
        windowPresenter = SurfacePresenter(
            surface: .window(window), device: try DrawingDevice(context: window.context))
        clock = HostClock(speed: options.speed)
    }

    /// The presenter that draws into the window.
    package var presenter: any FramePresenter { windowPresenter }

    /// What draws the window; stages that are shown in it draw their pictures with it, too.
    package var device: DrawingDevice { windowPresenter.device }

    /// The size of the stage, in points.
    package var size: CGSize { window.geometry.size }

    /// The upper left corner of the window with its frame, in the display's coordinates.
    package var origin: CGPoint { window.origin }

    /// Pixels per point.
    package var scale: CGFloat { window.geometry.scale }

    /// The driver's name.
    package var rendererName: String { window.context.rendererName }

    /// The frame clock's time in seconds, derived from the wall clock.
    package var now: CFTimeInterval { clock.now }

    /// The wall clock's time in seconds.
    package var wallTime: CFTimeInterval { clock.wall }

    /// Called after every frame that `run` makes.
    package var frameObserver: ((FrameReport) -> Void)? {
        didSet { loop?.observer = frameObserver }
    }

    /// Called where the window was minimized, with true, and where it has come back.
    package var minimizing: ((Bool) -> Void)? {
        didSet { loop?.minimizing = minimizing }
    }

    /// Runs the pipeline's frames, with the window's events, until the window is closed.
    package func run(_ pipeline: FramePipeline) {
        let loop = FrameLoop(pipeline: pipeline, window: window, clock: clock) { [windowPresenter] in
            windowPresenter.warmUp()
        }
        loop.observer = frameObserver
        loop.minimizing = minimizing
        self.loop = loop
        loop.run()
        self.loop = nil
    }

    /// Hands an event to the application in the next frame, in addition to the window's own.
    package func send(_ event: HostEvent) {
        loop?.send(event)
    }

    /// Makes `run` return after the turn in progress.
    package func stop() {
        loop?.stop()
    }

    /// Waits until everything drawn is finished; for measurements only.
    package func finishDrawing() {
        window.context.use { window.context.functions.finish() }
    }
}
