extension UIBackgroundConfiguration {
    /// What the rows of a kind of list look like.
    enum RowStyle {
        case plain, grouped, bar
    }

    /// The background of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plain, .systemBackground)
    }

    /// The background of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.grouped, .secondarySystemGroupedBackground)
    }

    /// The background of what stands above or below a section of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.bar, .systemGray6)
    }

    /// The background of what stands above or below a section of a grouped list: nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.bar, .clear)
    }

    private init(_ style: RowStyle, _ color: UIColor) {
        self.init()
        (rowStyle, usualColor) = (style, color)
        backgroundColor = color
        hasOwnColor = false
    }

    /// Returns the background in a state: a row is grey while it is highlighted or selected, unless a colour
    /// was chosen.
    public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
        guard let rowStyle, rowStyle != .bar, !hasOwnColor else { return self }
        let flags = ConfigurationFlags(state)
        var updated = self
        updated.backgroundColor = flags.isHighlighted || flags.isSelected ? .systemGray4 : usualColor
        updated.hasOwnColor = false
        return updated
    }
}
