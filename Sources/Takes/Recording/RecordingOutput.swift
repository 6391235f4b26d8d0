import CoreGraphics
import Foundation

/// The file of a recording while it comes into being. One that is let go before it is complete leaves nothing.
protocol RecordingOutput: AnyObject {
    /// Whether the next picture can be added.
    func isReady() throws(RecordingError) -> Bool

    /// Adds the next picture; the output must be ready.
    func add(_ picture: CGImage, at time: TimeInterval) throws(RecordingError)

    /// Whether the file is complete and at its place, after the last picture. It is asked until it is.
    func isComplete() throws(RecordingError) -> Bool
}
