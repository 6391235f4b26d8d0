import Foundation
import QuartzCore

/// How the view comes into being, and what its layout pass tells the controller.
extension UIViewController: ViewOwner {
    var isInNavigationController: Bool { navigationController != nil }

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
        if let newView, let owner = newView.owningViewController as? UIViewController, owner !== self {
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

    /// The margins at the sides, in points, of wide and of narrow views, and the width from which a view is
    /// wide: that of the larger phones.
    private static let margins = (wide: CGFloat(20), narrow: CGFloat(16), leastWide: CGFloat(414))

    var systemMargins: NSDirectionalEdgeInsets {
        let margin =
            loadedView?.bounds.width ?? 0 >= Self.margins.leastWide ? Self.margins.wide : Self.margins.narrow
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    var leastViewMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// Updates what the controller and its parent add to the view's safe area.
    func updateSafeArea() {
        loadedView?.addedSafeAreaInsets = additionalSafeAreaInsets.adding(insetsFromContainer)
    }

    /// Called when the view, which its superview has laid out, starts its own layout pass.
    func viewLayoutWillBegin() {
        presentation.presented?.presentation.controller?.hierarchy?.followPresenter()
        announceAppearance()
        followFittingSize()
        viewWillLayoutSubviews()
    }

    /// Whether the view is `ancestor` or one of its descendants.
    func hasView(in ancestor: UIView?) -> Bool {
        guard let ancestor, let loadedView else { return false }
        return loadedView.isDescendant(of: ancestor)
    }
}

extension UIViewController {
    /// How far bars cover the view from above. `safeAreaLayoutGuide` of the view replaces it.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor.")
    public var topLayoutGuide: any UILayoutSupport { view.barGuide(isUpper: true) }

    /// How far bars cover the view from below. `safeAreaLayoutGuide` of the view replaces it.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor.")
    public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(isUpper: false) }
}

extension UIViewController {
    /// The clock of the application that the controller takes part in: that of its view, else of what
    /// contains it, of what presents it or of the window whose root it is.
    var clock: FrameClock {
        if let tree = loadedView?.layer.tree { return tree.clock }
        let above = containingController ?? presentation.presenting
        return above?.clock ?? rootWindow?.clock ?? .current
    }
}

extension UIViewController {
    /// Tells this controller, what it contains and what it presents that memory is short.
    func receiveMemoryWarning() {
        TransitionTrace.current.post(.appearance, self, "didReceiveMemoryWarning()")
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        presentation.presented?.receiveMemoryWarning()
    }
}
