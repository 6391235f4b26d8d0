/// The constraints and guides of a view.
extension UIView {
    // MARK: - Constraints

    func activate(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        guard constraint.flaw == nil, let common = constraint.commonView, common.isDescendant(of: self) else {
            return diagnose(
                .error, "addConstraint(_:)",
                "cannot hold \(constraint.description): the view hierarchy is not prepared for the constraint. Its "
                    + "items have to be the view itself or lie in it before the constraint is added")
        }
        constraint.hold(in: self)
    }

    func takeConstraint(_ constraint: NSLayoutConstraint) {
        viewLayout.held.append(constraint)
        constraint.serial = clock.part(ConstraintPasses.self).nextSerial()
        markConstrained()
        for item in constraint.items { item.layoutView?.markConstrained() }
        layoutEngine?.queue(constraint)
        notePass()
    }

    func dropConstraint(_ constraint: NSLayoutConstraint) {
        rare?.layout?.held.removeAll { $0 === constraint }
        layoutEngine?.forget(constraint)
        notePass()
    }

    /// A constraint that the view holds has another constant or priority.
    func constraintDidChange(_ constraint: NSLayoutConstraint, onlyConstant: Bool) {
        layoutEngine?.constraintDidChange(constraint, onlyConstant: onlyConstant)
        notePass()
    }

    /// The leading edge is another one than before: the constraints that the view holds mean something else.
    func directionDidChange() {
        for constraint in rare?.layout?.held ?? [] { constraintDidChange(constraint, onlyConstant: false) }
    }

    /// Returns the nearest view that this one and another one are or lie in.
    func nearestCommonView(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let current = view, !other.isDescendant(of: current) { view = current.superview }
        return view
    }

    /// Tells the constraints in the view that its nib was made.
    func awakenConstraints() {
        for constraint in constraints { constraint.awakeFromNib() }
        for subview in subviews { subview.awakenConstraints() }
    }

    // MARK: - Guides

    /// Returns the view's guide of a kind, made when it is first asked for.
    func systemGuide(_ kind: InsetGuide.Kind) -> UILayoutGuide {
        let (path, name): (ReferenceWritableKeyPath<ViewLayout, InsetGuide?>, String) =
            switch kind {
            case .safeArea: (\.safeArea, "UIViewSafeAreaLayoutGuide")
            case .margins: (\.margins, "UIViewLayoutMarginsGuide")
            case .readable: (\.readable, "UIViewReadableContentGuide")
            }
        if let guide = viewLayout[keyPath: path] { return guide }
        let guide = InsetGuide(kind)
        guide.identifier = name
        viewLayout[keyPath: path] = guide
        guide.owningView = self
        return guide
    }

    func adopt(_ guide: UILayoutGuide) {
        if guide is InsetGuide || guide is ScrollGuide || guide is BarGuide { return }
        viewLayout.guides.append(guide)
    }

    func forget(_ guide: UILayoutGuide) {
        for constraint in guide.constraintsOnItem { constraint.isActive = false }
        layoutEngine?.forget(guide)
        rare?.layout?.guides.removeAll { $0 === guide }
    }

    // MARK: - Contents

    /// The contents have another size, or another priority.
    func contentSizeMayHaveChanged() {
        guard flags.contains(.constrained), let engine = layoutEngine else { return }
        engine.itemDidChange(self)
        notePass()
    }

    func setPriority(
        _ path: ReferenceWritableKeyPath<ViewLayout, AxisPriorities>, _ priority: UILayoutPriority,
        _ axis: NSLayoutConstraint.Axis
    ) {
        guard viewLayout[keyPath: path][axis] != priority else { return }
        viewLayout[keyPath: path][axis] = priority
        contentSizeMayHaveChanged()
    }

    func setLaidOutByConstraints(_ isLaidOut: Bool) {
        guard isLaidOut != flags.contains(.laidOutByConstraints) else { return }
        flags.set(.laidOutByConstraints, isLaidOut)
        _ = viewLayout
        markConstrained()
        if let engine = layoutEngine { engine.itemDidChange(engine.place(of: self).item) }
        notePass()
    }

    // MARK: - Fitting

    /// The target of a view that should be as small as its constraints let it.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target of a view that should be as large as its constraints let it.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Measures the view with the constraints in it, without what is outside.
    func fittedSize(_ target: FittingTarget) -> CGSize {
        clock.perform {
            updateConstraintsBelow()
            let engine = LayoutEngine(root: self, fitting: target)
            _ = engine.place(of: self)
            engine.flush()
            guard let frame = engine.frame(of: self) else { return .zero }
            let (insets, scale) = (alignmentRectInsets, pixelScale)
            func inPixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
            return CGSize(
                width: max(inPixels(frame.width - insets.left - insets.right), 0),
                height: max(inPixels(frame.height - insets.top - insets.bottom), 0))
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is about an axis.
    func affects(_ axis: Axis) -> Bool {
        [firstAttribute, secondAttribute].contains { attribute in
            switch attribute.kind {
            case .x: axis == .horizontal
            case .y: axis == .vertical
            case .length: (attribute == .width) == (axis == .horizontal)
            case .nothing: false
            }
        }
    }
}
