extension UIView {
    /// The tint where neither the view nor a view above has one.
    private static let defaultTint = UIColor.systemBlue

    var hasOwnTint: Bool { rare?.tint != nil }

    var inheritedTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.rare?.tint { return tint }
            view = current.superview
        }
        return Self.defaultTint
    }

    func setTint(_ color: UIColor?) {
        let old = inheritedTint
        if color != nil || rare != nil { rareValues.tint = color }
        if inheritedTint != old { announceTint() }
    }

    /// Announces the tint to this view and to all below that inherit it.
    func announceTint() {
        clock.part(CurrentTraits.self).perform(in: self) { tintColorDidChange() }
        for subview in subviews where !subview.hasOwnTint { subview.announceTint() }
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
