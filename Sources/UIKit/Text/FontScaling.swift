import CoreText

/// How a font follows the size of text that the user wants.
struct FontScaling {
    let style: UIFont.TextStyle
    /// The font for the usual size.
    let base: CTFont
    /// The largest size in points; nil for any.
    let maximum: CGFloat?
    /// Whether it is the system's own font for the style.
    var isOfSystem = false

    /// The font for the size of text of some traits; nil stands for the current ones. The system's own fonts are two
    /// weights heavier where text is bold, as a regular one is semibold on iOS.
    func font(for traits: UITraitCollection?) -> UIFont {
        let traits = traits ?? .current
        let category = traits.preferredContentSizeCategory
        let size = isOfSystem ? style.size(for: category) : base.pointSize * style.scale(for: category)
        let isHeavier = isOfSystem && traits.legibilityWeight == .bold
        let font = isHeavier ? base.withWeight(base.weight + Self.addedWeight) : base
        return UIFont(
            font.withSize(maximum.map { min($0, size) } ?? size), textStyle: isOfSystem ? style : nil,
            scaling: self)
    }

    private static let addedWeight = 200
}

extension UIFont.TextStyle {
    /// The sizes in points for `UIContentSizeCategory.all`, as Apple's guidelines list them.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: bodySizes,
        .body: bodySizes,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The size in points of the system's font for this style.
    func size(for category: UIContentSizeCategory) -> CGFloat {
        (Self.sizes[self] ?? Self.bodySizes)[category.step]
    }

    /// How much larger that is than the usual one.
    func scale(for category: UIContentSizeCategory) -> CGFloat { size(for: category) / size(for: .large) }
}

/// A view that takes another font when the user wants text in another size or weight.
@MainActor
protocol FontAdjusting: UIView, UIContentSizeCategoryAdjusting, TextSizeFollowing {
    /// The font that the view was given or has taken.
    var adjustedFont: UIFont? { get set }
}

extension FontAdjusting {
    func followTextSize(of traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory, let scaling = adjustedFont?.scaling else { return }
        let font = scaling.font(for: traits)
        if font != adjustedFont { adjustedFont = font }
    }

    /// Sets whether the font follows, and takes the font for the view's own traits.
    func setAdjustsFont(_ adjusts: Bool) {
        rareValues.adjustsFontToUser = adjusts
        followTextSize(of: traitCollection)
    }
}

extension UILabel: FontAdjusting {
    /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the size that the user wants;
    /// false by default.
    public var adjustsFontForContentSizeCategory: Bool {
        get { rare?.adjustsFontToUser ?? false }
        set { setAdjustsFont(newValue) }
    }

    var adjustedFont: UIFont? {
        get { font }
        set { font = newValue }
    }
}
