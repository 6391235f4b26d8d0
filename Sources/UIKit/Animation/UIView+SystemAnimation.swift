extension UIView {
    /// An animation that the system defines.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink, fade and leave their superview.
        case delete = 0
    }

    /// The size to which a view that is deleted shrinks.
    private static let deletedScale: CGFloat = 0.01
    /// How long a deletion takes, in seconds: our own choice, as iOS documents none.
    private static let deletionDuration: TimeInterval = 0.25

    /// Performs an animation that the system defines on views, and others along with it.
    ///
    /// - Parameters:
    ///   - animation: the system's animation.
    ///   - views: the views; those that are deleted leave their superview at the end.
    ///   - options: as for other animations.
    ///   - parallelAnimations: makes further changes to animate; nil for none.
    ///   - completion: gets whether the animations ran to their end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { ($0, $0.transform, $0.alpha) }
        animate(withDuration: deletionDuration, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, transform, alpha) in before {
                view.removeFromSuperview()
                (view.transform, view.alpha) = (transform, alpha)
            }
            completion?(finished)
        }
    }
}
