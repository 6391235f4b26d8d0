/// The transitions that a view controller takes part in.
@MainActor
struct TransitionLinks {
    /// The transition between two of this controller's children.
    var ofChildren: ContainerTransition?
    /// The parent's transition in which this controller arrives or leaves.
    weak var ofParent: ContainerTransition?
    /// The parent's last `transition(from:to:…)` in which this controller arrived or left, while it runs.
    weak var change: ChildTransition?
    /// The coordinator of a running change of the window's size.
    var size: TransitionCoordinator?
    /// The animator in both directions, if the preferred transition is a zoom.
    var zoom: ZoomAnimator?
    /// The earlier state of this controller's view, which a transition has not restored yet. Recorded only
    /// while the trace is observed.
    var leftOver: LeftOver?
}

extension UIViewController {
    /// The transition between two of this controller's children.
    var containerTransition: ContainerTransition? {
        get { transitions.ofChildren }
        set { transitions.ofChildren = newValue }
    }

    /// The parent's transition in which this controller arrives or leaves.
    var childTransition: ContainerTransition? {
        get { transitions.ofParent }
        set { transitions.ofParent = newValue }
    }

    /// The parent's last `transition(from:to:…)` in which this controller arrived or left, while it runs.
    var childChange: ChildTransition? {
        get { transitions.change }
        set { transitions.change = newValue }
    }

    /// The coordinator of a running change of the window's size.
    var sizeCoordinator: TransitionCoordinator? {
        get { transitions.size }
        set { transitions.size = newValue }
    }

    /// The animator in both directions, if the preferred transition is a zoom.
    var zoom: ZoomAnimator? {
        get { transitions.zoom }
        set { transitions.zoom = newValue }
    }

    /// The earlier state of this controller's view, which a transition has not restored yet.
    var leftOver: LeftOver? {
        get { transitions.leftOver }
        set { transitions.leftOver = newValue }
    }
}
