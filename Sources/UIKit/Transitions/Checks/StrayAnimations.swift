import QuartzCore

/// Finds the animations that start together with a percent-driven transition but are not driven by it,
/// because their layers lie neither in the container nor in a view that an alongside animation names.
@MainActor
struct StrayAnimations {
    private let before: Set<ObjectIdentifier>

    /// Notes the animations that run already.
    init(in window: UIWindow?) {
        before = Set((window?.layer.animationsBelow() ?? []).map { ObjectIdentifier($0.running) })
    }

    /// Diagnoses a property animator that is not vended as interruptible: the driver moves it here, with
    /// everything else in the container, but not on iOS.
    func checkPropertyAnimators(_ context: TransitionContext, of animator: Any?, drivenBy interaction: Any) {
        guard let animator else { return }
        let hasUnknownAnimator = context.containerView.layer.animationsBelow().contains { _, running in
            running.course != nil && !before.contains(ObjectIdentifier(running))
        }
        guard hasUnknownAnimator else { return }
        let name = TransitionTrace.className(of: animator)
        TransitionTrace.current.report(
            Diagnostic(
                .warning, animator, "animateTransition(using:)",
                "\(name) animates with a UIViewPropertyAnimator that only animateTransition(using:) knows, so "
                    + "\(TransitionTrace.className(of: interaction)) drives it here, but on iOS it runs by itself: return "
                    + "it from interruptibleAnimator(using:), too."))
    }

    /// Diagnoses new animations outside of what the driver drives.
    func check(_ context: TransitionContext, drivenBy interaction: Any) {
        guard let window = context.containerView.window else { return }
        let driven = [context.containerView] + (context.coordinator?.viewsOutsideContainer ?? [])
        var owners: [String] = []
        for (layer, running) in window.layer.animationsBelow()
        where !before.contains(ObjectIdentifier(running)) && !driven.contains(where: { layer.isIn($0.layer) })
        {
            let owner = TransitionTrace.className(of: layer.delegate.map { $0 as Any } ?? layer)
            if !owners.contains(owner) { owners.append(owner) }
        }
        guard !owners.isEmpty else { return }
        let name = TransitionTrace.className(of: interaction)
        TransitionTrace.current.report(
            Diagnostic(
                .warning, interaction, "startInteractiveTransition(_:)",
                "\(owners.joined(separator: ", ")) outside of containerView was animated together with the "
                    + "transition, but \(name) drives only what is in the container, so it runs by itself: add the "
                    + "animation with animateAlongsideTransition(in:animation:completion:) and name the view."
            ))
    }
}

extension CALayer {
    /// Whether the layer is `other` or one of its descendants.
    fileprivate func isIn(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.superlayer
        }
        return false
    }
}
