/// What one turn of the frame loop did, in seconds of the wall clock: for measurements.
package struct FrameReport: Equatable, Sendable {
    /// When the last events had been taken in and the frame began.
    package var start: Double
    /// When the frame was done, its swap included.
    package var end: Double
    /// Whether something was drawn.
    package var wasDrawn: Bool
    /// The time stamps of the pointer events that the frame took in, in seconds of the frame clock.
    package var pointerTimes: [Double]
}
