import Foundation

/// A turn of the screen, for the calls by which controllers heard of it before iOS 8.
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

    /// Tells a controller that the turn begins; it hears of the rest, too.
    func announce(to controller: UIViewController) {
        controllers.append(controller)
        controller.willRotate(to: after, duration: duration)
    }

    /// Lets the controllers change their views inside of the turn's animation.
    func animate() {
        for controller in controllers { controller.willAnimateRotation(to: after, duration: duration) }
    }

    /// Tells the controllers of the end.
    func end() {
        for controller in controllers { controller.didRotate(from: before) }
    }
}
