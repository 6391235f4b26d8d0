import CoreText

/// A layer that draws text from the top of its bounds.
///
/// The size and the colour of letters are animated, and drawn anew at each step.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    private enum Key: String, CaseIterable {
        case string, font, fontSize, foregroundColor, wrapped, truncationMode, alignmentMode
    }

    /// The size of letters where none is set, in points.
    private static let defaultFontSize: CGFloat = 36

    /// A layer without text.
    override public init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Makes a copy for presentation.
    override public init(layer: Any) { super.init(layer: layer) }

    /// Makes a copy for presentation.
    override open func makePresentation() -> CALayer? { CATextLayer(layer: self) }

    // MARK: - Text

    /// The text: a `String` or an `NSAttributedString`, which brings its own fonts and colours; nil for none.
    open var string: Any? {
        get { stored(.string) }
        set {
            // A mutable string may go on to change.
            let text = (newValue as? NSAttributedString).map { NSAttributedString(attributedString: $0) }
            store(text ?? newValue, .string)
        }
    }

    /// The font of plain text: a `UIFont`, a `CGFont` or a font's name; nil, the default, for the system
    /// font. Of a `UIFont` the size does not count.
    open var font: CFTypeRef? {
        get { stored(.font) as CFTypeRef? }
        set { store(newValue, .font) }
    }

    /// The size of letters of plain text, in points; 36 by default. Animated.
    open var fontSize: CGFloat {
        get { managedValue(forKey: Key.fontSize.rawValue) }
        set { store(newValue, .fontSize) }
    }

    /// The colour of plain text; white by default, nil for none to see. Animated.
    open var foregroundColor: CGColor? {
        get { managedValue(forKey: Key.foregroundColor.rawValue) }
        set { store(newValue ?? CGColor.clear, .foregroundColor) }
    }

    // MARK: - Lines

    /// Whether lines break at the width of the bounds; false by default. Lines that do not fit the height are
    /// left out.
    open var isWrapped: Bool {
        get { managedValue(forKey: Key.wrapped.rawValue) }
        set { store(newValue, .wrapped) }
    }

    /// How text ends that does not fit; `.none`, the default, cuts it off.
    open var truncationMode: CATextLayerTruncationMode {
        get { (stored(.truncationMode) as? CATextLayerTruncationMode) ?? .none }
        set { store(newValue, .truncationMode) }
    }

    /// The side to which lines go; `.natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { (stored(.alignmentMode) as? CATextLayerAlignmentMode) ?? .natural }
        set { store(newValue, .alignmentMode) }
    }

    // MARK: - Measuring and drawing

    /// The size of the text without breaks but its own.
    override open func preferredFrameSize() -> CGSize {
        let size = TextLayout(styledText, options: options(in: nil)).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Draws the text.
    override open func draw(in ctx: CGContext) {
        let bounds = bounds
        let text = styledText
        guard !text.text.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        ctx.saveGState()
        ctx.clip(to: bounds)
        ctx.setFillColor(foregroundColor ?? .clear)
        TextLayout(text, options: options(in: bounds.size)).draw(in: ctx, at: bounds.origin)
        ctx.restoreGState()
    }

    /// True for all that decides on how the text looks.
    override open class func needsDisplay(forKey key: String) -> Bool {
        Key(rawValue: key) != nil || super.needsDisplay(forKey: key)
    }

    /// Animates the size and the colour of letters.
    override open class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == Key.fontSize.rawValue || event == Key.foregroundColor.rawValue else {
            return super.defaultAction(forKey: event)
        }
        return CABasicAnimation(keyPath: event)
    }

    /// Lets the size and the colour of letters start from what is shown; a layer that is not shown changes at
    /// once.
    override open func action(forKey event: String) -> (any CAAction)? {
        let action = super.action(forKey: event)
        guard let animation = action as? CABasicAnimation, animation.keyPath == event,
            Key(rawValue: event) != nil,
            animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil
        else { return action }
        guard let shown = presentation() else { return nil }
        animation.fromValue = shown.value(forKey: event) ?? Self.defaultValue(forKey: event)
        return animation
    }

    /// The size and the colour of letters that were never set.
    override open class func defaultValue(forKey key: String) -> Any? {
        switch Key(rawValue: key) {
        case .fontSize: defaultFontSize
        case .foregroundColor: CGColor.white
        default: super.defaultValue(forKey: key)
        }
    }

    private func stored(_ key: Key) -> Any? {
        let value = value(forKey: key.rawValue)
        return value is NSNull ? nil : value
    }

    private func store(_ value: Any?, _ key: Key) { setValue(value, forKey: key.rawValue) }

    private var styledText: StyledText {
        if let attributed = string as? NSAttributedString { return attributed.styledText() }
        return StyledText((string as? String) ?? "", style: TextStyle(font: textFont))
    }

    private var textFont: CTFont {
        let size = fontSize
        switch font {
        case let font as UIFont: return font.font.withSize(size)
        case let font as CGFont: return font.font.withSize(size)
        case let name as NSString:
            return CTFont(name: name as String, size: size) ?? CTFont(family: .system, size: size)
        default: return CTFont(family: .system, size: size)
        }
    }

    private func options(in size: CGSize?) -> TextOptions {
        let style = (string as? NSAttributedString)?.paragraphStyle
        var options = TextOptions(
            lineBreak: truncationMode.option ?? .clip, alignment: alignmentMode.option)
        style?.apply(to: &options)
        if isWrapped {
            options.lineBreak = truncationMode.option ?? .wordWrap
        } else if truncationMode != .none {
            options.lineLimit = 1
        } else {
            options.wraps = false
        }
        options.width = size?.width
        options.height = size?.height
        return options
    }
}

/// The side to which the lines of a text layer go.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The side where text begins in its language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// To the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// To both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var option: TextOptions.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: NSTextAlignment.natural.option
        }
    }
}

/// How the text of a text layer ends that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// With an ellipsis where it begins.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// With an ellipsis where it ends.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// With an ellipsis in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate var option: TextOptions.LineBreak? {
        switch self {
        case .start: .truncateHead
        case .end: .truncateTail
        case .middle: .truncateMiddle
        default: nil
        }
    }
}
