import Foundation

/// A rotation of the screen, as the rotation callbacks from before iOS 8 report it.
@MainActor
final class ScreenTurn {
    private let before: UIInterfaceOrientation
    private let after: UIInterfaceOrientation
    private let duration: TimeInterval
    private var controllers: [UIViewController] = []

    /// - Parameters:
    ///   - before: the orientation that the screen had.
    ///   - after: the one that it gets.
    ///   - duration: of the animation, in seconds; 0 for none.
    init(from before: UIInterfaceOrientation, to after: UIInterfaceOrientation, duration: TimeInterval) {
        (self.before, self.after, self.duration) = (before, after, duration)
    }

    /// Calls `willRotate(to:duration:)`, and notes the controller for the later callbacks.
    func announce(to controller: UIViewController) {
        controllers.append(controller)
        controller.willRotate(to: after, duration: duration)
    }

    /// Calls `willAnimateRotation(to:duration:)` of the controllers; the caller opens the animation.
    func animate() {
        for controller in controllers { controller.willAnimateRotation(to: after, duration: duration) }
    }

    /// Calls `didRotate(from:)` of the controllers.
    func end() {
        for controller in controllers { controller.didRotate(from: before) }
    }
}
