extension UIBackgroundConfiguration {
    /// The background of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(row: .systemBackground)
    }

    /// The background of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(row: .secondarySystemGroupedBackground)
    }

    /// The background of what stands above or below a section of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        var bar = UIBackgroundConfiguration()
        bar.backgroundColor = .systemGray6
        return bar
    }

    /// The background of what stands above or below a section of a grouped list: nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        clear()
    }

    /// The background of a row of a sidebar: nothing, with round corners where it is highlighted or selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var row = UIBackgroundConfiguration(row: .clear)
        row.cornerRadius = 10
        return row
    }

    /// The background of what stands above a section of a sidebar: nothing.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        clear()
    }

    private init(row color: UIColor) {
        self.init()
        rowColor = color
        backgroundColor = color
        hasOwnColor = false
    }

    /// Returns the background in a state: a row is grey while it is highlighted or selected, unless a colour
    /// was chosen.
    public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
        guard let rowColor, !hasOwnColor, let state = state as? any FlaggedConfigurationState else {
            return self
        }
        var updated = self
        updated.backgroundColor = state.isHighlighted || state.isSelected ? .systemGray4 : rowColor
        updated.hasOwnColor = false
        return updated
    }
}
