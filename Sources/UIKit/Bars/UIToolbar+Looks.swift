extension UIToolbar {
    /// What is shown where no content lies below the bar, and where some does; nil for what the properties without an
    /// appearance add up to.
    private var appearances: (edge: UIToolbarAppearance?, scrolled: UIToolbarAppearance?) {
        let scrolled = isCompact ? settings.compact ?? settings.standard : settings.standard
        let edge = isCompact ? settings.compactScrollEdge ?? settings.scrollEdge : settings.scrollEdge
        return (edge ?? scrolled?.withoutBackground(), scrolled)
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The look of an item's button.
    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        let shown = scrollProgress < 0.5 ? appearances.edge : appearances.scrolled
        return item.style == .done ? shown?.doneButtonAppearance : shown?.buttonAppearance
    }

    /// Shows what was set.
    func showLook() {
        showBackground()
        rebuild()
    }

    func progressDidChange(from old: CGFloat) {
        showBackground()
        if (old < 0.5) != (scrollProgress < 0.5) { rebuild() }
    }

    private func showBackground() {
        let (edge, scrolled) = appearances
        let older = settings.look(at: barPosition, isCompact: isCompact)
        background.show(
            atEdge: edge?.look ?? (settings.hasOwnBackground ? older : .transparent),
            scrolled: scrolled?.look ?? older, progress: scrollProgress)
    }

    /// What the older properties add up to, which becomes the bar's own appearance when it is changed.
    var unsetStandardAppearance: UIToolbarAppearance {
        if let unsetStandard { return unsetStandard }
        let appearance = settings.older
        UnsetAppearance.follow(appearance) { [weak self, weak appearance] in
            guard let self, let appearance else { return }
            settings.standard = appearance
        } show: { [weak self] in
            self?.showLook()
        }
        unsetStandard = appearance
        return appearance
    }

    /// Returns a copy that changes the bar when it is changed.
    func adopted(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        let copy = UIToolbarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.showLook() }
        return copy
    }
}
