import Foundation
import MotionPhysics

/// The spring that moves a sheet.
enum SheetSpring {
    /// The duration of a sheet's presentation, in seconds, as on iOS.
    static let duration: TimeInterval = 0.5
    /// Critically damped: comes to rest without overshooting.
    static let spring = Spring(dampingRatio: 1, duration: duration)
    /// The distance from its target, in points, at which a sheet has arrived: less than a pixel.
    static let nearness = 0.25
}
