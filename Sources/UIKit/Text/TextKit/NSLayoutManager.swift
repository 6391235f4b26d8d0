import CoreText

/// Lays a text out in a container, and tells where its letters are.
///
/// There is a glyph for each UTF-16 unit, so that places of glyphs are those of letters. The first container has all of
/// the text; what does not fit goes on in no other one.
///
/// A text view whose container has a manager of a subclass lets it draw the text, by `drawBackground(forGlyphRange:at:)`
/// and `drawGlyphs(forGlyphRange:at:)`. For one of this class the view draws by itself.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text; `addLayoutManager(_:)` of the text sets it. The text holds its managers, and not the other way round.
    open internal(set) weak var textStorage: NSTextStorage? {
        didSet {
            forgetLines()
            if textStorage != nil { view?.textObjectsDidChange() }
        }
    }

    /// The rooms for the lines, of which the first is used.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Decides about lines, and hears of them.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            forgetLines()
            view?.linesDidChange()
        }
    }

    /// The paragraphs in the first container.
    private let block = TextBlock()
    /// An empty one, for all other containers.
    private let noBlock = TextBlock()
    /// How much of the text is as it was when it was laid out; nil for nothing.
    private var unchanged: TextBlock.Unchanged?
    private var needsLayout = true
    private var isLayingOut = false
    private var knownLines: GlyphLayout?

    /// Makes a manager without a container.
    public override init() { super.init() }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container at a place among the others. It leaves the manager that it had.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        if let old = container.layoutManager, let place = old.textContainers.firstIndex(of: container) {
            old.removeTextContainer(at: place)
        }
        changeContainers { $0.insert(container, at: min(max(index, 0), $0.count)) }
        container.layoutManager = self
    }

    /// Takes a container out.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        let container = textContainers[index]
        changeContainers { $0.remove(at: index) }
        container.layoutManager = nil
    }

    /// Changes the containers. Where another one becomes the first, the views of both hear of it.
    private func changeContainers(_ change: (inout [NSTextContainer]) -> Void) {
        let first = textContainers.first
        change(&textContainers)
        guard textContainers.first !== first else { return }
        first?.view?.linesDidChange()
        linesDidChange()
    }

    /// The view of the container that has the text.
    private var view: (any TextContainerView)? { textContainers.first?.view }

    // MARK: - Changes

    /// Lays the lines of a container out anew when they are asked for next.
    ///
    /// Call it where a subclass of `NSTextContainer` gives lines other room than before. The properties of
    /// `NSTextContainer` call it themselves.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        if container === textContainers.first { linesDidChange() }
    }

    /// Lays letters out anew when they are asked for next; their range is also written to the place given.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharacterRange?.pointee = charRange
        linesDidChange()
    }

    /// Draws letters anew in the view that shows them.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.linesNeedDisplay() }

    /// Draws glyphs anew in the view that shows them.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { view?.linesNeedDisplay() }

    /// The text tells of an edit that was processed.
    ///
    /// - Parameters:
    ///   - textStorage: the text.
    ///   - editMask: what of it was edited.
    ///   - newCharRange: where, as it is now.
    ///   - delta: by how many units it got longer.
    ///   - invalidatedCharRange: what is to be laid out anew.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        unchanged?.narrow(
            head: invalidatedCharRange.location, tail: textStorage.length - invalidatedCharRange.upperBound)
        (needsLayout, knownLines) = (true, nil)
        view?.textStorageWasEdited(editMask, in: textStorage.processedLetters ?? newCharRange, by: delta)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Lays everything out anew when it is asked for next, and tells those who show it.
    private func linesDidChange() {
        forgetLines()
        view?.linesDidChange()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Lays everything out anew when it is asked for next.
    func forgetLines() { (unchanged, needsLayout, knownLines) = (nil, true, nil) }

    // MARK: - Lines

    /// Returns the paragraphs of a container as they were laid out; none in one that has no text.
    func block(of container: NSTextContainer) -> TextBlock {
        container === textContainers.first ? block : noBlock
    }

    /// Lays out what has changed.
    func layOut() {
        guard let textStorage, let container = textContainers.first, !isLayingOut else { return }
        let source = view?.prepareLines() ?? TextBlock.Source(container)
        let marked = view?.markedUnits
        guard needsLayout || source != block.source || marked != block.marked else { return }
        isLayingOut = true
        block.linkAttributes = view?.linkLook
        block.lineSpacing = delegatedSpacing
        block.layOut(textStorage, marked: marked, source, unchanged: unchanged)
        (unchanged, needsLayout, knownLines) = (TextBlock.Unchanged.all, false, nil)
        isLayingOut = false
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    }

    /// What the delegate says of the gaps between lines; nil without one.
    var delegatedSpacing: ((_ unit: Int, _ line: CGRect) -> CGFloat)? {
        guard delegate != nil else { return nil }
        // The block keeps this, and the delegate often holds the view, and with it the block.
        return { [unowned self] unit, line in
            let gap = self.delegate?.layoutManager(
                self, lineSpacingAfterGlyphAt: unit, withProposedLineFragmentRect: line)
            return gap.map { $0.isFinite ? $0 : 0 } ?? self.styledLineSpacing(at: unit)
        }
    }

    /// Returns the gap below the line of a glyph, as its paragraph's style says.
    func styledLineSpacing(at index: Int) -> CGFloat { textStorage?.lineSpacing(at: index) ?? 0 }

    /// The lines of the text as it is now; none without a text or a container.
    private var lines: GlyphLayout? {
        guard textStorage != nil, let container = textContainers.first else { return nil }
        layOut()
        if let knownLines { return knownLines }
        let lines = GlyphLayout(block, padding: container.lineFragmentPadding)
        knownLines = lines
        return lines
    }

    private func lines(in container: NSTextContainer) -> GlyphLayout? {
        container === textContainers.first ? lines : nil
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
        NSRange(location: 0, length: lines(in: container)?.lines.last?.range.upperBound ?? 0)
    }

    /// Returns the glyphs of the lines that a rectangle of a container meets.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        lines(in: container)?.range(in: bounds) ?? NSRange(location: 0, length: 0)
    }

    // MARK: - Where letters are

    /// Lays the lines of a container out, which happens by itself where it is asked for them.
    open func ensureLayout(for container: NSTextContainer) { _ = lines(in: container) }

    /// Lays letters out, which happens by itself where it is asked for their lines.
    open func ensureLayout(forCharacterRange charRange: NSRange) { layOut() }

    /// Lays glyphs out, which happens by itself where it is asked for their lines.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut() }

    /// Returns the rectangle that the lines take up, with the space at their sides; zero without any.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let used = lines(in: container)?.used ?? .null
        return used.isNull ? .zero : used
    }

    /// Returns the rectangle around glyphs; zero without any.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = lines(in: container)?.rects(of: glyphRange) ?? []
        return rects.first.map { first in rects.reduce(first) { $0.union($1) } } ?? .zero
    }

    /// Returns the glyph at a point of a container, or the nearest, and writes to the place given which part of it lies
    /// before the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        let letter = lines(in: container)?.letter(at: point) ?? (unit: 0, fraction: 0)
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
        guard let lines, let line = lines.line(of: glyphIndex) else { return .zero }
        let place = lines.location(of: glyphIndex)
        return CGPoint(x: place.x - line.frame.minX, y: place.y - line.frame.minY)
    }

    /// Returns the rectangle of a glyph's line and writes its glyphs to the place given, with the end of its paragraph.
    /// It is as wide as the container, or as the part of it in which the line stands.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = lines?.line(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.frame
    }

    /// Returns the rectangle that the letters of a glyph's line take up, and writes its glyphs to the place given, with
    /// the end of its paragraph.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        guard let line = lines?.line(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.used
    }

    /// Returns the container of a glyph, and writes all of its glyphs to the place given; nil where no container has it.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let container = textContainers.first, NSLocationInRange(glyphIndex, glyphRange(for: container))
        else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// The line for what is typed behind the end of the last paragraph, or into an empty text; zero without such a line.
    open var extraLineFragmentRect: CGRect { lines?.extraLine?.frame ?? .zero }

    /// The part of the line behind the last paragraph that a caret and the space around it take up; zero without such a
    /// line.
    open var extraLineFragmentUsedRect: CGRect { lines?.extraLine?.used ?? .zero }

    /// The container of the line behind the last paragraph; nil without such a line.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        lines?.extraLine == nil ? nil : textContainers.first
    }

    /// Calls a block for each line that has some of the glyphs: with its rectangle, that of its letters, the container
    /// and its glyphs, among them the end of its paragraph; setting the last value to true ends that.
    ///
    /// The line behind the end of the last paragraph has no glyph: it is `extraLineFragmentRect`.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let lines, let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines.lines where (line.range.intersection(glyphRange)?.length ?? 0) > 0 {
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
        for rect in lines(in: textContainer)?.rects(of: glyphRange) ?? [] {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: - Drawing

    /// Draws the backgrounds of glyphs into the current context, the container's corner at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let lines else { return }
        var text: NSAttributedString = textStorage
        if let look = view?.linkLook { text = text.showingLinks(in: look) }
        let all = NSRange(location: 0, length: text.length)
        guard let shown = all.intersection(glyphsToShow) else { return }
        text.enumerateAttribute(.backgroundColor, in: shown, options: []) { value, range, _ in
            guard let color = value as? UIColor else { return }
            let rects = lines.rects(of: range).filter { $0.width > 0 }
                .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            guard !rects.isEmpty else { return }
            rects.withUnsafeBufferPointer {
                guard let first = $0.baseAddress else { return }
                fillBackgroundRectArray(first, count: $0.count, forCharacterRange: range, color: color)
            }
        }
    }

    /// Fills the rectangles behind letters, in coordinates of the current context.
    ///
    /// - Parameters:
    ///   - rectArray: the rectangles, one for each run of a line.
    ///   - rectCount: how many there are.
    ///   - charRange: the letters.
    ///   - color: the colour.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context.fill(rect) }
        context.restoreGState()
    }

    /// Draws glyphs into the current context, the container's corner at a point, without what is behind them.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor((view?.letterColor ?? .black).cgColor)
        lines?.draw(glyphsToShow, in: context, at: origin)
        context.restoreGState()
    }
}

extension TextBlock.Source {
    /// What the lines of a container without a view are laid out from.
    @MainActor
    init(_ container: NSTextContainer) {
        self.init(
            width: container.lineWidth.map { max($0 - 2 * container.lineFragmentPadding, 1) },
            height: container.heightLimit, alignment: NSTextAlignment.natural.option,
            emptyFont: .systemFont(ofSize: 12), font: .systemFont(ofSize: 12),
            container: container.shapesLines ? container : nil,
            lineLimit: max(container.maximumNumberOfLines, 0), lineBreak: container.lineBreakMode.option)
    }
}
