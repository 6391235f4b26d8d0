import CoreText

/// Shows text in one line or several, centred vertically.
///
/// The text is drawn once, as coverage, and coloured when it is shown, so that a new colour needs no drawing.
/// Only text with emoji or with several colours is drawn in colour.
@preconcurrency @MainActor
open class UILabel: UIView {
    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private var usualColor = UIColor.label
    private var contents = LabelText(font: UILabel.defaultFont)
    private var layouts = LabelLayouts()
    private var drawing: LabelDrawing?
    private var isPlacing = false
    private var textBox: CGRect?

    /// A label with no text that takes up `frame` in the superview it will be added to.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A label with no text and no size; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: - Text

    /// The text; nil for none. Setting it removes all attributes.
    open var text: String? {
        get { contents.plain }
        set {
            guard newValue != contents.plain || contents.attributed != nil else { return }
            contents.setPlain(newValue)
            textDidChange()
        }
    }

    /// The text with its attributes; where it has no font or colour it takes the label's.
    open var attributedText: NSAttributedString? {
        get {
            contents.attributed
                ?? contents.plain.map {
                    NSAttributedString(
                        string: $0, attributes: [.font: contents.font, .foregroundColor: usualColor])
                }
        }
        set {
            contents.setAttributed(newValue, traits: traitCollection)
            textDidChange()
        }
    }

    // Never nil, but can be set to nil, as in iOS source.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font; the system font of 17 points by default. Setting it changes all attributed text; nil
    /// restores the default.
    open var font: UIFont! {
        get { contents.font }
        set {
            let font = newValue ?? Self.defaultFont
            guard font !== contents.font || contents.attributed != nil else { return }
            contents.setFont(font)
            textDidChange()
        }
    }

    // Never nil, but can be set to nil, as in iOS source.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the text; `UIColor.label` by default. Setting it changes all attributed text; nil
    /// restores the default.
    open var textColor: UIColor! {
        get { usualColor }
        set {
            let color = newValue ?? .label
            guard color != usualColor || contents.attributed != nil else { return }
            usualColor = color
            if contents.attributed == nil { return colorDidChange() }
            contents.setColor(color, traits: traitCollection)
            textDidChange()
        }
    }

