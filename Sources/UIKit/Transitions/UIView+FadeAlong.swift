extension UIView {
    /// Fades the view in or out alongside a transition. At the transition's end a view that has faded out
    /// gets its earlier alpha back, unless that was changed meanwhile.
    ///
    /// - Parameters:
    ///   - out: whether it fades out; otherwise it fades in.
    ///   - coordinator: of the transition.
    ///   - completion: called when the transition has ended.
    /// - Returns: false if the transition takes no more animations.
    @discardableResult
    func fade(
        out: Bool, along coordinator: any UIViewControllerTransitionCoordinator,
        completion: @escaping () -> Void = {}
    ) -> Bool {
        let opaque = alpha
        if !out { UIView.performWithoutAnimation { alpha = 0 } }
        let runs = coordinator.animateAlongsideTransition(in: self) { [weak self] context in
            UIView.animate(
                withDuration: context.transitionDuration, delay: 0, options: .overrideInheritedDuration
            ) {
                self?.alpha = out ? 0 : opaque
            }
        } completion: { [weak self] _ in
            if self?.alpha == 0 { self?.alpha = opaque }
            completion()
        }
        if !runs { alpha = opaque }
        return runs
    }
}
