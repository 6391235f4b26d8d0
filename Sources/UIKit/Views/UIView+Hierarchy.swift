/// A place among the subviews.
enum SubviewPlace {
    case front
    case back
    case index(Int)
    case below(UIView)
    case above(UIView)
}

extension UIView {
    // MARK: - Order

    func moveToFront(_ view: UIView) {
        guard isSubview(view, "bringSubviewToFront(_:)") else { return }
        reorder(view, to: .front)
    }

    func moveToBack(_ view: UIView) {
        guard isSubview(view, "sendSubviewToBack(_:)") else { return }
        reorder(view, to: .back)
    }

    func exchange(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
            return diagnose(
                .error, "exchangeSubview(at:withSubviewAt:)",
                "has \(subviews.count) subviews, so there is none to exchange at \(index1) and \(index2)")
        }
        guard index1 != index2 else { return }
        let (first, second) = (min(index1, index2), max(index1, index2))
        let (lower, upper) = (subviews[first], subviews[second])
        reorder(upper, to: .below(lower))
        if second > first + 1 { reorder(lower, to: .above(subviews[second])) }
    }

    // MARK: - Search

    func lies(in view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    func resignBelow(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder else { return true }
        var current: UIResponder? = responder
        while let next = current, next !== self { current = next.next }
        guard current === self else { return true }
        if responder.resignFirstResponder() { return true }
        if force { responder.resignByForce() }
        return force
    }

    // MARK: - Moving

    func insert(_ view: UIView, at place: SubviewPlace) {
        clock.perform { take(view, at: place) }
    }

    private func take(_ view: UIView, at place: SubviewPlace) {
        guard !isDescendant(of: view) else {
            let what = view === self ? "itself" : "a view that it lies in"
            return diagnose(
                .error, "addSubview(_:)",
                "was given \(what) as a subview, which is left where it is: add another view")
        }
        if view.superview === self { return reorder(view, to: place) }
        let oldSuperview = view.superview
        let (oldWindow, newWindow) = (oldSuperview?.window, window)
        if oldWindow !== newWindow { view.endEditing(true) }
        oldSuperview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.announceMove(to: newWindow, with: view) }
        view.leaveConstraints()
        oldSuperview?.subviews.removeAll { $0 === view }
        if let newWindow, oldWindow !== newWindow { view.followScale(newWindow.screen.scale) }
        let oldTint = view.hasOwnTint ? nil : view.inheritedTint
        let oldTraits = clock.part(CurrentTraits.self).hasOverrides ? view.traitCollection : nil
        link(view, at: place)
        view.superview = self
        view.joinConstraints()
        view.setNeedsLayout()
        if newWindow != nil || oldTraits != nil { view.adoptTraits(from: oldTraits) }
        if oldWindow !== newWindow { view.confirmMove(from: oldWindow) }
        if let oldTint, view.inheritedTint != oldTint { view.announceTint() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func leaveSuperview() {
        clock.perform { leave() }
    }

    private func leave() {
        guard let superview else { return }
        let oldWindow = window
        endEditing(true)
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if oldWindow != nil { announceMove(to: nil, with: self) }
        guard self.superview === superview else { return }
        leaveConstraints()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        layer.removeFromSuperlayer()
        superview.setNeedsLayout()
        if oldWindow != nil { confirmMove(from: oldWindow) }
        didMoveToSuperview()
    }

    private func reorder(_ view: UIView, to place: SubviewPlace) {
        switch place {
        case .below(let sibling) where sibling === view, .above(let sibling) where sibling === view: return
        default: break
        }
        subviews.removeAll { $0 === view }
        link(view, at: place)
    }

    /// Puts the view into the list of subviews, and its layer at the same place among the layers.
    private func link(_ view: UIView, at place: SubviewPlace) {
        let index: Int
        switch place {
        case .front: index = subviews.count
        case .back: index = 0
        case .index(let wanted): index = min(max(wanted, 0), subviews.count)
        case .below(let sibling): index = self.index(of: sibling)
        case .above(let sibling): index = min(self.index(of: sibling) + 1, subviews.count)
        }
        if index == subviews.count {
            if case .above(let sibling) = place, sibling.superview === self {
                layer.insertSublayer(view.layer, above: sibling.layer)
            } else {
                layer.addSublayer(view.layer)
            }
            subviews.append(view)
        } else {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
            subviews.insert(view, at: index)
        }
    }

    /// Returns the index of a subview; beyond the end for another view.
    ///
    /// UIKit says nothing. A view that is to come, as in a presentation that has yet to add the presented
    /// one, is no mistake; one that is a subview of another view is likely to be one.
    private func index(of sibling: UIView) -> Int {
        if let index = subviews.firstIndex(where: { $0 === sibling }) { return index }
        guard sibling.superview != nil else { return subviews.count }
        diagnose(
            .warning, "insertSubview(_:belowSubview:)",
            "was given a sibling that is a subview of another view; the view goes in front of all: add \(sibling) first"
        )
        return subviews.count
    }

    private func isSubview(_ view: UIView, _ call: String) -> Bool {
        if view.superview === self { return true }
        diagnose(.warning, call, "was given a view that is not one of its subviews: add it first")
        return false
    }

    /// Announces the change of the window to the view and its subviews; `root` is the view that is moved.
    private func announceMove(to window: UIWindow?, with root: UIView) {
        owningViewController?.viewWillMove(toWindow: window, with: root)
        willMove(toWindow: window)
        for subview in subviews { subview.announceMove(to: window, with: root) }
    }

    /// Notes that the view and its subviews have come from a window, and tells them that theirs is another one.
    private func confirmMove(from oldWindow: UIWindow?) {
        if oldWindow != nil { clock.part(EventRoute.self).haveViewsLeft = true }
        confirmMove()
    }

    private func confirmMove() {
        if let didEnterWindow = clock.didEnterWindow, window != nil { didEnterWindow(self) }
        rare?.windowObserver?.viewDidMoveToWindow()
        didMoveToWindow()
        owningViewController?.viewDidMoveToWindow()
        for subview in subviews { subview.confirmMove() }
    }

    /// Reports a mistake, in a sentence that begins with the view's class.
    func diagnose(_ severity: Diagnostic.Severity, _ call: String, _ problem: String) {
        clock.part(TransitionTrace.self).report(
            Diagnostic(severity, self, call, "\(TransitionTrace.className(of: self)) \(problem)."))
    }
}
