/// What a section or a custom group of a compositional layout is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room of a section or of a custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size with the insets.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that hold.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(
        contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero,
        traitCollection: UITraitCollection
    ) {
        (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
        self.traitCollection = traitCollection
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
}

extension CGSize {
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }

    func enlarged(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
    }
}

extension CGRect {
    /// The rectangle without insets, where reading goes from left to right.
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.reduced(by: insets))
    }
}
