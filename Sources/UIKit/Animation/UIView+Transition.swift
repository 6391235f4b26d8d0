import QuartzCore

extension UIView {
    /// Changes what a view looks like, and turns its old look into the new one as the options say: it fades, the view
    /// flips over, or a page is turned.
    ///
    /// Without a transition among the options, and for a view that is not on the screen, the change takes place at
    /// once. The view should be opaque: with a fade its new look is there at once below the old one.
    ///
    /// - Parameters:
    ///   - view: whose look changes.
    ///   - duration: in seconds.
    ///   - options: the transition, the pace and more.
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

    /// Puts a view in the place of another one in its superview, and turns the one into the other as the options say.
    ///
    /// - Parameters:
    ///   - fromView: is taken out of its superview; with `showHideTransitionViews` it stays there, hidden.
    ///   - toView: is put in front of it; with `showHideTransitionViews` it is there already, and shown.
    ///   - duration: in seconds.
    ///   - options: the transition, the pace and more.
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
