import Foundation

// Unchecked because open classes cannot be checked; nothing in it changes.
/// The traits of an environment: size classes, the kind of device, the display's scale, light or dark, what the
/// user has set up, and custom traits.
///
/// A collection never changes; an environment gets a new one.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    // MARK: - Creating a collection

    /// Makes a collection that specifies no trait.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Makes a collection of the traits that a block sets.
    ///
    /// - Parameter mutations: sets traits, starting from none.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// Makes a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes a collection that specifies only the idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Makes a collection that specifies only the display scale, in pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Makes a collection that specifies only whether the interface is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes a collection that specifies only the level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Merges collections; values of later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Makes the traits of a stage of `size` points, classified as Apple's devices of that size are, for what its user
    /// has set up.
    convenience init(stageSize size: CGSize, scale: CGFloat, user: UserTraits = UserTraits()) {
        self.init(DeviceTraits.values(stageSize: size, scale: scale).overridden(by: user.values))
    }

    /// Returns this collection with the changes that a block makes.
    ///
    /// - Parameter mutations: sets traits, starting from those of this collection.
    /// - Returns: the new collection.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// Returns this collection with another value of one trait.
    open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    // MARK: - The traits

    /// The value of a trait; the trait's `defaultValue` where none is specified.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { values[trait] }

    /// The size class of the width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// The size class of the height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Pixels per point; 0 if unspecified.
    open var displayScale: CGFloat { values.displayScale }

    /// Whether the interface is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// Whether the content lies on the screen's background or above it, as in a sheet.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    // MARK: - Colours

    /// The traits by which system colours differ.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
    ]

    /// Returns whether system colours can look different with the traits of another collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.differs(from: traitCollection.values, in: Self.systemTraitsAffectingColorAppearance)
    }

    // MARK: - Images

    /// The traits by which the versions of the system's images differ.
    public static let systemTraitsAffectingImageLookup: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
        UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
    ]

    // MARK: - Comparing

    /// Returns whether this collection has every value that `trait` specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Returns whether both collections specify the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// A hash that is equal for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(displayScale)
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceLevel)
        return hasher.finalize()
    }

    /// The idiom, size classes, scale and appearance in words, and what is unusual of the rest.
    open override var description: String {
        let unusual = [
            userInterfaceLevel == .elevated ? ", elevated" : "",
            accessibilityContrast == .high ? ", high contrast" : "",
            legibilityWeight == .bold ? ", bold" : "",
            layoutDirection == .rightToLeft ? ", from right to left" : "",
        ]
        return "<UITraitCollection: \(userInterfaceIdiom), horizontal \(horizontalSizeClass), "
            + "vertical \(verticalSizeClass), \(displayScale)×, \(userInterfaceStyle)\(unusual.joined())>"
    }

    /// Returns this collection with `overrides` applied.
    func overridden(by overrides: TraitValues) -> UITraitCollection {
        guard !overrides.isEmpty else { return self }
        var values = values.overridden(by: overrides)
        // They have been applied.
        values.textSizes = TextSizeLimits()
        return UITraitCollection(values)
    }
}

extension TraitValues {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
