import CSDL2
import Foundation
import PlaygroundSamples
import SDLHost
import UIKit

/// `Benchmarks drag`: the Swipe sample, whose transition follows the mouse for ten seconds. Tells how regular the
/// frames are, and how long it takes from an event to the swap of the frame that shows it.
enum Drag {
    private static let seconds = 10.0
    /// How often the mouse moves a second, as USB mice do by default: every frame has something new to show.
    private static let rate = 125.0
    /// Seconds of a frame.
    private static let period = 1.0 / 60

    static func run() throws {
        guard let sample = SampleCatalog.sample(id: "swipe") else { return }
        let host = try SDLWindowHost()
        UIScreen.main.resize(to: host.size, scale: host.scale)
        UIApplication.shared.pipeline.presenter = host.presenter
        let window = UIWindow()
        window.rootViewController = sample.makeViewController()
        window.makeKeyAndVisible()

        var frames: [FrameReport] = []
        host.frameObserver = { frames.append($0) }
        let mouse = MouseThread(width: Double(host.size.width * host.scale), y: 300)
        let end = FrameClock.current.schedule(at: host.now + seconds + 2) { host.stop() }
        mouse.start(seconds: seconds, rate: rate)
        host.run(UIApplication.shared.pipeline)
        end.cancel()
        report(frames, presented: window.rootViewController?.presentedViewController != nil)
    }

    private static func report(_ frames: [FrameReport], presented: Bool) {
        let drags = frames.filter { !$0.pointerTimes.isEmpty && $0.wasDrawn }
        let intervals = zip(drags.dropFirst(), drags).map { ($0.end - $1.end) * 1e3 }.sorted()
        let delays = drags.flatMap { frame in frame.pointerTimes.map { (frame.end - $0) * 1e3 } }.sorted()
        let late = delays.count { $0 > 2 * period * 1e3 }
        let events = frames.reduce(0) { $0 + $1.pointerTimes.count }
        let line = """
            {"scene":"drag","events":\(events),"frames":\(drags.count),\
            "interval_ms":\(distribution(intervals)),"event_to_swap_ms":\(distribution(delays)),\
            "later_than_second_frame":\(late),"finished":\(presented)}

            """
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    private static func distribution(_ sorted: [Double]) -> String {
        guard let last = sorted.last else { return "null" }
        func at(_ part: Double) -> String {
            String(format: "%.2f", sorted[Int(Double(sorted.count - 1) * part)])
        }
        return """
            {"min":\(at(0)),"p5":\(at(0.05)),"median":\(at(0.5)),"p95":\(at(0.95)),"p99":\(at(0.99)),\
            "max":\(String(format: "%.2f", last))}
            """
    }
}

/// Moves the mouse from a thread of its own, as a person does: without regard to when frames are drawn.
nonisolated struct MouseThread: Sendable {
    /// The window's width, and the height at which the mouse moves, in pixels.
    var width: Double
    var y: Int32

    /// Presses at the right edge, goes to and fro, and lets go past the middle.
    func start(seconds: Double, rate: Double) {
        Thread.detachNewThread {
            sleep(1)
            button(SDL_MOUSEBUTTONDOWN, x: width - 2)
            let steps = Int(seconds * rate)
            let start = ProcessInfo.processInfo.systemUptime
            for step in 1...steps {
                let wait = start + Double(step) / rate - ProcessInfo.processInfo.systemUptime
                if wait > 0 { usleep(UInt32(wait * 1e6)) }
                // To and fro between nine tenths and one tenth at an even pace: every frame has something new. To the
                // left at last.
                let turn = (Double(step) / Double(steps) * 11.5).truncatingRemainder(dividingBy: 1)
                motion(x: width * (0.1 + 0.8 * abs(1 - 2 * turn)))
            }
            button(SDL_MOUSEBUTTONUP, x: width * 0.1)
        }
    }

    private func button(_ type: SDL_EventType, x: Double) {
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.type = type.rawValue
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? UInt8(SDL_PRESSED) : UInt8(SDL_RELEASED)
        event.button.x = Int32(x)
        event.button.y = y
        SDL_PushEvent(&event)
    }

    private func motion(x: Double) {
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.type = SDL_MOUSEMOTION.rawValue
        event.motion.x = Int32(x)
        event.motion.y = y
        SDL_PushEvent(&event)
    }
}
