extension UIView {
    /// The tint where neither the view nor a view above has one.
    private static let defaultTint = UIColor.systemBlue

    var hasOwnTint: Bool { rare?.tint != nil }

    var inheritedTint: UIColor {
        let tint = undimmedTint
        return currentTintAdjustment == .dimmed ? tint.dimmed : tint
    }

    private var undimmedTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.rare?.tint { return tint }
            view = current.superview
        }
        return Self.defaultTint
    }

    /// What was set for the view or the nearest one above for which something was; else dimmed behind a
    /// presentation that dims.
    var currentTintAdjustment: TintAdjustmentMode {
        var view: UIView? = self
        var isBehindPresentation = false
        while let current = view {
            if current.hasOwnTintAdjustment { return current.rareValues.tintAdjustment }
            isBehindPresentation = isBehindPresentation || current.rare?.isBehindPresentation == true
            view = current.superview
        }
        return isBehindPresentation ? .dimmed : .normal
    }

    private var hasOwnTintAdjustment: Bool { rare.map { $0.tintAdjustment != .automatic } ?? false }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        guard mode != .automatic || rare != nil else { return }
        changeTintAdjustment { rareValues.tintAdjustment = mode }
    }

    /// Sets whether the view lies behind a presentation that dims the tint of what is there.
    func setBehindPresentation(_ isBehind: Bool) {
        guard isBehind || rare != nil else { return }
        changeTintAdjustment { rareValues.isBehindPresentation = isBehind }
    }

    private func changeTintAdjustment(_ change: () -> Void) {
        let old = currentTintAdjustment
        change()
        if currentTintAdjustment != old { announceTint { !$0.hasOwnTintAdjustment } }
    }

    func setTint(_ color: UIColor?) {
        let old = inheritedTint
        if color != nil || rare != nil { rareValues.tint = color }
        if inheritedTint != old { announceTint() }
    }

    /// Announces the tint to this view and to all below that inherit it.
    func announceTint(where inherits: (UIView) -> Bool = { !$0.hasOwnTint }) {
        clock.part(CurrentTraits.self).perform(in: self) { tintColorDidChange() }
        for subview in subviews where inherits(subview) { subview.announceTint(where: inherits) }
    }

    func setMask(_ mask: UIView?) {
        guard mask !== rare?.mask else { return }
        if let mask, isDescendant(of: mask) {
            return diagnose(
                .error, "mask",
                "was given itself or a view that it lies in as its mask, which is ignored: use another view")
        }
        mask?.removeFromSuperview()
        rareValues.mask = mask
        layer.mask = mask?.layer
    }
}

extension UIView {
    /// What becomes of a view's tint.
    public enum TintAdjustmentMode: Int, Sendable {
        /// What becomes of the superview's.
        case automatic
        /// It stays as it is.
        case normal
        /// It loses its colour, as behind an alert.
        case dimmed
    }
}

extension UIColor {
    /// A gray as bright as the colour, as transparent as it is.
    fileprivate var dimmed: UIColor {
        if isDynamic { return UIColor { self.resolvedColor(with: $0).dimmed } }
        let gray = cgColor.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        return gray.map { UIColor(cgColor: $0) } ?? self
    }
}
