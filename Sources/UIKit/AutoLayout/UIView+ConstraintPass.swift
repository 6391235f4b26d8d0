/// How a view takes part in the constraint pass.
extension UIView {
    /// What the view keeps for Auto Layout, made when it is first needed.
    var viewLayout: ViewLayout {
        if let layout = rare?.layout { return layout }
        let layout = ViewLayout()
        rareValues.layout = layout
        return layout
    }

    /// The topmost view of the hierarchy.
    var layoutRoot: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The engine of the hierarchy; nil before its first constraint pass.
    var layoutEngine: LayoutEngine? { layoutRoot.rare?.layout?.engine }

    /// Whether an active constraint names the view or one of its guides.
    var isNamedByConstraints: Bool {
        guard let layout = rare?.layout else { return false }
        return !layout.naming.isEmpty || layout.allGuides.contains { !$0.constraintsOnItem.isEmpty }
    }

    /// Whether the view or one below it takes part in Auto Layout.
    var isConstrainedInside: Bool { !flags.isDisjoint(with: .constrainedAtAll) }

    /// Notes that the view takes part in Auto Layout, here and in all views above.
    func markConstrained() {
        guard !flags.contains(.constrained) else { return }
        flags.insert(.constrained)
        markAboveConstrained()
    }

    private func markAboveConstrained() {
        var view = superview
        while let current = view, !current.flags.contains(.constrainedBelow) {
            current.flags.insert(.constrainedBelow)
            view = current.superview
        }
    }

    /// Asks for a constraint pass before the next layout.
    func notePass() {
        clock.part(ConstraintPasses.self).note(layoutRoot)
        if flags.contains(.layingOut) {
            flags.insert(.constrainedMeanwhile)
        } else {
            setNeedsLayout()
        }
    }

    /// Solves the constraints that changed while the view was being laid out. Only subviews that get other frames ask
    /// for another layout: code may put equal constraints in place of others in each layout.
    func solveChangesMadeMeanwhile() {
        guard flags.contains(.constrainedMeanwhile) else { return }
        flags.remove(.constrainedMeanwhile)
        layoutRoot.runConstraintPass()
    }

    // MARK: - The pass

    /// Runs the pass of a hierarchy, in its topmost view.
    func runConstraintPass() {
        viewLayout.isWaiting = false
        guard superview == nil, isConstrainedInside else { return }
        updateConstraintsBelow()
        let engine = viewLayout.engine ?? LayoutEngine(root: self)
        viewLayout.engine = engine
        guard engine.isDirty else { return }
        engine.flush()
        clock.part(FittingSizes.self).update(in: self)
    }

    /// Calls `updateConstraints()` where it is due, innermost views first.
    func updateConstraintsBelow() {
        if !flags.contains(.constraintsCleanBelow) {
            flags.insert(.constraintsCleanBelow)
            for subview in subviews { subview.updateConstraintsBelow() }
        }
        guard !flags.contains(.constraintsClean) else { return }
        flags.insert(.constraintsClean)
        clock.part(CurrentTraits.self).perform(in: self) {
            if let owningViewController {
                owningViewController.updateViewConstraints()
            } else {
                updateConstraints()
            }
        }
    }

    func askForConstraintUpdate() {
        flags.remove(.constraintsClean)
        askForPassAbove()
        markConstrained()
        notePass()
    }

    /// Lets the pass of the views above come to this one. Without constraints above there is no pass, and
    /// nothing to walk up.
    @discardableResult
    private func askForPassAbove() -> Bool {
        var view = superview
        var found = false
        while let current = view, current.flags.contains(.constraintsCleanBelow) {
            current.flags.remove(.constraintsCleanBelow)
            view = current.superview
            found = true
        }
        return found
    }

    // MARK: - Moving in the hierarchy

    /// Deactivates constraints from outside to this view or one below, and takes those inside out of the
    /// engine. Called before the view leaves its superview.
    func leaveConstraints() {
        guard isConstrainedInside, superview != nil else { return }
        deactivateConstraintsFromOutside(of: self)
        layoutEngine?.drop(self)
    }

    private func deactivateConstraintsFromOutside(of top: UIView) {
        guard isConstrainedInside else { return }
        if let layout = rare?.layout {
            for constraint in layout.naming + layout.allGuides.flatMap(\.constraintsOnItem) {
                if let holder = constraint.holder, !holder.isDescendant(of: top) {
                    constraint.isActive = false
                }
            }
        }
        for subview in subviews { subview.deactivateConstraintsFromOutside(of: top) }
    }

    /// Takes the constraints inside of this view into the engine of the new hierarchy. Called after the view
    /// has moved to a superview.
    func joinConstraints() {
        if type(of: self).requiresConstraintBasedLayout { markConstrained() }
        let isBelowConstraints = askForPassAbove()
        guard isConstrainedInside else {
            if isBelowConstraints { notePass() }
            return
        }
        // The hierarchy that the view was the top of is none any more.
        rare?.layout?.engine = nil
        markAboveConstrained()
        layoutEngine?.adopt(self)
        notePass()
    }

    // MARK: - Placing

    /// Gives the subviews that constraints place their frames.
    func placeConstrainedSubviews() {
        let root = layoutRoot
        if root.rare?.layout?.engine?.isDirty ?? true { root.runConstraintPass() }
        guard let engine = root.rare?.layout?.engine else { return }
        for subview in subviews {
            guard let frame = engine.constrainedFrame(of: subview) else { continue }
            let rect = subview.inPixels(frame)
            if subview.constrainedFrame != rect { subview.constrainedFrame = rect }
        }
    }

    /// Pixels per point of the screen.
    var pixelScale: CGFloat {
        flags.contains(.hasOwnScale) ? layoutRoot.contentScaleFactor : contentScaleFactor
    }

    /// Moves the edges of a frame to whole pixels.
    func inPixels(_ frame: CGRect) -> CGRect {
        let scale = pixelScale
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (left, top) = (round(frame.minX), round(frame.minY))
        return CGRect(
            x: left, y: top, width: max(round(frame.maxX) - left, 0), height: max(round(frame.maxY) - top, 0))
    }

    /// The frame, which counts as constraints, has changed.
    func frameRuleDidChange() {
        let guide = rare?.layout?.scrollFrame
        guard guide != nil || !flags.contains(.laidOutByConstraints), let engine = layoutEngine else {
            return
        }
        if !flags.contains(.laidOutByConstraints) { engine.itemDidChange(self) }
        if let guide { engine.itemDidChange(guide) }
        if owningViewController != nil { insetsDidChange() }
        if engine.isDirty { notePass() }
    }

    /// The safe area or the margins have changed.
    func insetsDidChange() {
        guard flags.contains(.constrained), let engine = layoutEngine, let layout = rare?.layout else {
            return
        }
        let guides = layout.insetGuides
        guard !guides.isEmpty else { return }
        for guide in guides { engine.itemDidChange(guide) }
        notePass()
    }
}
