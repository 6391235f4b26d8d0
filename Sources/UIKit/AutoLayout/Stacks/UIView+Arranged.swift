import QuartzCore

/// What the arranged views of a stack do beyond others.
extension UIView {
    /// Hides or shows a view that a stack arranges. Inside an animation block a view that hides stays on the
    /// screen until its room is gone, as on iOS.
    func setArrangedHidden(_ isHidden: Bool) {
        guard isHidden != self.isHidden else { return }
        flags.remove(.hidesLater)
        if isHidden, let context = UIViewAnimationStack.current.context, !context.isInstant, window != nil {
            flags.insert(.hidesLater)
            let clock = clock
            clock.schedule(at: clock.now + context.delay + context.duration) { [weak self] in
                guard let self, flags.contains(.hidesLater) else { return }
                flags.remove(.hidesLater)
                layer.isHidden = true
            }
        } else {
            layer.isHidden = isHidden
        }
        (superview as? UIStackView)?.setNeedsArrangement()
    }
}
