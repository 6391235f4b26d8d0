import Foundation

// What the collection view asks, and what it hears, with everything mirrored where the layout wants that:
//
//     ┌ the layout ──────┐     ┌ the collection view ┐
//     │ 0  1  2  3  4 … n│     │n … 4  3  2  1  0    │
//     └──────────────────┘     └─────────────────────┘
extension UICollectionViewLayout {
    /// Whether what the layout places is shown mirrored.
    final var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let owner else { return false }
        return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// The width in which everything is mirrored: that of the content, or of a collection view that is wider.
    private var mirroredWidth: CGFloat {
        let room = owner.map {
            $0.bounds.width - $0.adjustedContentInset.left - $0.adjustedContentInset.right
        }
        return max(collectionViewContentSize.width, room ?? 0)
    }

    /// Returns a point of the layout as it is shown, and the other way round.
    final func mirrored(_ point: CGPoint) -> CGPoint {
        isFlipped ? CGPoint(x: mirroredWidth - point.x, y: point.y) : point
    }

    /// Returns attributes of the layout as they are shown, and the other way round.
    final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.duplicate
        copy.center = mirrored(attributes.center)
        return copy
    }

    /// Returns the elements in a part of the content.
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isFlipped else { return layoutAttributesForElements(in: rect) ?? [] }
        let there = CGRect(
            x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        return (layoutAttributesForElements(in: there) ?? []).map(mirrored)
    }

    /// Where an element comes from, for the layout's own methods.
    final func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        change?.start(of: element).map(mirrored)
    }

    /// Where an element goes, for the layout's own methods.
    final func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        change?.end(of: element).map(mirrored)
    }

    final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let own =
            switch element {
            case .cell(let path): layoutAttributesForItem(at: path)
            case .supplementary(let kind, let path):
                layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        return own.map(mirrored)
    }

    final func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let own =
            switch element {
            case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
            case .supplementary(let kind, let path):
                initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case .decoration(let kind, let path):
                initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        return own.map(mirrored)
    }

    final func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let own =
            switch element {
            case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
            case .supplementary(let kind, let path):
                finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case .decoration(let kind, let path):
                finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        return own.map(mirrored)
    }
}

extension UICollectionView: DirectionFollowing {
    func followDirection() { collectionViewLayout.invalidateLayout() }
}
