/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The part, in the view's coordinates.
    public let rect: CGRect

    /// Tells the region from others of the view.
    public let identifier: AnyHashable?

    /// Makes a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

/// Where the pointer is when its region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's location in the view's coordinates.
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
        super.init()
    }
}
