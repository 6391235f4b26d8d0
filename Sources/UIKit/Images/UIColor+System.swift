extension UIColor {
    /// Makes a colour from components of 0 to 255, as colour tables print them.
    private convenience init(rgb red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
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
    public static let systemRed = UIColor(rgb: 255, 59, 48)
    /// iOS's orange.
    public static let systemOrange = UIColor(rgb: 255, 149, 0)
    /// iOS's yellow.
    public static let systemYellow = UIColor(rgb: 255, 204, 0)
    /// iOS's green.
    public static let systemGreen = UIColor(rgb: 52, 199, 89)
    /// iOS's mint.
    public static let systemMint = UIColor(rgb: 0, 199, 190)
    /// iOS's teal.
    public static let systemTeal = UIColor(rgb: 48, 176, 199)
    /// iOS's cyan.
    public static let systemCyan = UIColor(rgb: 50, 173, 230)
    /// iOS's blue.
    public static let systemBlue = UIColor(rgb: 0, 122, 255)
    /// iOS's indigo.
    public static let systemIndigo = UIColor(rgb: 88, 86, 214)
    /// iOS's purple.
    public static let systemPurple = UIColor(rgb: 175, 82, 222)
    /// iOS's pink.
    public static let systemPink = UIColor(rgb: 255, 45, 85)
    /// iOS's brown.
    public static let systemBrown = UIColor(rgb: 162, 132, 94)
    /// The darkest of iOS's six grays.
    public static let systemGray = UIColor(rgb: 142, 142, 147)
    /// The second of iOS's six grays.
    public static let systemGray2 = UIColor(rgb: 174, 174, 178)
    /// The third of iOS's six grays.
    public static let systemGray3 = UIColor(rgb: 199, 199, 204)
    /// The fourth of iOS's six grays.
    public static let systemGray4 = UIColor(rgb: 209, 209, 214)
    /// The fifth of iOS's six grays.
    public static let systemGray5 = UIColor(rgb: 229, 229, 234)
    /// The lightest of iOS's six grays.
    public static let systemGray6 = UIColor(rgb: 242, 242, 247)
    /// The colour of what can be touched, unless a view has its own.
    public static let tintColor = UIColor(rgb: 0, 122, 255)

    // MARK: - By use: text

    /// Primary text.
    public static let label = UIColor(rgb: 0, 0, 0)
    /// Secondary text.
    public static let secondaryLabel = UIColor(rgb: 60, 60, 67, alpha: 0.6)
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(rgb: 60, 60, 67, alpha: 0.3)
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(rgb: 60, 60, 67, alpha: 0.18)
    /// Text in an empty text field.
    public static let placeholderText = UIColor(rgb: 60, 60, 67, alpha: 0.3)
    /// The text of links.
    public static let link = UIColor(rgb: 0, 122, 255)
    /// Text on a light background.
    public static let darkText = UIColor(rgb: 0, 0, 0)
    /// Text on a dark background.
    public static let lightText = UIColor(rgb: 255, 255, 255, alpha: 0.6)

    // MARK: - By use: lines and fills

    /// Thin, translucent separator lines.
    public static let separator = UIColor(rgb: 60, 60, 67, alpha: 0.29)
    /// Thin, opaque separator lines.
    public static let opaqueSeparator = UIColor(rgb: 198, 198, 200)
    /// The fill of thin and small shapes over a background.
    public static let systemFill = UIColor(rgb: 120, 120, 128, alpha: 0.2)
    /// The fill of medium shapes over a background.
    public static let secondarySystemFill = UIColor(rgb: 120, 120, 128, alpha: 0.16)
    /// The fill of large shapes over a background.
    public static let tertiarySystemFill = UIColor(rgb: 118, 118, 128, alpha: 0.12)
    /// The fill of very large shapes over a background.
    public static let quaternarySystemFill = UIColor(rgb: 116, 116, 128, alpha: 0.08)

    // MARK: - By use: grounds

    /// The background of a screen.
    public static let systemBackground = UIColor(rgb: 255, 255, 255)
    /// The background of content on a screen's background.
    public static let secondarySystemBackground = UIColor(rgb: 242, 242, 247)
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = UIColor(rgb: 255, 255, 255)
    /// The background of a screen with groups.
    public static let systemGroupedBackground = UIColor(rgb: 242, 242, 247)
    /// The background of a group.
    public static let secondarySystemGroupedBackground = UIColor(rgb: 255, 255, 255)
    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = UIColor(rgb: 242, 242, 247)
}
