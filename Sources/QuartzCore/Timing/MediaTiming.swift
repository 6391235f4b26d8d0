/// The numbers of `CAMediaTiming`, and the arithmetic that belongs to them.
package struct MediaTiming: Equatable, Sendable {
    package var beginTime: CFTimeInterval = 0
    package var timeOffset: CFTimeInterval = 0
    package var repeatCount: Float = 0
    package var repeatDuration: CFTimeInterval = 0
    package var duration: CFTimeInterval = 0
    package var speed: Float = 1
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed

    package init() {}

    /// A layer's clock starts with its parent's and never ends.
    package static let layer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()

    /// The time of this clock at a time of its parent.
    package func local(_ parent: CFTimeInterval) -> CFTimeInterval {
        (parent - beginTime) * Double(speed) + timeOffset
    }

    /// The parent's time at a time of this clock; this clock's beginning where it stands still.
    package func parent(_ local: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    }
}
