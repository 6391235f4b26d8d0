import Compositor
import Foundation
import QuartzCore
import SDLHost
import UIKit

/// A window without a display, on a clock that only the test advances, with fingers and pictures.
///
/// A stage runs the same frames as a window on a display, 60 a second, with the same result each time. It is
/// an application of its own: several stages exist side by side without affecting each other.
///
/// A frame runs with its stage as the application (`UIApplication.shared`), and so do calls to the stage's
/// views and controllers. Code between frames gets the stage that its task has made or used last; each test
/// is a task. Code of a task without a stage gets the stage that was used last of all.
///
/// ```swift
/// let stage = Stage()
/// stage.present(FirstViewController())
/// stage.drag(from: CGPoint(x: 389, y: 400), to: CGPoint(x: 100, y: 400), over: 0.5)
/// let isAtRest = stage.comesToRest()
/// ```
///
/// In tests, import `UITesting`: its `settle()` fails the test if the stage does not come to rest.
@MainActor
public final class Stage {
    /// An iPhone's screen of 6.1 inches, in points.
    public nonisolated static let defaultSize = CGSize(width: 390, height: 844)

    /// Where the frame clock starts. Not 0, which Core Animation reads as "not set".
    package nonisolated static let clockStart: CFTimeInterval = 100

    /// The window that fills the stage.
    public let window: UIWindow
    /// The number of frames that had something to draw.
    public private(set) var drawnFrames = 0
    /// Every callback so far, with the seconds since the stage was made.
    package private(set) var trace: [TraceEvent] = []

    /// The seconds between two frames.
    public let frameDuration: TimeInterval
    /// When its code first started a timer that goes by the wall clock, in seconds since the stage was made.
    private(set) var firstWallTimer: TimeInterval?
    /// When work that goes by the wall clock first changed its views, in seconds since the stage was made.
    package private(set) var firstOutsideChange: TimeInterval?
    /// Called when work that goes by the wall clock first changes its views.
    var didChangeOutside: (() -> Void)?
    /// Whether it serves the main queue itself, before and after its frames.
    private var servesOwnWork = false
    /// The location of each finger that is down.
    private(set) var fingers: [Int: CGPoint] = [:]

    package let application: UIApplication
    private let presenter: StagePresenter

    /// Makes a stage with an empty window.
    ///
    /// - Parameters:
    ///   - size: in points, at least one pixel.
    ///   - scale: pixels per point.
    ///   - frameRate: frames per second of the stage's clock.
    ///   - device: the device whose screen it is, with a status bar and a safe area while the stage has the
    ///     device's size; nil for none.
    ///   - graphics: draws its pictures.
    ///   - isSeen: whether frames count as seen from the first one on, as on a display. Otherwise they do not
    ///     until the first picture is asked for, and UIKit leaves out pictures that only a viewer would
    ///     notice.
    public init(
        size: CGSize = Stage.defaultSize, scale: CGFloat = 1, frameRate: Double = 60,
        device: StageDevice? = nil, graphics: StageGraphics = .shared, isSeen: Bool = false
    ) {
        precondition(
            size.width > 0 && size.height > 0 && scale > 0 && size.width.isFinite && size.height.isFinite
                && scale.isFinite,
            "A stage needs a positive size and scale, not \(size.width) × \(size.height) at \(scale).")
        precondition(
            frameRate > 0 && frameRate.isFinite, "A stage's frame rate is positive, not \(frameRate).")
        Self.checkPixels(of: size, at: scale)
        frameDuration = 1 / frameRate
        presenter = StagePresenter(graphics: graphics, isSeen: isSeen)
        let application = UIApplication(clock: FrameClock(now: Self.clockStart))
        application.clock.frameInterval = frameDuration
        self.application = application
        application.screen.resize(to: size, scale: scale)
        application.clock.perform { application.screen.device = device?.screen }
        application.pipeline.presenter = presenter
        window = application.clock.perform { UIWindow(frame: application.screen.bounds) }
        application.trace.observer = { [weak self] event in self?.record(event) }
        application.clock.perform { window.makeKeyAndVisible() }
        application.clock.didChangeOutside = { [weak self] in self?.noteOutsideChange() }
        takeOpenedURLs()
        willRunCode()
    }

    isolated deinit { application.close() }

    /// The stage's size in points.
    public var size: CGSize { application.screen.bounds.size }

    /// Pixels per point.
    public var scale: CGFloat { application.screen.scale }

