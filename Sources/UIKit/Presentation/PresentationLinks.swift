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
    /// The views of the presentation that this controller makes.
    var presentedHierarchy: PresentationHierarchy? {
        presentation.presented?.presentation.controller?.hierarchy
    }

    /// Whether the controller appears when its parent does; false while a presentation in its context has
    /// replaced its view.
    var appearsWithParent: Bool { presentedHierarchy?.hasReplacedPresenter != true }

    /// The controller whose view is seen in this one's place: the presented controller that has replaced its
    /// view, else this controller.
    var seenInPlace: UIViewController {
        appearsWithParent ? self : presentation.presented?.seenInPlace ?? self
    }

    /// The controller that this one presents in its context, which appears and disappears with it; nil while
    /// a transition presents or dismisses that controller.
    var presentedInContext: UIViewController? {
        guard presentedHierarchy?.isInContext == true, let presented = presentation.presented else {
            return nil
        }
        return presented.activeTransition == nil ? presented : nil
    }

    /// Whether a presentation in its context has replaced its view in `superview`.
    func isReplaced(in superview: UIView) -> Bool {
        !appearsWithParent && presentedHierarchy?.container.superview === superview
    }

    /// Takes the view out of the parent's, together with a presentation in its context.
    func takeViewOut() {
        presentedHierarchy?.joinPresenter()
        viewIfLoaded?.removeFromSuperview()
    }

    /// Sends the appearance calls that are missing to match those of the parent.
    func matchAppearance(ofParent state: AppearanceState) {
        seenInPlace.matchAppearance(of: state)
    }

    /// The presentation or dismissal that this controller takes part in.
    var activeTransition: PresentationTransition? {
        get { presentation.transition }
        set { presentation.transition = newValue }
    }
}
