/// When the next frame may begin: in the display's rhythm where the buffer swap waits for it, otherwise 60
/// times a second.
struct FramePacing {
    /// The duration of a frame where nothing else sets the pace, in seconds.
    static let period = 1.0 / 60
    /// A swap that takes less than this part of the display's period has not waited for it.
    private static let fastPart = 0.6
    /// The most swaps that may return at once: drivers queue a few frames before a swap waits.
    private static let mostFastFrames = 8

    /// Whether the swap seems to wait for the display.
    private(set) var waitsForDisplay: Bool
    private let displayPeriod: Double
    private var fastFrames = 0
    private var lastStart = -Double.infinity
    private var lastShown = -Double.infinity

    /// - Parameters:
    ///   - waitsForDisplay: what the driver promises; measurements can refute it.
    ///   - refreshRate: the display's rate in hertz; 0 if unknown.
    init(waitsForDisplay: Bool, refreshRate: Double) {
        self.waitsForDisplay = waitsForDisplay
        displayPeriod = refreshRate > 0 ? 1 / refreshRate : Self.period
    }

    /// The time from one frame to the next, in seconds.
    var frameInterval: Double { waitsForDisplay ? displayPeriod : Self.period }

    /// The earliest start of the next frame, in seconds of the wall clock. The loop itself waits after a
    /// frame that drew nothing, as no swap has waited.
    var earliestStart: Double {
        waitsForDisplay && lastShown.isFinite ? -.infinity : lastStart + Self.period
    }

    /// Notes a frame that began at `start`; `shown` is when its swap returned, nil where nothing was drawn.
    mutating func frameDidRun(start: Double, shown: Double?) {
        // A frame that begins a little late does not delay those after it.
        let slot = lastStart + Self.period
        lastStart = start - slot < Self.period / 2 && start >= slot ? slot : start
        guard waitsForDisplay else { return }
        guard let shown else {
            lastShown = -.infinity
            return
        }
        fastFrames = shown - lastShown < displayPeriod * Self.fastPart ? fastFrames + 1 : 0
        lastShown = shown
        if fastFrames >= Self.mostFastFrames {
            waitsForDisplay = false
        }
    }
}
