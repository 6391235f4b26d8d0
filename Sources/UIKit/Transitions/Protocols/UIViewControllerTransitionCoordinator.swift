import Foundation

/// Runs animations alongside a transition and reports how it goes on. It exists as long as the transition
/// does.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds an animation to those of the transition, for views in the container.
    ///
    /// - Parameters:
    ///   - animation: run with the duration and curve of the animator's first animation.
    ///   - completion: run once, when the transition has ended, whether or not the animation ran.
    /// - Returns: whether the animation will run; `false` if the transition has started already.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Adds an animation to those of the transition, for views below `view`, which is outside the container:
    /// an interaction then drives them, too.
    ///
    /// - Parameters:
    ///   - view: an ancestor of all the views that the animation changes; `nil`: the container.
    ///   - animation: run with the duration and curve of the animator's first animation.
    ///   - completion: run once, when the transition has ended, whether or not the animation ran.
    /// - Returns: whether the animation will run; `false` if the transition has started already.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls the handler when the interaction is finished or cancelled, before the rest runs.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls the handler whenever the transition starts or stops being interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Adds an animation to those of the transition, for views in the container.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Adds an animation to those of the transition, for views below `view`, which is outside the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
