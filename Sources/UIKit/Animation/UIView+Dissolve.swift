import QuartzCore

extension UIView {
    /// Changes what a view looks like; with `transitionCrossDissolve` the old look fades into the new one.
    ///
    /// Without it, and for a view that is not on the screen, the change takes place at once. The view should be
    /// opaque: its new look is there at once below the old one that fades away.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let old = options.isCrossDissolve && areAnimationsEnabled ? view.coverOfOldLook() : nil
        performWithoutAnimation {
            animations?()
            if let old {
                view.layoutIfNeeded()
                view.addSubview(old)
            }
        }
        animate(withDuration: duration, delay: 0, options: options) {
            old?.alpha = 0
        } completion: { finished in
            old?.removeFromSuperview()
            completion?(finished)
        }
    }

    /// Puts `toView` in the place of `fromView`; with `transitionCrossDissolve` one fades into the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            TransitionTrace.current.report(
                Diagnostic(
                    .warning, fromView, "transition(from:to:duration:options:completion:)",
                    "the view to leave has no superview; add it to one before the transition"))
            return animate(withDuration: 0, animations: {}, completion: completion)
        }
        transition(with: container, duration: duration, options: options) {
            container.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        } completion: { finished in
            completion?(finished)
        }
    }

    private func coverOfOldLook() -> UIView? {
        guard window != nil, let cover = snapshotView(afterScreenUpdates: false) else { return nil }
        cover.frame = bounds
        cover.isUserInteractionEnabled = false
        return cover
    }
}
