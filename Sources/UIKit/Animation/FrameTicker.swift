import QuartzCore

/// Calls a closure once a frame while something moves by itself.
@MainActor
final class FrameTicker {
    private let frame: () -> Void
    private var link: CADisplayLink?

    /// - Parameter frame: called once a frame; hold the owner of the ticker weakly in it.
    init(frame: @escaping () -> Void) {
        self.frame = frame
    }

    isolated deinit { stop() }

    var isRunning: Bool { link != nil }

    /// Starts the calls; a ticker that runs goes on.
    func start() {
        guard link == nil else { return }
        let link = CADisplayLink(target: Relay(self), action: Relay.tick)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// Holds the ticker weakly, as a display link keeps its target.
    @MainActor
    private final class Relay {
        private weak var ticker: FrameTicker?
        init(_ ticker: FrameTicker) { self.ticker = ticker }
        func tick() { ticker?.frame() }
    }
}
