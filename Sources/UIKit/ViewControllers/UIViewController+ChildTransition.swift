import Foundation

// In an extension because methods that take such closures do not link from a `@preconcurrency` class.
extension UIViewController {
    /// Changes from one child to another, for containers of one's own: adds the new child's view to the superview of
    /// the old one's, runs the animations, and takes the old view away.
    ///
    /// The children get their appearance calls, unless this container forwards them itself. Place the new view before
    /// the call, or in `animations` where it is to move. After the call the old child is still a child: remove it in
    /// `completion`.
    ///
    /// Two controllers without a common parent give a diagnostic, and nothing happens. A change that is turned round
    /// while it runs, from the new child back to the old one, leaves the one that was asked for last.
    ///
    /// - Parameters:
    ///   - fromViewController: a child whose view is shown.
    ///   - toViewController: another child.
    ///   - duration: in seconds; 0 changes at once.
    ///   - options: pace and more; with a transition, such as `transitionCrossDissolve`, the superview turns from the
    ///     one look to the other, and changes in `animations` take place at once.
    ///   - animations: what moves.
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
