import CoreGraphics

/// The sRGB components of a colour.
struct SRGB {
    private(set) var red: CGFloat
    private(set) var green: CGFloat
    private(set) var blue: CGFloat

    /// Converts from Display P3: both have the same transfer function and white, but other primaries.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // The product of P3's matrix to XYZ and of the inverse of sRGB's (IEC 61966-2-1, SMPTE EG 432-1).
        self.red = Self.encoded(1.2249 * red - 0.2249 * green)
        self.green = Self.encoded(-0.0421 * red + 1.0421 * green)
        self.blue = Self.encoded(-0.0197 * red - 0.0786 * green + 1.0983 * blue)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let clamped = min(max(value, 0), 1)
        return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * pow(clamped, 1 / 2.4) - 0.055
    }
}
