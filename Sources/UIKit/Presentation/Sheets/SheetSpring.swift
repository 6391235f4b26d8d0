import Foundation
import Motion

/// The spring that draws a sheet to its place.
enum SheetSpring {
    /// Seconds that a whole way takes, as the presentation of a sheet does on iOS.
    static let duration: TimeInterval = 0.5
    /// Comes to rest without swinging over.
    static let spring = Spring(dampingRatio: 1, duration: duration)
    /// Nearer than this to its place, in points, a sheet is there: less than a pixel.
    static let nearness = 0.25
}
