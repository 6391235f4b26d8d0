import QuartzCore

/// Lists the animations that still run below a view, for messages.
package enum RunningAnimations {
    /// The greatest number of animations that a message names.
    private static let most = 8

    /// Returns one description per animation, such as "position of UILabel", in the order of the layers.
    @MainActor
    package static func list(below view: UIView) -> [String] {
        let names = view.layer.animationsBelow().map { layer, running in
            let owner =
                layer.delegate.map { TransitionTrace.className(of: $0) }
                ?? TransitionTrace.className(of: layer)
            return "\(running.keyPath ?? "an animation") of \(owner)"
        }
        return names.count > most ? Array(names.prefix(most)) + ["and \(names.count - most) more"] : names
    }
}
