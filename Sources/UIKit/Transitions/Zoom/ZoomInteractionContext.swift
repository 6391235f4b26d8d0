import Foundation

extension UIViewController.Transition.ZoomOptions {
    /// A gesture that could dismiss a zoomed view.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
        /// Where the touch is, in the coordinates of the zoomed controller's view.
        public let location: CGPoint
        /// How fast it moves, in points a second.
        public let velocity: CGVector
        /// Whether the gesture begins by default; `false` if a scroll view below it has room to scroll.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
