import Foundation

/// The contents of a row: an image, a text, and a second text below it or beside it.
///
///     ┌─────────────────────────────────────────────┐
///     │ margin ▣ padding  text    secondary  margin │
///     └─────────────────────────────────────────────┘
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image in front of the text. Default nil.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The text. Default nil.
    public var text: String?
    /// The text with attributes, in place of `text`. Default nil.
    public var attributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text. Default nil.
    public var secondaryText: String?
    /// The second text with attributes, in place of `secondaryText`. Default nil.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Space around the contents, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are beside each other where there is room for that.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Space between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least space between texts that are beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Space between texts that are below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// The least height, in points.
    let leastHeight: CGFloat

    init(_ text: TextProperties, _ secondary: TextProperties, verticalMargin: CGFloat, leastHeight: CGFloat) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: verticalMargin, leading: Self.sideMargin, bottom: verticalMargin, trailing: Self.sideMargin)
        self.leastHeight = leastHeight
    }

    /// Returns a list content view with these contents.
    @preconcurrency @MainActor
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the contents in a state: what is disabled is pale, unless a colour was chosen.
    public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = (state as? any FlaggedConfigurationState)?.isDisabled ?? false
        var updated = self
        updated.textProperties.isDisabled = isDisabled
        updated.secondaryTextProperties.isDisabled = isDisabled
        updated.imageProperties.isDisabled = isDisabled
        return updated
    }
}

// Apple documents the text styles of rows by name alone. Sizes of texts are those of table cells of the same
// styles; margins and paddings are those of our table cells and bars, so that both stand in one line.
extension UIListContentConfiguration {
    /// Space at the sides, as of table cells, and above and below a row, in points.
    private static let (sideMargin, rowMargin): (CGFloat, CGFloat) = (16, 11)
    private static let (rowHeight, barMargin): (CGFloat, CGFloat) = (44, 6)
    /// Space above the header of a grouped list, which parts it from the section before.
    private static let groupedMargin: CGFloat = 17.5

    /// A row whose second text is small and below the first.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.body, .label), TextProperties(.caption1, .label), verticalMargin: rowMargin,
            leastHeight: rowHeight)
    }

    /// A row whose second text is small and below the first.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A row whose second text is grey and at the other end, where there is room for that.
    public static func valueCell() -> UIListContentConfiguration {
        var row = UIListContentConfiguration(
            TextProperties(.body, .label), TextProperties(.body, .secondaryLabel), verticalMargin: rowMargin,
            leastHeight: rowHeight)
        row.prefersSideBySideTextAndSecondaryText = true
        return row
    }

    /// What stands above a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        bar(TextProperties(.headline, .label))
    }

    /// What stands below a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        bar(TextProperties(.subheadline, .secondaryLabel))
    }

    /// What stands above a section of a grouped list: small, grey, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return bar(text, above: groupedMargin)
    }

    /// What stands below a section of a grouped list: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        bar(TextProperties(.footnote, .secondaryLabel))
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }

    /// A row of a sidebar whose second text is small and below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// What stands above a section of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        bar(TextProperties(.headline, .label))
    }

    /// What stands above a section of a list of cards, large.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        bar(TextProperties(.title3, .label), above: groupedMargin)
    }

    private static func bar(
        _ text: TextProperties, above margin: CGFloat = barMargin
    ) -> UIListContentConfiguration {
        var bar = UIListContentConfiguration(
            text, TextProperties(.footnote, .secondaryLabel), verticalMargin: barMargin, leastHeight: 0)
        bar.directionalLayoutMargins.top = margin
        return bar
    }
}
