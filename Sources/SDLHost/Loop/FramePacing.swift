/// When the next frame may begin: the display's rhythm where the buffer swap waits for it, else 60 a second.
struct FramePacing {
    /// Seconds of a frame where nothing else sets the pace.
    static let period = 1.0 / 60
    /// A swap that comes back in less than this part of the display's period has not waited for it.
    private static let fastPart = 0.6
    /// Drivers take a few frames in advance before the first swap waits.
    private static let mostFastFrames = 8

    /// Whether the swap is believed to wait for the display.
    private(set) var waitsForDisplay: Bool
    private let displayPeriod: Double
    private var fastFrames = 0
    private var lastStart = -Double.infinity
    private var lastShown = -Double.infinity

    /// - Parameters:
    ///   - waitsForDisplay: what the driver promises; it is measured, and given up if it is not so.
    ///   - refreshRate: of the display, in hertz; 0 where unknown.
    init(waitsForDisplay: Bool, refreshRate: Double) {
        self.waitsForDisplay = waitsForDisplay
        displayPeriod = refreshRate > 0 ? 1 / refreshRate : Self.period
    }

    /// The earliest start of the next frame, in seconds of the wall clock. After a frame that drew nothing no swap has
    /// waited, so the loop does.
    var earliestStart: Double {
        waitsForDisplay && lastShown.isFinite ? -.infinity : lastStart + Self.period
    }

    /// A frame was run that began at `start`; `shown` is when its swap came back, nil where nothing was drawn.
    mutating func frameDidRun(start: Double, shown: Double?) {
        // A frame that begins a little late does not shift those after it.
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
