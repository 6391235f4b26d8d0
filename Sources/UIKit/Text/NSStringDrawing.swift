import CoreText

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In lines, below the origin. Without it the text is one line whose baseline lies at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the font's own gap between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Measures what is painted rather than the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// With an ellipsis at the end of the last line that fits, where the text goes on.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How far letters may shrink, and what a measure found.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
    /// The least part of their size to which letters may shrink so that one line fits; 0, the default, is no
    /// shrinking.
    open var minimumScaleFactor: CGFloat = 0

    /// The part of their size at which the last text was measured or drawn.
    public internal(set) var actualScaleFactor: CGFloat = 1

    /// Where the last text lies.
    public internal(set) var totalBounds = CGRect.zero

    /// Makes a context without shrinking.
    public override init() { super.init() }
}

extension NSAttributedString {
    /// Returns the rectangle that the text takes up.
    ///
    /// - Parameters:
    ///   - size: the room; 0 for no limit. Lines break at the width where the options ask for lines.
    ///   - options: how to measure.
    ///   - context: lets letters shrink, and gets the result; nil for none.
    /// - Returns: the rectangle, in fractions of points; round it up to make room for it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let drawing = StringDrawing(self, size: size, options: options, least: Self.least(of: context))
        Self.tell(drawing, context, .zero)
        return drawing.rect
    }

    /// Draws the text into the current context.
    ///
    /// - Parameters:
    ///   - rect: the room. Without lines, its origin is where the baseline begins.
    ///   - options: how to draw.
    ///   - context: lets letters shrink, and gets the result; nil for none.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let drawing = StringDrawing(self, size: rect.size, options: options, least: Self.least(of: context))
        Self.tell(drawing, context, rect.origin)
        guard let target = UIGraphicsGetCurrentContext() else { return }
        target.saveGState()
        target.setFillColor(.black)
        drawing.layout.draw(
            in: target, at: CGPoint(x: rect.minX + drawing.origin.x, y: rect.minY + drawing.origin.y))
        target.restoreGState()
    }

    private static func least(of context: NSStringDrawingContext?) -> CGFloat {
        guard let context else { return 0 }
        return MainActor.ifCurrent { context.minimumScaleFactor } ?? 0
    }

    private static func tell(
        _ drawing: StringDrawing, _ context: NSStringDrawingContext?, _ origin: CGPoint
    ) {
        guard let context else { return }
        let (scale, bounds) = (drawing.scale, drawing.rect.offsetBy(dx: origin.x, dy: origin.y))
        MainActor.ifCurrent { (context.actualScaleFactor, context.totalBounds) = (scale, bounds) }
    }
}

/// A text laid out as the options of its drawing ask.
private struct StringDrawing {
    /// What counts as no limit: more than any screen, and less than what layout can count.
    private static let unlimited: CGFloat = 1_000_000

    let layout: TextLayout
    /// The layout's upper left corner, from the origin of the drawing.
    let origin: CGPoint
    /// The rectangle that the text takes up.
    let rect: CGRect
    /// The part of their size to which letters were shrunk.
    let scale: CGFloat

    init(_ text: NSAttributedString, size: CGSize, options: NSStringDrawingOptions, least: CGFloat) {
        func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length < Self.unlimited ? length : nil }
        let style = text.paragraphStyle
        let isLines = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        var textOptions = TextOptions(
            lineBreak: truncates ? .truncateTail : style?.lineBreakMode.option ?? .wordWrap,
            alignment: style?.alignment.option ?? .natural)
        style?.apply(to: &textOptions)
        textOptions.width = isLines ? limit(size.width) : nil
        textOptions.height = isLines && truncates ? limit(size.height) : nil
        if !isLines { textOptions.lineLimit = 1 }
        let styled = text.styledText()
        (layout, scale) = Self.shrunk(styled, textOptions, to: limit(size.width), least: least)
        let leading =
            options.contains(.usesFontLeading) ? 0 : styled.runs.last?.style.font.metrics.leading ?? 0
        let height = max(layout.size.height - leading * CGFloat(layout.lines.count), 0)
        origin = CGPoint(x: 0, y: isLines ? 0 : -(layout.lines.first?.origin.y ?? 0))
        rect =
            options.contains(.usesDeviceMetrics)
            ? layout.inkBounds.isNull ? .zero : layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
            : CGRect(origin: origin, size: CGSize(width: layout.size.width, height: height))
    }

    /// Lays a text out in letters small enough for one line to fit, but no smaller than allowed.
    private static func shrunk(
        _ text: StyledText, _ options: TextOptions, to width: CGFloat?, least: CGFloat
    ) -> (TextLayout, CGFloat) {
        guard least > 0, least < 1, let width else { return (TextLayout(text, options: options), 1) }
        var layouts = LabelLayouts()
        let small = layouts.shrunk(text, toWidth: width, least: least)
        let (old, new) = (
            text.runs.first?.style.font.pointSize ?? 1, small.runs.first?.style.font.pointSize ?? 1
        )
        return (TextLayout(small, options: options), new / old)
    }
}

extension NSString {
    /// Returns the size of the text in points; lines break only at its line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// Draws the text into the current context with its upper left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text into the current context, in lines as wide as `rect`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text into the current context, as `NSAttributedString` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle that the text takes up, as `NSAttributedString` does.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

extension String {
    /// Returns the rectangle that the text takes up, as `NSAttributedString` does.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text into the current context, as `NSAttributedString` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}
