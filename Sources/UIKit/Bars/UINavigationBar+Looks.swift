import Foundation

/// What was set of a navigation bar's looks.
@MainActor
struct NavigationBarSettings {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    /// The standard appearance that was handed out before one was set; counts once it was changed.
    var unsetStandard: UINavigationBarAppearance?

    var style = UIBarStyle.default
    var tint: UIColor?
    var isTranslucent = true
    var shadowImage: UIImage?
    var images: [UIBarMetrics: UIImage] = [:]
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    /// How far titles stand below their place, in points.
    var titleMoves: [UIBarMetrics: CGFloat] = [:]
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?

    /// Whether the background was changed without an appearance.
    var hasOwnBackground: Bool {
        tint != nil || !isTranslucent || shadowImage != nil || !images.isEmpty || style != .default
    }

    /// Returns the appearance that the properties without an appearance add up to.
    func older(isCompact: Bool) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        let image = isCompact ? images[.compact] ?? images[.default] : images[.default]
        appearance.look = BarLook(
            tint: tint, image: image, shadowImage: shadowImage, isTranslucent: isTranslucent)
        appearance.titleTextAttributes = titleAttributes ?? [:]
        appearance.largeTitleTextAttributes = largeTitleAttributes ?? [:]
        let move = isCompact ? titleMoves[.compact] ?? titleMoves[.default] : titleMoves[.default]
        appearance.titlePositionAdjustment.vertical = move ?? 0
        appearance.setBackIndicatorImage(backIndicator, transitionMaskImage: backIndicatorMask)
        return appearance
    }
}

/// What a bar looks like for one of its items.
@MainActor
struct NavigationBarLooks {
    /// Where no content lies below the bar, and where some does.
    let atEdge: UINavigationBarAppearance
    let scrolled: UINavigationBarAppearance
    /// How far content lies below the bar, from 0 to 1.
    let progress: CGFloat

    /// The appearance that titles and buttons have.
    var titles: UINavigationBarAppearance { progress < 0.5 ? atEdge : scrolled }
}

extension UINavigationBar {
    /// Returns what the bar looks like for an item.
    func looks(for item: UINavigationItem?) -> NavigationBarLooks {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let given = item?.appearances.standard ?? settings.standard
        let usual = given ?? settings.older(isCompact: isCompact)
        let low = isCompact ? item?.appearances.compact ?? settings.compact : nil
        let scrolled = low ?? usual
        let lowEdge =
            isCompact ? item?.appearances.compactScrollEdge ?? settings.compactScrollEdge : nil
        let edge = lowEdge ?? item?.appearances.scrollEdge ?? settings.scrollEdge
        let keepsBackground = given == nil && low == nil && settings.hasOwnBackground
        return NavigationBarLooks(
            atEdge: edge ?? (keepsBackground ? scrolled : scrolled.withoutBackground()), scrolled: scrolled,
            progress: controller == nil ? 1 : item?.scrollState.progress ?? 0)
    }

    /// Shows what was set.
    func showLooks() {
        showBackground()
        guard let content else { return }
        content.update(looks: looks(for: content.item))
    }

    /// Shows the background for the item that is shown.
    func showBackground() {
        let looks = looks(for: topItem)
        background.show(
            atEdge: looks.atEdge.look, scrolled: looks.scrolled.look, progress: looks.progress)
    }

    func placeBackground(_ background: BarBackground) {
        background.frame = CGRect(
            x: 0, y: -backgroundRise, width: bounds.width, height: bounds.height + backgroundRise)
    }

    var standardAppearanceOrNew: UINavigationBarAppearance {
        if let standard = settings.standard ?? settings.unsetStandard { return standard }
        let appearance = settings.older(isCompact: false)
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
    func adopted(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.showLooks() }
        return copy
    }

    func changeStyle(_ style: UIBarStyle) {
        guard style != settings.style else { return }
        settings.style = style
        // A dark bar has the colours of the dark appearance.
        traitOverrides.userInterfaceStyle = style == .black ? .dark : .unspecified
        showLooks()
        controller?.barStyleDidChange()
    }

    // MARK: - Heights

    /// Returns the height of the bar for an item, in points.
    func height(for item: UINavigationItem?) -> CGFloat {
        let row = (controller?.traitsAhead ?? traitCollection).barHeight
        guard let item else { return row }
        guard !item.isCoveredBySearch else { return item.visibleSearchHeight }
        let prompt = item.prompt == nil ? 0 : NavigationBarContent.promptHeight
        return row + prompt + largeTitleHeight(of: item) + item.visibleSearchHeight
    }

    /// Returns the height of an item's large title that is seen, in points; 0 for an item without one. The
    /// search bar is scrolled away before it.
    func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
        guard hasLargeTitle(item) else { return 0 }
        let collapse = max(0, item.scrollState.collapse - item.hideableSearchHeight)
        return max(0, NavigationBarContent.largeTitleHeight - collapse)
    }

    /// Returns whether an item has a large title: as it says itself, or else as the item below it has. Bars of
    /// low screens have none.
    func hasLargeTitle(_ item: UINavigationItem) -> Bool {
        let traits = controller?.traitsAhead ?? traitCollection
        guard prefersLargeTitles, traits.verticalSizeClass != .compact else { return false }
        let items = items ?? []
        let end = items.firstIndex { $0 === item }.map { $0 + 1 } ?? items.count
        let chain = [item] + items[..<end].reversed()
        for item in chain {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Lays out for another height of the bar.
    func heightDidChange() {
        invalidateIntrinsicContentSize()
        showLooks()
        content?.setNeedsLayout()
        controller?.barLayoutDidChange()
    }

    /// Shows how far the content of an item's screen is scrolled below the bar.
    func scrollStateDidChange(of item: UINavigationItem, from old: NavigationScrollState) {
        guard item === topItem, change == nil else { return }
        showBackground()
        guard let content, content.item === item else { return }
        if (old.progress < 0.5) != (item.scrollState.progress < 0.5) {
            content.update(looks: looks(for: item))
        }
        content.setNeedsLayout()
    }
}

extension UINavigationBar: DirectionFollowing {
    func followDirection() {
        if let content { content.update(looks: looks(for: content.item)) }
    }
}
