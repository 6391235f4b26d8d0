import QuartzCore

/// The roles of views in running transitions and in presentations.
extension TransitionTrace {
    /// Returns the views that have a role now; one view may have several.
    ///
    /// Transitions are known only while somebody listens to the trace.
    package func roles(in windows: [UIWindow]) -> [(view: UIView, role: ViewRole)] {
        var list = RoleList()
        for transition in running.lazy.compactMap({ $0 as? ControllerTransition }) {
            list.add(transition.context)
        }
        for window in windows {
            var controller = window.rootViewController?.presentedViewController
            while let presented = controller {
                if let presentation = presented.presentation.controller { list.add(presentation) }
                controller = presented.presentedViewController
            }
        }
        return list.entries
    }
}

/// Collects roles; a role that a view has already is not added again.
@MainActor
private struct RoleList {
    private(set) var entries: [(view: UIView, role: ViewRole)] = []

    mutating func add(_ context: TransitionContext) {
        let moving = [UITransitionContextViewKey.from, .to].compactMap { context.view(forKey: $0) }
        let controllers = [UITransitionContextViewControllerKey.from, .to].map {
            context.viewController(forKey: $0)
        }
        let own = controllers.compactMap { $0?.viewIfLoaded }
        note(context.containerView, .container)
        if let view = context.view(forKey: .from) { note(view, .from) }
        if let view = context.view(forKey: .to) { note(view, .to) }
        addSurroundings(of: own, moving: moving, in: context.containerView)
    }

    mutating func add(_ presentation: UIPresentationController) {
        guard let container = presentation.containerView, container.window != nil else { return }
        let own = [presentation.presentedViewController.viewIfLoaded].compactMap { $0 }
        let moving = [presentation.presentedView].compactMap { $0 }
        note(container, .container)
        addSurroundings(of: own, moving: moving, in: container)
    }

    /// Adds the wrappers of the controllers' own views, and what dims and casts shadows beside them.
    private mutating func addSurroundings(of own: [UIView], moving: [UIView], in container: UIView) {
        var wrappers: [UIView] = []
        for view in own where view.isDescendant(of: container) {
            let around = sequence(first: view) { $0.superview }.prefix { $0 !== container }
            if around.contains(where: { wrapper in moving.contains { $0 === wrapper } && wrapper !== view }) {
                wrappers += around.dropFirst()
            }
        }
        for view in wrappers { note(view, .wrapper) }
        for view in container.subviews where !contains(any: own + moving, in: view) {
            if view.dims(container) { note(view, .dimming) }
        }
        for view in wrappers + moving + container.subviews where view.layer.shadowOpacity > 0 {
            note(view, .shadow)
        }
    }

    private func contains(any views: [UIView], in ancestor: UIView) -> Bool {
        views.contains { $0.isDescendant(of: ancestor) }
    }

    private mutating func note(_ view: UIView, _ role: ViewRole) {
        guard !entries.contains(where: { $0.view === view && $0.role == role }) else { return }
        entries.append((view, role))
    }
}

extension UIView {
    /// Whether it covers a container with a colour that lets what lies below shine through.
    fileprivate func dims(_ container: UIView) -> Bool {
        guard let color = layer.backgroundColor, color.alpha > 0 else { return false }
        let tolerance: CGFloat = 0.5
        return frame.insetBy(dx: -tolerance, dy: -tolerance).contains(container.bounds)
            && color.alpha * alpha < 1
    }
}
