/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the layout scrolls. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The space between sections, in points. Default 0.
    open var interSectionSpacing: CGFloat = 0

    /// Views at the boundary of the whole layout. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What the insets of sections across the layout are measured from. Default the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}
