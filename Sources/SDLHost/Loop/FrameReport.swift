/// What one turn of the frame loop did, in seconds of the wall clock; for measurements.
package struct FrameReport: Equatable, Sendable {
    /// When the frame began, after the last events.
    package var start: Double
    /// When the frame ended, its swap included.
    package var end: Double
    /// Whether something was drawn.
    package var wasDrawn: Bool
    /// The time stamps of the pointer events that the frame took in, in seconds of the frame clock.
    package var pointerTimes: [Double]
}