    /// Runs code as part of the stage's application. The objects that it makes belong to the stage.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        willRunCode()
        return try application.clock.perform(body)
    }

    /// Makes a controller the window's root, and runs a frame.
    public func present(_ controller: UIViewController) {
        application.clock.perform { window.rootViewController = controller }
        runFrame()
    }

    /// Resizes the stage, and sets its scale if given; allowed in the middle of anything.
    ///
    /// The stage becomes no smaller and no larger than the `sizeRestrictions` of its scene let it.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        let size = possibleSize(nearestTo: size)
        Self.checkPixels(of: size, at: scale ?? self.scale)
        runFrame([.resize(size: size, scale: scale ?? self.scale)])
    }

    /// Returns the size nearest to a requested one that the scene's `sizeRestrictions` allow.
    func possibleSize(nearestTo size: CGSize) -> CGSize {
        application.pipeline.sizeRestrictions?.nearest(to: size) ?? size
    }

    /// Makes the stage light, as it is at first, or dark, as when the desktop's setting changes.
    public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        runFrame([.appearance(style)])
    }

    /// Sends a memory warning, as the system does, to the application's delegate, the observers of
    /// `UIApplication.didReceiveMemoryWarningNotification`, and the view controllers.
    public func sendMemoryWarning() {
        runFrame([.memoryWarning])
    }

    /// Asks the application to open a file or address, as a drop onto its window does.
    public func open(_ url: URL) {
        runFrame([.open(url)])
    }

    // MARK: - Time

    /// The seconds since the stage was made.
    public private(set) var now: TimeInterval = 0

    /// Lets time pass: as with a frame every `frameDuration`, and one at the end. Frames that would only
    /// advance animations, and cannot be seen, are left out.
    public func advance(by seconds: TimeInterval) {
        advance(to: now + seconds)
    }

    /// Lets time pass until `end`, in seconds since the stage was made. If `end` is now it runs one frame.
    public func advance(to end: TimeInterval) {
        precondition(
            end.isFinite && end >= now - Self.tolerance, "Time does not go back, from \(now) to \(end).")
        let start = now
        var frame = framesToNextSeen
        while start + frame * frameDuration < end - Self.tolerance {
            runFrame(at: start + frame * frameDuration)
            frame += framesToNextSeen
        }
        runFrame(at: max(end, now))
    }

    /// The number of frames until the next one that can be seen: the next in which code runs, or the one
    /// before it, as that code can ask for a picture of the frame before.
    private var framesToNextSeen: Double {
        guard !presenter.isWatched else { return 1 }
        switch application.pipeline.callDemand {
        case .nextFrame: return 1
        case .at(let deadline):
            let frames = (deadline - Self.clockStart - now - Self.tolerance) / frameDuration
            return max(frames.rounded(.up) - 1, 1)
        case .none: return .infinity
        }
    }

    /// Lets time pass until nothing moves and no deadline is left. A caret may go on to blink.
    ///
    /// - Parameter limit: the seconds after which it gives up, as something may move forever.
    /// - Returns: whether everything came to rest; `unrest` says what did not.
    public func comesToRest(within limit: TimeInterval = 10) -> Bool {
        let end = now + limit
        runFrame()
        while true {
            switch application.pipeline.settlingDemand {
            case .none:
                return true
            case .nextFrame:
                let left = ((end - now + Self.tolerance) / frameDuration).rounded(.down)
                guard left >= 1 else { return false }
                // Motion that ends without a callback, as of a replicator's last instance, is known only at
                // its end.
                let frames = framesToNextSeen
                runFrame(at: now + min(frames.isFinite ? frames : 1, left) * frameDuration)
            case .at(let deadline):
                let next = max(deadline - Self.clockStart, now + frameDuration)
                guard next <= end else { return false }
                runFrame(at: next)
            }
        }
    }

    /// Whether something moves, or will move without a touch. A caret that blinks does not count.
    public var isMoving: Bool { application.pipeline.settlingDemand != .none }

    /// Runs a frame now, with the events before it.
    ///
    /// - Parameters:
    ///   - events: what happened since the last frame.
    ///   - moment: the time of the frame, in seconds since the stage was made; nil for now.
    ///   - isSeen: whether pictures of the frame may be asked for; see `takeMissedFrame()`.
    package func runFrame(_ events: [HostEvent] = [], at moment: TimeInterval? = nil, isSeen: Bool = true) {
        // Unseen frames follow each other at once: work of other stages waits for a frame that is seen.
        if isSeen || RunLoopTimers.stage !== self { serveMainQueue() }
        now = moment ?? now
        if application.pipeline.run(events: events, at: Self.clockStart + now, isSeen: isSeen) {
            drawnFrames += 1
        }
        presenter.showsLastFrame = isSeen
        serveOwnWork()
    }

    /// Returns whether code has asked, since the last call, for a picture of a frame that was unseen or left
    /// out. The code got a picture of another frame.
    package func takeMissedFrame() -> Bool { presenter.takeMissedFrame() }

    /// Notes that a frame was left out, although something moves.
    func leaveOutFrame() { presenter.showsLastFrame = false }

    // MARK: - Touches

    /// Changes a finger's touch, and runs the frame that shows it at once.
    ///
    /// - Parameters:
    ///   - phase: the phase of the touch.
    ///   - location: in points of the stage.
    ///   - finger: the number of the finger; the first is 0.
    public func touch(_ phase: TouchScript.Phase, at location: CGPoint, finger: Int = 0) {
        runFrame([pointer(phase, at: location, finger: finger)])
    }

    /// Makes the host event of a finger, at `moment`, in seconds since the stage was made, or now.
    func pointer(
        _ phase: TouchScript.Phase, at location: CGPoint, finger: Int, time moment: TimeInterval? = nil
    ) -> HostEvent {
        switch phase {
        case .began, .moved: fingers[finger] = location
        case .ended, .cancelled: fingers[finger] = nil
        }
        return .pointer(
            phase: phase.hostPhase, finger: finger, location: location,
            timestamp: Self.clockStart + (moment ?? now))
    }

    // MARK: - Pictures

    /// Returns a picture of what the stage shows now.
    ///
    /// - Throws: `HostError` where OpenGL 3.3 cannot be had, with a sentence on what to install.
    public func snapshot() throws(HostError) -> CGImage {
        runFrame()
        return try presenter.picture(of: application.screen)
    }

    /// Calls a closure with the display list that a window would draw of each frame from now on, the whole
    /// stage first.
    package func watchDrawing(_ willDraw: @escaping (DisplayList) -> Void) {
        presenter.watch(willDraw)
    }

    // MARK: - Trace

    /// Every callback so far, as `ClassName.method(label:)`; `diagnostics` has the mistakes.
    public var calls: [String] {
        trace.filter { $0.kind != .diagnostic }.map { "\($0.object).\($0.call)" }
    }

    /// Every mistake that was found so far, in order.
    public var diagnostics: [StageDiagnostic] { trace.compactMap(StageDiagnostic.init) }

    /// Forgets the callbacks and the mistakes so far.
    public func clearTrace() {
        trace.removeAll()
    }

    private func record(_ event: TraceEvent) {
        var event = event
        event.time -= Self.clockStart
        trace.append(event)
    }

    // MARK: - Private

    /// When its code first started a timer of the run loop, in seconds since the stage was made; nil if it has not. Such
    /// a timer goes by the wall clock, so its effects differ from run to run.
    package var wallTimerStart: TimeInterval? {
        RunLoopTimers.noteNew()
        return firstWallTimer
    }

    /// Timers that are started from now on belong to this stage.
    func willRunCode() { RunLoopTimers.stage = self }

    /// Runs the work that the stage's code has just put on the main queue, so that it happens at the same
    /// instant in each run.
    func serveOwnWork() {
        servesOwnWork = true
        defer { servesOwnWork = false }
        RunLoopTimers.serveWork()
    }

    private func noteOutsideChange() {
        guard !servesOwnWork, firstOutsideChange == nil else { return }
        firstOutsideChange = now
        didChangeOutside?()
    }

    func noteWallTimer() { firstWallTimer = firstWallTimer ?? application.clock.now - Self.clockStart }

    /// The tolerance in seconds: less than any time that matters, more than the rounding in sums of frames.
    package nonisolated static let tolerance: TimeInterval = 1e-7

    /// Returns the limit that a stage's picture exceeds, as the end of a sentence; nil where it can be made.
    package nonisolated static func limit(exceededBy size: CGSize, scale: CGFloat) -> String? {
        SurfaceLimits.exceeded(by: size, scale: scale)
    }

    /// Stops with a sentence, in release builds, too, if no picture of the size can be made.
    private static func checkPixels(of size: CGSize, at scale: CGFloat) {
        guard let limit = limit(exceededBy: size, scale: scale) else { return }
        fatalError(
            "A stage of \(size.width) × \(size.height) points at \(scale) pixels a point is too large: \(limit)."
        )
    }

    /// Runs the work on the main queue before the frame, as on a display; it may belong to another stage.
    private func serveMainQueue() {
        servesOwnWork = true
        RunLoopTimers.noteNew()
        servesOwnWork = false
        willRunCode()
    }
}

extension TouchScript.Phase {
    var hostPhase: HostPointerPhase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
