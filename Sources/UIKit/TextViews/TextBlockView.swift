import CoreText

/// Draws the paragraphs of a block that are in sight, the selection behind them, and the caret.
@MainActor
final class TextBlockView: UIView {
    /// The most lines of a paragraph in one picture: a paragraph may be longer than a picture can be.
    private static let linesInPicture = 40
    /// The greatest height of a picture of several rows, in points: shapes may push rows far apart.
    private static let highestPicture: CGFloat = 4000
    /// How much of the tint shows behind selected text, as on iOS.
    private static let highlightAlpha: CGFloat = 0.2

    /// Lines of a paragraph that are drawn together.
    private struct Part: Hashable {
        let layout: ObjectIdentifier
        let first: Int
        let top: CGFloat
    }

    private var pictures: [Part: TextPartView] = [:]
    /// What a layout manager draws, by places from above.
    private var strips: [Int: TextStripView] = [:]
    /// Whether what a layout manager has drawn is out of date.
    var stripsNeedDisplay = true
    private var highlights: [UIView] = []
    private let caret = UIView()
    private let blink = CaretBlink()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        caret.layer.cornerRadius = TextLineView.caretWidth / 2
        addSubview(caret)
        blink.caret = caret
    }

    required init?(coder: NSCoder) { nil }

    /// Lets the caret blink, or hides it.
    var isBlinking: Bool {
        get { blink.isOn }
        set { blink.isOn = newValue }
    }

    /// Shows the caret for a while, as after a key.
    func holdCaret() { blink.restart() }

    /// Shows what is in sight.
    ///
    /// - Parameters:
    ///   - block: the text.
    ///   - visible: what is in sight, in this view's coordinates.
    ///   - color: the colour of letters without one.
    func show(_ block: TextBlock, in visible: CGRect, color: UIColor) {
        removeStrips(from: 0)
        var shown: Set<Part> = []
        for paragraph in block.paragraphs
        where paragraph.top < visible.maxY && paragraph.bottom > visible.minY {
            let lines = paragraph.layout.lines
            for together in Self.linesTogether(lines) {
                let (first, last) = (together.lowerBound, together.upperBound)
                let top = paragraph.top + lines[first].origin.y - lines[first].ascent
                let bottom = paragraph.top + lines[last].bottom
                guard top < visible.maxY, bottom > visible.minY else { continue }
                let part = Part(layout: ObjectIdentifier(paragraph.layout), first: first, top: paragraph.top)
                shown.insert(part)
                let view = pictures[part] ?? makePicture(part)
                view.show(
                    paragraph.layout, from: top - paragraph.top, to: bottom - paragraph.top,
                    top: paragraph.top, width: bounds.width, color: color)
            }
        }
        for (part, view) in pictures where !shown.contains(part) {
            view.removeFromSuperview()
            pictures[part] = nil
        }
    }

    /// Lets a layout manager draw what is in sight.
    ///
    /// - Parameters:
    ///   - manager: the manager.
    ///   - visible: what is in sight, in this view's coordinates.
    ///   - content: all that may be drawn on.
    ///   - corner: that of the container.
    ///   - container: the container.
    func show(
        _ manager: NSLayoutManager, in visible: CGRect, of content: CGRect, corner: CGPoint,
        container: NSTextContainer
    ) {
        pictures.values.forEach { $0.removeFromSuperview() }
        pictures = [:]
        let all = TextStripView.strips(of: content)
        for (index, rect) in all.enumerated() {
            guard rect.minY < visible.maxY, rect.maxY > visible.minY else {
                strips.removeValue(forKey: index)?.removeFromSuperview()
                continue
            }
            let view = strips[index] ?? makeStrip(index)
            let isMoved = view.frame != rect
            if isMoved { view.frame = rect }
            view.drawing = TextStripView.Drawing(
                manager: manager, container: container, content: content.origin, corner: corner)
            if isMoved || stripsNeedDisplay { view.setNeedsDisplay() }
        }
        removeStrips(from: all.count)
        stripsNeedDisplay = false
    }

    private func removeStrips(from count: Int) {
        for (index, view) in strips where index >= count {
            view.removeFromSuperview()
            strips[index] = nil
        }
    }

    private func makeStrip(_ index: Int) -> TextStripView {
        let view = TextStripView()
        view.isOpaque = false
        insertSubview(view, belowSubview: caret)
        strips[index] = view
        return view
    }

    /// Returns which lines are drawn together, from the first to the last. Lines beside each other are.
    private static func linesTogether(_ lines: [TextLayout.Line]) -> [ClosedRange<Int>] {
        var parts: [ClosedRange<Int>] = []
        for (index, line) in lines.enumerated() {
            guard let last = parts.popLast() else {
                parts.append(index...index)
                continue
            }
            let isBeside = line.row == lines[last.upperBound].row
            let isLow = line.bottom - lines[last.lowerBound].top < highestPicture
            if isBeside || last.count < linesInPicture && isLow {
                parts.append(last.lowerBound...index)
            } else {
                parts += [last, index...index]
            }
        }
        return parts
    }

    private func makePicture(_ part: Part) -> TextPartView {
        let view = TextPartView()
        insertSubview(view, belowSubview: caret)
        pictures[part] = view
        return view
    }

    /// Shows what is selected: rectangles, or a caret where there are none.
    func showSelection(_ rects: [CGRect], caret place: CGRect, isEmpty: Bool, tint: UIColor) {
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < rects.count {
            let view = UIView()
            insertSubview(view, at: 0)
            highlights.append(view)
        }
        for (view, rect) in zip(highlights, rects) {
            view.backgroundColor = tint.withAlphaComponent(Self.highlightAlpha)
            view.frame = rect
        }
        caret.backgroundColor = tint
        caret.frame = place
        blink.shows = isEmpty
    }
}

/// The picture of some lines.
@MainActor
private final class TextPartView: UIView {
    /// How far letters may reach over their lines, in points.
    private static let overhang: CGFloat = 4

    private var layout: TextLayout?
    private var rect = CGRect.zero
    private var color = UIColor.label

    func show(
        _ layout: TextLayout, from start: CGFloat, to end: CGFloat, top: CGFloat, width: CGFloat,
        color: UIColor
    ) {
        let rect = CGRect(
            x: -Self.overhang, y: (start - Self.overhang).rounded(.down),
            width: (width + 2 * Self.overhang).rounded(.up),
            height: (end - start + 2 * Self.overhang).rounded(.up) + 1)
        isUserInteractionEnabled = false
        let scale = max(contentScaleFactor, 1)
        let y = ((top + rect.minY) * scale).rounded() / scale
        frame = CGRect(origin: CGPoint(x: rect.minX, y: y), size: rect.size)
        guard layout !== self.layout || rect != self.rect || color != self.color else { return }
        (self.layout, self.rect, self.color) = (layout, rect, color)
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func display(_ layer: CALayer) {
        guard layer === self.layer, let layout else { return super.display(layer) }
        let ink = color.resolvedColor(with: traitCollection).cgColor
        layer.contentsGravity = .topLeft
        layer.contentsTint = layout.needsColor ? nil : layout.onlyColor ?? ink
        layer.setDrawnContents(layout.image(of: rect, scale: contentScaleFactor, color: ink))
    }
}
