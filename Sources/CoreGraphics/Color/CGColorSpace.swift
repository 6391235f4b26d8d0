/// What the numbers of a colour mean: there are sRGB, the gray axis of sRGB, and the space of patterns, whose colours have
/// an alpha alone.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of the space with red, green and blue.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the space with one number, from black to white, on sRGB's curve.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    package static let rgb = CGColorSpace(named: CGColorSpace.sRGB, components: 3)
    package static let gray = CGColorSpace(named: CGColorSpace.genericGrayGamma2_2, components: 1)
    static let pattern = CGColorSpace(named: nil, components: 0)

    /// The name of the space; nil for that of patterns.
    public let name: String?

    /// How many numbers a colour has, not counting alpha.
    public let numberOfComponents: Int

    /// What kind of numbers they are.
    public var model: CGColorSpaceModel {
        switch numberOfComponents {
        case 0: .pattern
        case 1: .monochrome
        default: .rgb
        }
    }

    private init(named name: String?, components: Int) {
        self.name = name
        numberOfComponents = components
    }

    /// The space with that name, or nil if there is none.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB: self.init(named: name, components: 3)
        case CGColorSpace.genericGrayGamma2_2: self.init(named: name, components: 1)
        default: return nil
        }
    }

    /// Two spaces are equal if their names are.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    /// Mixes the name into the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The sRGB space. The name is from the C interface, where it means the device's own; here they are the same.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
