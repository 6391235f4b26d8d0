import CSDL2
import Foundation
import QuartzCore
import UIKit

/// The loop of a window: sleeps until an event, a deadline or the main queue needs it, then runs one frame.
///
///     serve RunLoop.main → sleep until the frame is due, taking events in → take the last events in → frame → swap
@MainActor
final class FrameLoop {
    private let pipeline: FramePipeline
    private let window: WindowSurface
    private let clock: HostClock
    private let watcher = MainQueueWatcher()
    private var translator: EventTranslator
    private var pacing: FramePacing
    private var pending: [HostEvent] = []
    private var pointerTimes: [Double] = []
    private var isOver = false
    private let pointer = Pointer()
    private let inputMethod = InputMethod()
    private var lastHover: CGPoint?
    /// The location that the application knows of.
    private var reportedHover: CGPoint?
    private var lastTitle: String?

    /// Called after every frame.
    var observer: ((FrameReport) -> Void)?
    /// Called where the window was minimized, with true, and where it has come back.
    var minimizing: ((Bool) -> Void)?

    /// Prepares something that later frames may need; returns false when nothing is left.
    private let prepare: () -> Bool
    /// How long before a frame is due nothing is prepared any more, in seconds.
    private static let idleTime = 0.1

    init(
        pipeline: FramePipeline, window: WindowSurface, clock: HostClock,
        prepare: @escaping () -> Bool = { false }
    ) {
        self.prepare = prepare
        self.pipeline = pipeline
        self.window = window
        self.clock = clock
        translator = EventTranslator(geometry: window.geometry, frameTime: clock.frameTime(ticks:))
        pacing = FramePacing(waitsForDisplay: window.asksToWaitForDisplay, refreshRate: window.refreshRate)
        pending = [.resize(size: window.geometry.size, scale: window.geometry.scale)]
        pipeline.frameInterval = pacing.frameInterval
    }

    /// Runs until the window is closed.
    func run() {
        var timer = 0.0
        while !isOver {
            clock.leaveOutGap(since: pipeline)
            if timer <= clock.wall || MainQueue.isWaiting { pipeline.bringForward(to: clock.now) }
            timer = serveMainRunLoop()
            takeEvents()
            guard !isOver else { return }
            updatePointer()
            let due = nextFrame
            if due <= clock.wall {
                runFrame()
            } else if min(due, timer) < clock.wall + Self.idleTime || !prepare() {
                sleep(until: min(due, timer))
            }
        }
    }

    /// Adds an event to those of the next frame.
    func send(_ event: HostEvent) {
        pending.append(event)
    }

    /// Ends `run()` after the turn in progress.
    func stop() {
        isOver = true
    }

    // MARK: - A frame

    private var nextFrame: Double {
        guard pending.isEmpty, !window.needsFullFrame else { return pacing.earliestStart }
        switch pipeline.demand {
        case .nextFrame: return pacing.earliestStart
        case .at(let time): return max(pacing.earliestStart, clock.wallTime(frame: time))
        case .none: return .infinity
        }
    }

    private func runFrame() {
        let events = pending
        pending.removeAll()
        let start = clock.wall
        let wasDrawn = pipeline.run(events: events, at: clock.frameTime(wall: start))
        let end = clock.wall
        pacing.frameDidRun(start: start, shown: wasDrawn ? end : nil)
        pipeline.frameInterval = pacing.frameInterval
        if let observer {
            observer(FrameReport(start: start, end: end, wasDrawn: wasDrawn, pointerTimes: pointerTimes))
        }
        pointerTimes.removeAll()
        if let title = pipeline.title, title != lastTitle {
            lastTitle = title
            window.title = title
        }
        if let sizes = pipeline.sizeRestrictions {
            window.limitSize(from: sizes.minimumSize, to: sizes.maximumSize)
        }
        lastHover = nil
        inputMethod.follow(pipeline.textInputRequest, geometry: window.geometry)
    }

    /// Updates the pointer's shape, also after a frame, which may have put something else below it.
    private func updatePointer() {
        let isNew = translator.hover != reportedHover
        if isNew, pipeline.followsPointer {
            reportedHover = translator.hover
            pending.removeAll { if case .hover = $0 { true } else { false } }
            pending.append(.hover(location: reportedHover))
        }
        guard let hover = translator.hover, hover != lastHover else { return }
        lastHover = hover
        pointer.show(pipeline.pointerShape(at: hover))
    }

    // MARK: - Waiting

    /// Runs the work on the main queue and the timers that are due.
    ///
    /// - Returns: when the next timer is due, in seconds of the wall clock.
    private func serveMainRunLoop() -> Double {
        let date = FrameClock.serveOutsideWork { RunLoop.main.limitDate(forMode: .default) }
        guard let date, date != .distantFuture else { return .infinity }
        return clock.wall + max(0, date.timeIntervalSinceNow)
    }

    private func sleep(until wake: Double) {
        let seconds = wake - clock.wall
        guard seconds > 0 else { return }
        guard !window.isWindowless else { return sleepWithoutEvents(seconds) }
        let milliseconds = Int32(clamping: Int64(min(seconds * 1000, Double(Int32.max))))
        guard milliseconds > 0 else {
            // SDL waits whole milliseconds; in the rest no event matters.
            usleep(UInt32(seconds * 1_000_000))
            return
        }
        var event = SDL_Event()
        if SDL_WaitEventTimeout(&event, wake.isFinite ? milliseconds : -1) != 0 {
            take(event)
        }
    }

    /// Sleeps under a driver without a window. SDL would poll for events a thousand times a second; only a
    /// signal can come.
    private func sleepWithoutEvents(_ seconds: Double) {
        var queue = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        let milliseconds = seconds.isFinite ? Int32(clamping: Int64(min(seconds * 1000, 1e9))) : -1
        guard milliseconds != 0 else {
            usleep(UInt32(seconds * 1_000_000))
            return
        }
        poll(&queue, 1, milliseconds)
    }

    // MARK: - Events

    private func takeEvents() {
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            take(event)
        }
    }

    private func take(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: takeWindowEvent(event.window)
        case SDL_KEYDOWN
        where window.turnsByKeys && HostKey(event.key)?.turnsStage == true && !inputMethod.isOn:
            if event.key.repeat == 0 { window.turn() }
            return
        case SDL_QUIT: isOver = true
        default: break
        }
        guard let translated = translator.translate(event) else { return }
        if case .pointer(_, _, _, let time) = translated { pointerTimes.append(time) }
        if case .composition(let text, _, _) = translated { inputMethod.isComposing = !text.isEmpty }
        if case .text = translated { inputMethod.isComposing = false }
        pending.append(translated)
    }

    private func takeWindowEvent(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
            guard window.updateGeometry() else { return }
            translator.geometry = window.geometry
            pending.removeAll { if case .resize = $0 { true } else { false } }
            pending.append(.resize(size: window.geometry.size, scale: window.geometry.scale))
        case SDL_WINDOWEVENT_EXPOSED:
            window.showAgain()
        case SDL_WINDOWEVENT_MINIMIZED:
            minimizing?(true)
        case SDL_WINDOWEVENT_RESTORED:
            minimizing?(false)
        case SDL_WINDOWEVENT_CLOSE:
            isOver = true
        default:
            break
        }
    }
}
