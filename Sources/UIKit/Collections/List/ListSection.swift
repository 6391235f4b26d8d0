import Foundation

// Space at the sides of cards as of rows of an inset grouped table; space between sections as between those
// of a grouped table without titles. Rows and bars are as high as their contents want.
extension NSCollectionLayoutSection {
    private static let cardInset: CGFloat = 20
    private static let groupedPadding: CGFloat = 17.5
    /// How far rows of a sidebar keep from the edges, and its sections from each other.
    private static let (sidebarInset, sidebarPadding): (CGFloat, CGFloat) = (16, 10)
    private static let (rowHeight, barHeight): (CGFloat, CGFloat) = (44, 28)

    /// Returns a section that looks like one of a list.
    ///
    /// - Parameters:
    ///   - configuration: how the list looks.
    ///   - layoutEnvironment: the room of the section, as a section provider gets it.
    /// - Returns: the section, whose space and headers may be changed.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { list(using: configuration) }

    static func list(using configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
        let size = fullWidth(rowHeight)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        let (padding, side): (CGFloat, CGFloat) =
            switch configuration.appearance {
            case .plain, .sidebarPlain: (0, 0)
            case .grouped: (groupedPadding, 0)
            case .insetGrouped: (groupedPadding, cardInset)
            case .sidebar: (sidebarPadding, sidebarInset)
            }
        // A header is parted from the section before by its own margin.
        let above = configuration.headerMode == .none ? padding : 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: above, leading: side, bottom: padding, trailing: side)
        if configuration.headerMode == .supplementary {
            let header = bar(UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = configuration.appearance.isFlat
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(bar(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }

    private static func fullWidth(_ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }

    private static func bar(
        _ kind: String, _ edge: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: fullWidth(barHeight), elementKind: kind, alignment: edge)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout all of whose sections look like those of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
            NSCollectionLayoutSection.list(using: configuration)
        })
    }
}

/// Where a cell stands in a list.
struct ListPlace: Equatable {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether it is above or below the rows of its section.
    let isBar: Bool
    let isFooter: Bool
    /// Whether it is the first or the last row of its section.
    let (isFirst, isLast): (Bool, Bool)
    let hasSeparator: Bool

    /// The place of an item.
    init(_ list: UICollectionLayoutListConfiguration, item: Int, count: Int) {
        let hasHeader = list.headerMode == .firstItemInSection
        appearance = list.appearance
        isBar = hasHeader && item == 0
        isFooter = false
        isFirst = item == (hasHeader ? 1 : 0)
        isLast = item == count - 1
        hasSeparator = list.showsSeparators && !isBar && !(isLast && list.appearance.endsWithoutLine)
    }

    /// The place of a header or footer.
    init(barOf list: UICollectionLayoutListConfiguration, isFooter: Bool) {
        (appearance, isBar, isFirst, isLast, hasSeparator) = (list.appearance, true, false, false, false)
        self.isFooter = isFooter
    }
}
