import CoreText

/// Lays a text out in a container, and tells where its letters are.
///
/// There is a glyph for each UTF-16 unit, so that places of glyphs are those of letters. The first container has all of
/// the text; what does not fit goes on in no other one.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text; `addLayoutManager(_:)` of the text sets it. The text holds its managers, and not the other way round.
    open internal(set) weak var textStorage: NSTextStorage?

    /// The rooms for the lines, of which the first is used.
    open private(set) var textContainers: [NSTextContainer] = []

    private var known: (text: NSAttributedString, room: Room, layout: GlyphLayout)?

    /// What of a container decides about the lines.
    private struct Room: Equatable {
        var container: ObjectIdentifier
        var size: CGSize
        var padding: CGFloat
        var lineLimit: Int
        var lineBreak: NSLineBreakMode
        var exclusions: [TextExclusion]

        @MainActor
        init(_ container: NSTextContainer) {
            self.container = ObjectIdentifier(container)
            (size, padding) = (container.size, container.lineFragmentPadding)
            (lineLimit, lineBreak) = (container.maximumNumberOfLines, container.lineBreakMode)
            exclusions = container.exclusions
        }
    }

    /// Makes a manager without a container.
    public override init() { super.init() }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

    /// Adds a container at a place among the others.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    }

    /// Takes a container out.
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index) }
    }

    /// Lays the lines of a container out anew when they are asked for next.
    ///
    /// Call it where a subclass of `NSTextContainer` gives lines other room than before. The manager heeds the
    /// properties of `NSTextContainer` without it.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        if container === textContainers.first { known = nil }
    }

    /// The lines of the text as it is now; none without a text or a container.
    private var layout: GlyphLayout? {
        guard let textStorage, let container = textContainers.first else { return nil }
        let room = Room(container)
        if let known, known.room == room, known.text.isEqual(to: textStorage) { return known.layout }
        let text = NSAttributedString(attributedString: textStorage)
        let layout = GlyphLayout(text, in: container)
        known = (text, room, layout)
        return layout
    }

    private func layout(for container: NSTextContainer) -> GlyphLayout? {
        container === textContainers.first ? layout : nil
    }

    // MARK: - Letters and glyphs

    /// The number of glyphs, which is that of UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns the letter of a glyph: the same place.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyph of a letter: the same place.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyphs of letters: the same range, which is also written to the place given.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the letters of glyphs: the same range, which is also written to the place given.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyphs that a container shows.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: layout(for: container)?.lines.last?.range.upperBound ?? 0)
    }

    // MARK: - Where letters are

    /// Lays the lines of a container out, which happens by itself where it is asked for them.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(for: container) }

    /// Returns the rectangle that the lines take up, with the space at their sides; zero without any.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let used = layout(for: container)?.used ?? .null
        return used.isNull ? .zero : used
    }

    /// Returns the rectangle around glyphs; zero without any.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(for: container)?.rects(of: glyphRange) ?? []
        return rects.first.map { first in rects.reduce(first) { $0.union($1) } } ?? .zero
    }

    /// Returns the glyph at a point of a container, or the nearest, and writes to the place given which part of it lies
    /// before the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        let letter = layout(for: container)?.letter(at: point) ?? (unit: 0, fraction: 0)
        partialFraction?.pointee = letter.fraction
        return letter.unit
    }

    /// Returns the letter at a point of a container, or the nearest, and writes to the place given which part of it lies
    /// before the point.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    /// Returns where the baseline of a glyph begins, from the upper left corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout, let line = layout.line(of: glyphIndex) else { return .zero }
        let place = layout.location(of: glyphIndex)
        return CGPoint(x: place.x - line.frame.minX, y: place.y - line.frame.minY)
    }

    /// Returns the rectangle of a glyph's line and writes its glyphs to the place given. It is as wide as the container,
    /// or as the part of it in which the line stands.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = layout?.line(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.frame
    }

    /// Returns the rectangle that the letters of a glyph's line take up, and writes its glyphs to the place given.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = layout?.line(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.used
    }

    /// Calls a block for each line that has some of the glyphs: with its rectangle, that of its letters, the container
    /// and its glyphs; setting the last value to true ends that.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines where (line.range.intersection(glyphRange)?.length ?? 0) > 0 {
            block(line.frame, line.used, container, line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each rectangle of glyphs, one for each run of a line; setting the last value to true ends that.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in layout(for: textContainer)?.rects(of: glyphRange) ?? [] {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: - Drawing

    /// Draws the paragraphs of glyphs into the current context, the container's corner at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(.black)
        layout?.draw(glyphsToShow, in: context, at: origin)
        context.restoreGState()
    }
}
