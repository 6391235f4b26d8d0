extension UIColor {
    /// The colour behind grouped tables, by its old name.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

    /// Makes a colour from components of 0 to 255, as colour tables print them.
    private convenience init(rgb red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// How much more opaque translucent colours are in high contrast, as far as is known of iOS.
    private static let addedOpacity: CGFloat = 0.08

    /// Makes a colour with a light and a dark appearance, of hexadecimal numbers RRGGBB as colour tables print
    /// them.
    ///
    /// - Parameters:
    ///   - light: the light appearance.
    ///   - lightAlpha: its opacity. A translucent colour is more opaque in high contrast.
    ///   - dark: the dark appearance.
    ///   - darkAlpha: its opacity.
    ///   - elevated: the dark appearance in a sheet or a popover; nil for the same as `dark`.
    ///   - strong: the appearances in high contrast, in the same order; nil for the same colours.
    convenience init(
        light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1,
        elevated: UInt32? = nil, strong: (light: UInt32, dark: UInt32, elevated: UInt32?)? = nil
    ) {
        func looks(_ light: UInt32, _ dark: UInt32, _ elevated: UInt32?, adding: CGFloat) -> SystemColor.Looks
        {
            let (lightAlpha, darkAlpha) = (min(lightAlpha + adding, 1), min(darkAlpha + adding, 1))
            return SystemColor.Looks(
                light: CGColor(hex: light, lightAlpha), dark: CGColor(hex: dark, darkAlpha),
                elevated: CGColor(hex: elevated ?? dark, darkAlpha))
        }
        let (first, second, third) = strong ?? (light, dark, elevated)
        self.init(
            .system(
                SystemColor(
                    normal: looks(light, dark, elevated, adding: 0),
                    strong: looks(first, second, third, adding: Self.addedOpacity))))
    }

    // MARK: - Plain colours

    /// Plain red.
    public static let red = UIColor(rgb: 255, 0, 0)
    /// Plain green.
    public static let green = UIColor(rgb: 0, 255, 0)
    /// Plain blue.
    public static let blue = UIColor(rgb: 0, 0, 255)
    /// Plain cyan.
    public static let cyan = UIColor(rgb: 0, 255, 255)
    /// Plain yellow.
    public static let yellow = UIColor(rgb: 255, 255, 0)
    /// Plain magenta.
    public static let magenta = UIColor(rgb: 255, 0, 255)
    /// Plain orange.
    public static let orange = UIColor(rgb: 255, 127.5, 0)
    /// Plain purple.
    public static let purple = UIColor(rgb: 127.5, 0, 127.5)
    /// Plain brown.
    public static let brown = UIColor(rgb: 153, 102, 51)
    /// Plain black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Plain white.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Plain gray.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Fully transparent.
    public static let clear = UIColor(white: 0, alpha: 0)

    // MARK: - iOS's palette

    /// iOS's red.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A, strong: (0xD70015, 0xFF6961, nil))
    /// iOS's orange.
    public static let systemOrange = UIColor(
        light: 0xFF9500, dark: 0xFF9F0A, strong: (0xC93400, 0xFFB340, nil))
    /// iOS's yellow.
    public static let systemYellow = UIColor(
        light: 0xFFCC00, dark: 0xFFD60A, strong: (0xB25000, 0xFFD426, nil))
    /// iOS's green.
    public static let systemGreen = UIColor(
        light: 0x34C759, dark: 0x30D158, strong: (0x248A3D, 0x30DB5B, nil))
    /// iOS's mint.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2, strong: (0x0C817B, 0x66D4CF, nil))
    /// iOS's teal.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0, strong: (0x008299, 0x5DE6FF, nil))
    /// iOS's cyan.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF, strong: (0x0071A4, 0x70D7FF, nil))
    /// iOS's blue.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF, strong: (0x0040DD, 0x409CFF, nil))
    /// iOS's indigo.
    public static let systemIndigo = UIColor(
        light: 0x5856D6, dark: 0x5E5CE6, strong: (0x3634A3, 0x7D7AFF, nil))
    /// iOS's purple.
    public static let systemPurple = UIColor(
        light: 0xAF52DE, dark: 0xBF5AF2, strong: (0x8944AB, 0xDA8FFF, nil))
    /// iOS's pink.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F, strong: (0xD30F45, 0xFF6482, nil))
    /// iOS's brown.
    public static let systemBrown = UIColor(
        light: 0xA2845E, dark: 0xAC8E68, strong: (0x7F6545, 0xB59469, nil))
    /// The darkest of iOS's six grays.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93, strong: (0x6C6C70, 0xAEAEB2, nil))
    /// The second of iOS's six grays.
    public static let systemGray2 = UIColor(
        light: 0xAEAEB2, dark: 0x636366, strong: (0x8E8E93, 0x7C7C80, nil))
    /// The third of iOS's six grays.
    public static let systemGray3 = UIColor(
        light: 0xC7C7CC, dark: 0x48484A, strong: (0xAEAEB2, 0x545456, nil))
    /// The fourth of iOS's six grays.
    public static let systemGray4 = UIColor(
        light: 0xD1D1D6, dark: 0x3A3A3C, strong: (0xBCBCC0, 0x444446, nil))
    /// The fifth of iOS's six grays.
    public static let systemGray5 = UIColor(
        light: 0xE5E5EA, dark: 0x2C2C2E, strong: (0xD8D8DC, 0x363638, nil))
    /// The lightest of iOS's six grays.
    public static let systemGray6 = UIColor(
        light: 0xF2F2F7, dark: 0x1C1C1E, strong: (0xEBEBF0, 0x242426, nil))
    /// The colour of what can be touched, unless a view has its own.
    public static let tintColor = UIColor(light: 0x007AFF, dark: 0x0A84FF, strong: (0x0040DD, 0x409CFF, nil))

    // MARK: - By use: text

    /// Primary text.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// Secondary text.
    public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    /// Text in an empty text field.
    public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    /// The text of links.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF, strong: (0x0040DD, 0x409CFF, nil))
    /// Text on a light background.
    public static let darkText = UIColor(rgb: 0, 0, 0)
    /// Text on a dark background.
    public static let lightText = UIColor(rgb: 255, 255, 255, alpha: 0.6)

    // MARK: - By use: lines and fills

    /// Thin, translucent separator lines.
    public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    /// Thin, opaque separator lines.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    /// The fill of thin and small shapes over a background.
    public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    /// The fill of medium shapes over a background.
    public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    /// The fill of large shapes over a background.
    public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    /// The fill of very large shapes over a background.
    public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

    // MARK: - By use: grounds

    /// The background of a screen.
    public static let systemBackground = UIColor(
        light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E,
        strong: (0xFFFFFF, 0x000000, 0x242426))
    /// The background of content on a screen's background.
    public static let secondarySystemBackground = UIColor(
        light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E,
        strong: (0xEBEBF0, 0x242426, 0x363638))
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = UIColor(
        light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C,
        strong: (0xFFFFFF, 0x363638, 0x444446))
    /// The background of a screen with groups.
    public static let systemGroupedBackground = UIColor(
        light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E,
        strong: (0xEBEBF0, 0x000000, 0x242426))
    /// The background of a group.
    public static let secondarySystemGroupedBackground = UIColor(
        light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E,
        strong: (0xFFFFFF, 0x242426, 0x363638))
    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C,
        strong: (0xEBEBF0, 0x363638, 0x444446))

    // MARK: - The library's own

    /// The background of opaque bars: iOS's bar over white, and over black.
    static let barBackground = UIColor(light: 0xF9F9F9, dark: 0x161616)
    /// The hairline at a bar's edge.
    static let barHairline = UIColor(light: 0x000000, 0.3, dark: 0xFFFFFF, 0.15)
    /// Tab bar items that are not selected.
    static let barItem = UIColor(light: 0x919191, dark: 0x757575)
    /// The thin bar that shows the scroll position.
    static let scrollIndicator = UIColor(light: 0x000000, 0.35, dark: 0xFFFFFF, 0.35)
    /// The title of a disabled system button.
    static let disabledTitle = UIColor(light: 0x000000, 0.3, dark: 0xFFFFFF, 0.3)
    /// The plate below a selected segment.
    static let segmentPlate = UIColor(light: 0xFFFFFF, dark: 0x636366)
    /// The spokes of an activity indicator.
    static let activityIndicator = UIColor(light: 0x8A8A8E, dark: 0x98989F)
    /// The card of a menu.
    static let menuCard = UIColor(light: 0xFBFBFC, dark: 0x2C2C2E)
    /// The box of a tool tip.
    static let toolTip = UIColor(light: 0xFBFBFC, dark: 0x2C2C2E)
    /// The second text at a row's right end.
    static let rowDetail = UIColor(light: 0x8F8F8F, dark: 0xEBEBF5, 0.6)
}

extension CGColor {
    /// Reads a hexadecimal number RRGGBB.
    fileprivate convenience init(hex: UInt32, _ alpha: CGFloat) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}