    /// The side to which the text is aligned; `.natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { textDidChange() } }
    }

    /// How text that does not fit ends; in an ellipsis by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }

    /// The greatest number of lines; 1 by default, 0 for as many as there is room for.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    // MARK: - Shadow

    /// The colour of a sharp copy of the text below it; nil, the default, for none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { shadowDidChange() } }
    }

    /// How far the copy lies to the right and below, in points; a point above the text by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { shadowDidChange() } }
    }

    private func shadowDidChange() {
        contents.setShadow(
            shadowColor.map { TextShadow(offset: shadowOffset, blurRadius: 0, color: resolved($0)) })
        textDidChange()
    }

    // MARK: - Highlighting

    /// The colour of the text while the label is highlighted; nil keeps the usual one.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { colorDidChange() } }
    }

    /// Whether the text has its highlighted colour.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { colorDidChange() } }
    }

    // MARK: - Disabling

    /// Whether the text has its colour; text of a disabled label is dimmed, but for parts with a colour of their own.
    /// Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { colorDidChange() } }
    }

    // MARK: - Sizing

    /// Whether a single line that is too wide shrinks its letters; false by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }

    /// Whether the letters of a single line that is a little too wide move closer to each other before the line is
    /// truncated; false by default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
    }

    /// Where letters that were shrunk lie in the height of those that were not; on their baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue, adjustsFontSizeToFitWidth { textDidChange() } }
    }

    /// The smallest size of shrunk letters, as a part of their own; 0, the default, is as small as needed.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }

    /// The width of lines in `intrinsicContentSize`, in points; 0, the default, for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Returns the size of `textRect(forBounds:limitedToNumberOfLines:)` in lines up to the width of `size`. A
    /// width of 0 is no limit, nor is a single line limited.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
        let room = CGRect(x: 0, y: 0, width: width, height: .infinity)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns where the text is in a rectangle, in whole pixels: in the middle of its height, and at the side to
    /// which it is aligned. A subclass that wants a margin returns more than the text, here and in
    /// `drawText(in:)`.
    ///
    /// - Parameters:
    ///   - bounds: the rectangle; one without an end has the text at its origin.
    ///   - numberOfLines: the greatest number of lines; 0 for as many as there is room for.
    /// - Returns: the rectangle of the text; without text, one without a size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !contents.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        var options = textOptions
        options.lineLimit = max(numberOfLines, 0)
        let text = layouts.layout(contents.styled, options, in: bounds.size).size
        let scale = contentScaleFactor
        func inPixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        var rect = CGRect(
            origin: bounds.origin,
            size: CGSize(
                width: min(inPixels(text.width), bounds.width),
                height: min(inPixels(text.height), bounds.height)))
        if bounds.height.isFinite { rect.origin.y += (bounds.height - rect.height) / 2 }
        if bounds.width.isFinite { rect.origin.x += (bounds.width - rect.width) * side(options.alignment) }
        return rect
    }

    /// How much of the room beside the text lies before it, from 0 to 1.
    private func side(_ alignment: TextOptions.Alignment) -> CGFloat {
        switch alignment {
        case .center: 0.5
        case .right: 1
        default: 0
        }
    }

    /// The size of the text in lines up to `preferredMaxLayoutWidth`.
    override open var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Lines wrap at the width that constraints give, unless a width was set.
    override var layoutContents: LayoutContents {
        LayoutContents(
            wraps: numberOfLines != 1 && preferredMaxLayoutWidth <= 0,
            baselines: contents.isEmpty ? (0, 0) : (font.ascender, font.lineHeight - font.ascender))
    }

    private var textOptions: TextOptions {
        let style = contents.attributed?.paragraphStyle
        var options = TextOptions(
            lineLimit: max(numberOfLines, 0), lineBreak: (style?.lineBreakMode ?? lineBreakMode).option,
            alignment: alignment(
                style.map { $0.alignment == .natural ? textAlignment : $0.alignment } ?? textAlignment
            ).option)
        style?.apply(to: &options)
        return options
    }

    // MARK: - Drawing

    private var currentColor: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? usualColor
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        if shadowColor?.isDynamic == true { shadowDidChange() }
        if contents.adopt(traits) {
            textDidChange()
        } else if currentColor.isDynamic {
            colorDidChange()
        }
    }

    fileprivate func textDidChange() {
        layouts = LabelLayouts()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        KeyValueObserving.valueDidChange(of: self)
    }

    private func colorDidChange() {
        defer { KeyValueObserving.valueDidChange(of: self) }
        if let drawing, !drawing.layout.needsColor {
            layer.contentsTint = drawing.layout.onlyColor ?? resolved(currentColor)
        } else {
            setNeedsDisplay()
        }
    }

    /// Draws the text into a rectangle. A subclass that wants a margin calls `super` with a smaller one.
    ///
    /// While the label draws itself there is no current context: the label takes the rectangle and puts the
    /// text there.
    open func drawText(in rect: CGRect) {
        if isPlacing {
            textBox = rect
        } else if let context = UIGraphicsGetCurrentContext(), !contents.isEmpty {
            let layout = layout(in: rect)
            let drawing = LabelDrawing(
                layout: layout, alignment: textOptions.alignment, box: rect, bounds: rect,
                drop: drop(of: layout, in: rect), scale: contentScaleFactor, color: nil)
            context.saveGState()
            context.clip(to: rect)
            context.setFillColor(resolved(currentColor))
            layout.draw(
                in: context, at: CGPoint(x: rect.minX + drawing.place.x, y: rect.minY + drawing.place.y))
            context.restoreGState()
        }
    }

    /// Draws the text as the layer's contents, unless what is there shows it already.
    override open func display(_ layer: CALayer) {
        guard layer === self.layer else { return super.display(layer) }
        textBox = nil
        isPlacing = true
        if !contents.isEmpty, !bounds.isEmpty { drawText(in: bounds) }
        isPlacing = false
        guard let box = textBox, !box.isEmpty else {
            drawing = nil
            return layer.setDrawnContents(nil)
        }
        let layout = layout(in: box)
        let color = layout.onlyColor ?? resolved(currentColor)
        let new = LabelDrawing(
            layout: layout, alignment: textOptions.alignment, box: box, bounds: bounds,
            drop: drop(of: layout, in: box), scale: contentScaleFactor,
            color: layout.needsColor ? color : nil)
        layer.contentsTint = layout.needsColor ? nil : color
        guard new != drawing else { return }
        drawing = new
        layer.contentsGravity = new.gravity
        layer.setDrawnContents(new.image())
    }

    private func layout(in box: CGRect) -> TextLayout {
        var text = contents.styled
        if allowsDefaultTighteningForTruncation, numberOfLines == 1, textOptions.lineBreak.truncates {
            text = layouts.tightened(text, toWidth: box.width)
        }
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            text = layouts.shrunk(text, toWidth: box.width, least: minimumScaleFactor)
        }
        return layouts.layout(text, textOptions, in: box.size)
    }

    /// How far shrunk letters lie below the middle of the box.
    private func drop(of layout: TextLayout, in box: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.text != contents.styled,
            let baseline = layout.lines.first?.origin.y
        else { return 0 }
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        let full = layouts.layout(contents.styled, textOptions, in: room)
        return baselineAdjustment.drop(
            of: (layout.size.height, baseline),
            in: (full.size.height, full.lines.first?.origin.y ?? baseline),
            height: box.height)
    }

    override var builtInAccessibility: BuiltInAccessibility {
        BuiltInAccessibility(isElement: true, label: text, traits: .staticText)
    }
}

extension UILabel: DirectionFollowing {
    func followDirection() { textDidChange() }
}
