import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// A gesture that could take a zoomed view back.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
        /// Where the touch is, in the coordinates of the zoomed controller's view.
        public let location: CGPoint
        /// How fast it moves, in points a second.
        public let velocity: CGVector
        /// Whether the gesture would begin if nobody were asked; not if it began on a scroll view that has room
        /// to scroll, or goes in another direction.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
