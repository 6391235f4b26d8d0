/// The transitions that a view controller takes part in.
@MainActor
struct TransitionLinks {
    /// The one between two of its children.
    var ofChildren: ContainerTransition?
    /// The one of its parent with which it comes or goes.
    weak var ofParent: ContainerTransition?
    /// The last `transition(from:to:…)` of its parent in which it came or went, while that runs.
    weak var change: ChildTransition?
    /// The coordinator of a change of the window's size, while that goes on.
    var size: TransitionCoordinator?
    /// Animates its way there and back, if its preferred transition is a zoom.
    var zoom: ZoomAnimator?
    /// What a transition has left of its view that it will have to put right; known while somebody listens.
    var leftOver: LeftOver?
}

extension UIViewController {
    /// The transition between two of this controller's children.
    var containerTransition: ContainerTransition? {
        get { transitions.ofChildren }
        set { transitions.ofChildren = newValue }
    }

    /// The transition of its parent with which this controller comes or goes.
    var childTransition: ContainerTransition? {
        get { transitions.ofParent }
        set { transitions.ofParent = newValue }
    }

    /// The last `transition(from:to:…)` of its parent in which this controller came or went, while it runs.
    var childChange: ChildTransition? {
        get { transitions.change }
        set { transitions.change = newValue }
    }

    /// The coordinator of a change of the window's size, in which controllers get one, too.
    var sizeCoordinator: TransitionCoordinator? {
        get { transitions.size }
        set { transitions.size = newValue }
    }

    /// Animates this controller's way there and back, if its preferred transition is a zoom.
    var zoom: ZoomAnimator? {
        get { transitions.zoom }
        set { transitions.zoom = newValue }
    }

    /// What a transition has left of this controller's view.
    var leftOver: LeftOver? {
        get { transitions.leftOver }
        set { transitions.leftOver = newValue }
    }
}
