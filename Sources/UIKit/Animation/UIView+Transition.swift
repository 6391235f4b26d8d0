import QuartzCore

extension UIView {
    /// Changes a view, and animates the change with a cross dissolve, a flip or a page curl.
    ///
    /// Without a transition among the options, and for a view that is not on the screen, the change takes
    /// place at once. A cross dissolve fades the old look above the new one, so the view should be opaque.
    ///
    /// - Parameters:
    ///   - view: whose look changes.
    ///   - duration: in seconds.
    ///   - options: the transition, the timing curve and more.
    ///   - animations: makes the changes: adds and removes subviews, sets texts.
    ///   - completion: gets true if the transition ran to its end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.clock.perform {
            turn(view, duration, options, animations: animations, completion: completion)
        }
    }

    private class func turn(
        _ view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        let turn = areAnimationsEnabled ? ViewTurn(of: view, options.transition) : nil
        performWithoutAnimation {
            animations?()
            guard let turn else { return }
            view.layoutIfNeeded()
            turn.prepare()
        }
        animateKeyframes(
            withDuration: duration, delay: 0, options: options.keyframeOptions
        ) {
            turn?.run()
        } completion: { finished in
            turn?.end()
            completion?(finished)
        }
    }

    /// Replaces a view by another one in its superview, and animates from the one to the other.
    ///
    /// - Parameters:
    ///   - fromView: removed from its superview; with `showHideTransitionViews` hidden instead.
    ///   - toView: added in front of it; with `showHideTransitionViews` shown instead.
    ///   - duration: in seconds.
    ///   - options: the transition, the timing curve and more.
    ///   - completion: gets true if the transition ran to its end.
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
            if options.contains(.showHideTransitionViews) {
                toView.isHidden = false
                fromView.isHidden = true
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: { finished in
            completion?(finished)
        }
    }
}
