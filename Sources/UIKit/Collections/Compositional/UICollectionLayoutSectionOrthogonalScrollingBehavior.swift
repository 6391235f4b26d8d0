/// Whether a section scrolls across the direction of its layout, and where that comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not scroll; its groups follow each other along the layout.
    case none = 0
    /// It scrolls, and rests anywhere.
    case continuous = 1
    /// It rests where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// It rests at pages as long as the collection view.
    case paging = 3
    /// A drag goes on by one group at most.
    case groupPaging = 4
    /// A drag goes on by one group at most, which comes to rest in the middle.
    case groupPagingCentered = 5
}
