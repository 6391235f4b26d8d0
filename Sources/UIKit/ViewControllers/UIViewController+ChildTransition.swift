import Foundation

// In an extension because methods that take such closures do not link from a `@preconcurrency` class.
extension UIViewController {
    /// Replaces one child's view by another's in a custom container: adds the new view to the superview of
    /// the old one, runs the animations, and removes the old view.
    ///
    /// The children get their appearance calls, unless this container forwards them itself. Place the new
    /// view before the call, or in `animations` where it is to move. After the call the old child is still a
    /// child: remove it in `completion`.
    ///
    /// Controllers without a common parent give a diagnostic, and nothing happens. If the change is reversed
    /// while it runs, the child that was requested last stays.
    ///
    /// - Parameters:
    ///   - fromViewController: a child whose view is shown.
    ///   - toViewController: another child.
    ///   - duration: in seconds; 0 changes at once.
    ///   - options: timing curve and more; with a transition, such as `transitionCrossDissolve`, the
    ///     superview changes its look as a whole, and `animations` take effect at once.
    ///   - animations: the changes to animate.
    ///   - completion: called once, last of all; gets true if the animations ran to their end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animator = ChildAnimator(duration: duration, options: options, animations: animations)
        ChildTransition(
            from: fromViewController, to: toViewController, in: self, animator: animator,
            completion: completion)?.startAtOnce()
    }
}
