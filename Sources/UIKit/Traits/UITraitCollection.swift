import Foundation

/// Traits of the environment: size classes, the kind of device, the scale of the display. It never changes; an
/// environment gets another one.
public final class UITraitCollection: NSObject, Sendable {
    private let traits: Traits

    /// No trait specified.
    public override init() {
        traits = Traits()
        super.init()
    }

    /// Only the horizontal size class specified.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        traits = Traits(horizontal: horizontalSizeClass)
        super.init()
    }

    /// Only the vertical size class specified.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        traits = Traits(vertical: verticalSizeClass)
        super.init()
    }

    /// Only the idiom specified.
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        traits = Traits(idiom: idiom)
        super.init()
    }

    /// Only the display scale specified, in pixels a point.
    public init(displayScale scale: CGFloat) {
        traits = Traits(scale: scale)
        super.init()
    }

    /// What the given collections specify together; a later one wins over an earlier one.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        traits = traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) }
        super.init()
    }

    /// The traits of a stage of `size` points, classified as Apple's devices of that size are.
    init(stageSize size: CGSize, scale: CGFloat) {
        traits = Traits(stageSize: size, scale: scale)
        super.init()
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }

    /// Pixels a point; 0 if unspecified.
    public var displayScale: CGFloat { traits.scale }

    /// Whether all that `trait` specifies holds here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return traits.overridden(by: trait.traits) == traits
    }

    /// Whether both specify the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return traits == other.traits
    }
}

/// The values of a trait collection.
private struct Traits: Equatable, Sendable {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0

    func overridden(by other: Traits) -> Traits {
        Traits(
            horizontal: other.horizontal == .unspecified ? horizontal : other.horizontal,
            vertical: other.vertical == .unspecified ? vertical : other.vertical,
            idiom: other.idiom == .unspecified ? idiom : other.idiom,
            scale: other.scale == 0 ? scale : other.scale)
    }
}

extension Traits {
    /// The table of Apple's devices, by size: phones are compact in width save the largest in landscape
    /// (736 × 414, 896 × 414, 932 × 430, …), and compact in height in landscape; tablets are regular both ways, and
    /// compact in width where a split leaves them up to 507 points.
    fileprivate init(stageSize size: CGSize, scale: CGFloat) {
        let tallestPhoneInLandscape: CGFloat = 440
        let smallestLargePhoneInLandscape = CGSize(width: 736, height: 414)
        let narrowestRegularWidth: CGFloat = 600
        let shortestSideOfTablet: CGFloat = 600

        if size.height <= tallestPhoneInLandscape {
            vertical = .compact
            let isLarge =
                size.width >= smallestLargePhoneInLandscape.width
                && size.height >= smallestLargePhoneInLandscape.height
            horizontal = isLarge ? .regular : .compact
        } else {
            vertical = .regular
            horizontal = size.width >= narrowestRegularWidth ? .regular : .compact
        }
        idiom = min(size.width, size.height) >= shortestSideOfTablet ? .pad : .phone
        self.scale = scale
    }
}
