/// What was set of a tab bar's looks.
@MainActor
struct TabBarSettings {
    var standard: UITabBarAppearance?
    var scrollEdge: UITabBarAppearance?
    /// The standard appearance that was handed out before one was set; counts once it was changed.
    var unsetStandard: UITabBarAppearance?

    var style = UIBarStyle.default
    var tint: UIColor?
    var isTranslucent = true
    var image: UIImage?
    var shadowImage: UIImage?
    var spread = TabBarSpread()

    /// Whether the background was changed without an appearance.
    var hasOwnBackground: Bool {
        tint != nil || !isTranslucent || shadowImage != nil || image != nil || style != .default
    }

    /// The appearance that the properties without an appearance add up to.
    var older: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        appearance.look = BarLook(
            tint: tint, image: image, shadowImage: shadowImage, isTranslucent: isTranslucent)
        return appearance
    }
}

extension UITabBar {
    /// Shows what was set.
    func showLooks() {
        let given = selectedItem?.appearances.standard ?? settings.standard
        let scrolled = given ?? settings.older
        let keepsBackground = given == nil && settings.hasOwnBackground
        let edge =
            selectedItem?.appearances.scrollEdge ?? settings.scrollEdge
            ?? (keepsBackground ? scrolled : scrolled.withoutBackground())
        background.show(atEdge: edge.look, scrolled: scrolled.look, progress: scrollProgress)
        let shown = scrollProgress < 0.5 ? edge : scrolled
        for button in buttons { button.appearance = items(of: shown) }
        spread = shown.spread ?? settings.spread
    }

    private func items(of appearance: UITabBarAppearance) -> UITabBarItemAppearance {
        guard isInOneRow else { return appearance.stackedLayoutAppearance }
        return traitCollection.verticalSizeClass == .compact
            ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    }

    var standardAppearanceOrNew: UITabBarAppearance {
        if let standard = settings.standard ?? settings.unsetStandard { return standard }
        let appearance = settings.older
        UnsetAppearance.follow(appearance) { [weak self, weak appearance] in
            guard let self, let appearance else { return }
            settings.unsetStandard = nil
            settings.standard = appearance
        } show: { [weak self] in
            self?.showLooks()
        }
        settings.unsetStandard = appearance
        return appearance
    }

    /// Returns a copy that changes the bar when it is changed.
    func adopted(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = UITabBarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.showLooks() }
        return copy
    }
}
