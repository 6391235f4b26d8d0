/// A view controller's presentations: the one that it makes and the one that it is in.
struct PresentationLinks {
    /// The presentation or dismissal that the controller takes part in.
    var transition: PresentationTransition?
    /// What a presented controller is going through.
    enum Activity {
        case none, presenting, dismissing
    }

    /// The controller that this one presents.
    var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenting: UIViewController?
    /// The controller that was asked to present this one: the presenter or a controller in it.
    weak var origin: UIViewController?
    /// The presentation controller of this controller's own presentation; created as soon as it is asked for.
    var controller: UIPresentationController?
    var activity = Activity.none
    /// Whether a request to present or to dismiss is under way: delegates are asked, views are loaded.
    var isInRequest = false
    /// Whether there was a transitioning delegate when this controller was presented.
    var hadTransitioningDelegate = false
}

extension UIViewController {
    /// The views of what this controller presents.
    var presentedHierarchy: PresentationHierarchy? {
        presentation.presented?.presentation.controller?.hierarchy
    }

    /// The presentation or dismissal that this controller takes part in.
    var activeTransition: PresentationTransition? {
        get { presentation.transition }
        set { presentation.transition = newValue }
    }
}
