import Foundation

/// How the view comes into being, and what its layout pass tells the controller.
extension UIViewController {
    func performViewLoading() {
        TransitionTrace.current.post(.appearance, self, "loadView()")
        loadView()
        if loadedView == nil {
            let name = TransitionTrace.className(of: self)
            TransitionTrace.current.report(
                Diagnostic(
                    .error, self, "loadView()",
                    "loadView() of \(name) ended without a view, so it gets an empty one: set `view` in it."))
            replaceView(with: makeDefaultView())
        }
        traits.announced = traitCollection
        TransitionTrace.current.post(.appearance, self, "viewDidLoad()")
        viewDidLoad()
    }

    func makeDefaultView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func replaceView(with newView: UIView?) {
        guard newView !== loadedView else { return }
        if let newView, let owner = newView.owningViewController, owner !== self {
            let (name, other) = (TransitionTrace.className(of: self), TransitionTrace.className(of: owner))
            TransitionTrace.current.report(
                Diagnostic(
                    .error, self, "view",
                    "\(name) got the view of \(other), which no longer manages it: a view belongs to one view "
                        + "controller at a time, so make one for each."))
            owner.loadedView = nil
        }
        loadedView?.owningViewController = nil
        loadedView = newView
        newView?.owningViewController = self
        updateSafeArea()
        if let newView { zoom?.attach(to: newView) }
    }

    /// The view gets what the controller and its parent add to the safe area.
    func updateSafeArea() {
        loadedView?.addedSafeAreaInsets = additionalSafeAreaInsets.adding(insetsFromContainer)
    }

    /// The view starts its layout pass; its superview has laid it out.
    func viewLayoutWillBegin() {
        presentation.presented?.presentation.controller?.hierarchy?.followPresenter()
        announceAppearance()
        viewWillLayoutSubviews()
    }

    /// Whether the view is below `ancestor`, or is it.
    func hasView(in ancestor: UIView?) -> Bool {
        guard let ancestor, let loadedView else { return false }
        return loadedView.isDescendant(of: ancestor)
    }
}
