import QuartzCore

extension UIView {
    class func turn(
        _ view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        let turn = areAnimationsEnabled ? ViewTurn(of: view, options.transition) : nil
        if options.contains(.allowAnimatedContent), let animations {
            let content = options.withoutTransition
            guard turn != nil else {
                return animate(
                    withDuration: duration, delay: 0, options: content, animations: animations,
                    completion: completion)
            }
            animate(withDuration: duration, delay: 0, options: content, animations: animations)
        } else {
            performWithoutAnimation { animations?() }
        }
        performWithoutAnimation { turn?.prepare() }
        animateKeyframes(
            withDuration: duration, delay: 0, options: options.keyframeOptions
        ) {
            turn?.run()
        } completion: { finished in
            turn?.end()
            completion?(finished)
        }
    }

    class func exchange(
        _ fromView: UIView, for toView: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
        _ completion: ((Bool) -> Void)?
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
