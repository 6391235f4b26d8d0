extension UIView {
    /// The value in `intrinsicContentSize` for contents that ask for no size.
    public static let noIntrinsicMetric: CGFloat = -1

    func layOutNow() {
        let clock = clock
        clock.perform {
            clock.beforeLayout?()
            layer.layoutIfNeeded()
        }
    }

    func setFrame(_ frame: CGRect) {
        let oldSize = ownLayer.bounds.size
        ownLayer.frame = frame
        sizeMayHaveChanged(from: oldSize)
    }

    func setBounds(_ bounds: CGRect) {
        let oldSize = ownLayer.bounds.size
        ownLayer.bounds = bounds
        sizeMayHaveChanged(from: oldSize)
    }

    func setCenter(_ center: CGPoint) {
        layer.position = center
        if flags.contains(.constrained) { frameRuleDidChange() }
    }

    func runLayoutPass(of layer: CALayer) {
        guard layer === self.layer else { return }
        announceSafeArea()
        let isOuter = !flags.contains(.layingOut)
        flags.insert(.layingOut)
        clock.part(CurrentTraits.self).perform(in: self) {
            owningViewController?.viewLayoutWillBegin()
            layoutSubviews()
            owningViewController?.viewDidLayoutSubviews()
        }
        guard isOuter else { return }
        flags.remove(.layingOut)
        solveChangesMadeMeanwhile()
    }

    // MARK: - Safe area

    /// The insets that the view's controller adds to the inherited safe area.
    package var addedSafeAreaInsets: UIEdgeInsets {
        get { rare?.addedSafeAreaInsets ?? .zero }
        set {
            guard newValue != addedSafeAreaInsets else { return }
            rareValues.addedSafeAreaInsets = newValue
            setNeedsLayoutBelow()
        }
    }

    /// The part of the superview's insets that reaches into this view, plus what its controller adds.
    var currentSafeAreaInsets: UIEdgeInsets {
        let inherited = rare?.heldSafeAreaInsets ?? superview?.safeAreaInsets(inside: safeAreaFrame) ?? .zero
        return inherited.adding(addedSafeAreaInsets)
    }

    /// Where the view counts as lying for its safe area. A controller's view that reaches beyond its superview counts as
    /// moved back inside: on iOS its insets are frozen meanwhile, and content does not move in a screen that leaves.
    private var safeAreaFrame: CGRect {
        let frame = layer.frame
        guard owningViewController != nil, let room = superview?.bounds else { return frame }
        func inside(_ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            length > high - low ? origin : min(max(origin, low), high - length)
        }
        return CGRect(
            x: inside(frame.minX, frame.width, room.minX, room.maxX),
            y: inside(frame.minY, frame.height, room.minY, room.maxY), width: frame.width,
            height: frame.height)
    }

    /// Keeps the inherited safe area as it is at rest while a transition moves and scales the view, so that its content
    /// does not move inside of it; nil ends that.
    func holdSafeArea(at insets: UIEdgeInsets?) {
        guard insets != rare?.heldSafeAreaInsets else { return }
        rareValues.heldSafeAreaInsets = insets
        setNeedsLayoutBelow()
    }

    /// Returns the part of the view's safe area insets that reaches into a subview with a frame.
    func safeAreaInsets(inside frame: CGRect) -> UIEdgeInsets {
        let outer = currentSafeAreaInsets
        guard outer != .zero else { return .zero }
        let area = bounds
        // Where an edge has no inset, a view beyond it, such as one that slides in, has none either.
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            inset > 0 ? max(inset - distance, 0) : 0
        }
        return UIEdgeInsets(
            top: rest(outer.top, frame.minY - area.minY), left: rest(outer.left, frame.minX - area.minX),
            bottom: rest(outer.bottom, area.maxY - frame.maxY),
            right: rest(outer.right, area.maxX - frame.maxX)
        ).limited(to: frame.size)
    }

    private func announceSafeArea() {
        let insets = currentSafeAreaInsets
        guard insets != rare?.announcedSafeAreaInsets ?? .zero else { return }
        rareValues.announcedSafeAreaInsets = insets
        insetsDidChange()
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { announceMargins() }
        if let controller = owningViewController {
            TransitionTrace.current.post(.appearance, controller, "viewSafeAreaInsetsDidChange()")
            controller.viewSafeAreaInsetsDidChange()
        }
        for subview in subviews { subview.setNeedsLayout() }
    }

    private func setNeedsLayoutBelow() {
        setNeedsLayout()
        for subview in subviews { subview.setNeedsLayoutBelow() }
    }
}
