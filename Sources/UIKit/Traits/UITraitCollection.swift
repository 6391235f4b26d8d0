import Foundation

/// Traits of the environment: size classes, the kind of device, the scale of the display, and traits of one's own.
/// A collection never changes; an environment gets another one.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    // MARK: - Creating a collection

    /// No trait specified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// What the block sets.
    ///
    /// - Parameter mutations: sets traits, beginning with none.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// Only the horizontal size class specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Only the vertical size class specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Only the idiom specified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Only the display scale specified, in pixels a point.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// What the given collections specify together; a later one wins over an earlier one.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The traits of a stage of `size` points, classified as Apple's devices of that size are.
    convenience init(stageSize size: CGSize, scale: CGFloat) {
        self.init(DeviceTraits.values(stageSize: size, scale: scale))
    }

    /// This collection with what the block sets.
    ///
    /// - Parameter mutations: sets traits, beginning with those of this collection.
    /// - Returns: the new collection.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// This collection with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    // MARK: - The traits

    /// The value of a trait; what the trait's type says where nothing is specified.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { values[trait] }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Pixels a point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }

    // MARK: - Comparing

    /// Whether all that `trait` specifies holds here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether both specify the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// Equal for equal collections.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// The specified traits.
    public override var description: String {
        "<UITraitCollection: \(userInterfaceIdiom), horizontal \(horizontalSizeClass), "
            + "vertical \(verticalSizeClass), \(displayScale)×>"
    }

    /// This collection where nothing is overridden.
    func overridden(by overrides: TraitValues) -> UITraitCollection {
        overrides.isEmpty ? self : UITraitCollection(values.overridden(by: overrides))
    }
}

extension TraitValues {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
