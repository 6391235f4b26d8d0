import CoreText

/// Shows the part of an edited line for which there is room, its selection and its caret.
///
///     ├ scroll ┤┌ bounds ────────┐
///     the text  that is too long | for the field
///               └────────────────┘
@MainActor
final class TextLineView: UIView {
    /// The width of the caret, in points, as on iOS.
    static let caretWidth: CGFloat = 2
    /// How far the caret reaches over the end of the letter before it, in points.
    private static let caretOverlap: CGFloat = 0.5
    /// How much of the tint shows behind selected text, as on iOS.
    private static let highlightAlpha: CGFloat = 0.2

    private let picture = TextPicture()
    private var highlights: [UIView] = []
    private let caret = UIView()
    private let blink = CaretBlink()

    /// How far the text is moved to the left, in points; below zero where the text is shorter than the view.
    private(set) var scroll: CGFloat = 0
    private var alignment = TextOptions.Alignment.left

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(picture)
        caret.layer.cornerRadius = Self.caretWidth / 2
        addSubview(caret)
        blink.caret = caret
    }

    // MARK: - Showing

    /// Shows a line.
    ///
    /// - Parameters:
    ///   - editor: the text with its selection.
    ///   - color: the colour of the letters.
    ///   - tint: the colour of the caret and the selection.
    ///   - alignment: where a text goes that is shorter than the view.
    func show(_ editor: TextEditor, color: UIColor, tint: UIColor, alignment: TextOptions.Alignment) {
        self.alignment = alignment
        let line = editor.line
        let selection =
            editor.shown(
                editor.edited.selection.lowerBound)..<editor.shown(
                editor.edited.selection.upperBound)
        let place = line.caret(at: editor.shown(editor.edited.head))
        updateScroll(width: line.width, caret: place)
        let visible = scroll..<scroll + bounds.width
        picture.frame = bounds
        picture.show(line, in: visible, color: color)
        show(line.spans(of: selection, within: visible), in: line, tint)
        caret.backgroundColor = tint
        caret.frame = caretRect(at: place, in: line)
        blink.shows = selection.isEmpty
    }

    /// Lets the caret blink, or hides it.
    var isBlinking: Bool {
        get { blink.isOn }
        set { blink.isOn = newValue }
    }

    /// Shows the caret for a while, as after a key.
    func holdCaret() { blink.restart() }

    /// Returns the caret's rectangle for a place in the line.
    func caretRect(at place: CGFloat, in line: TextLine) -> CGRect {
        let x = min(max(place - scroll - Self.caretOverlap, 0), max(bounds.width - Self.caretWidth, 0))
        let scale = contentScaleFactor
        return CGRect(
            x: (x * scale).rounded() / scale, y: top(of: line), width: Self.caretWidth, height: line.height)
    }

    /// Returns the line's top: the line is in the middle, on a whole pixel.
    func top(of line: TextLine) -> CGFloat {
        let scale = contentScaleFactor
        return ((bounds.height - line.height) / 2 * scale).rounded() / scale
    }

    private func show(_ spans: [Range<CGFloat>], in line: TextLine, _ tint: UIColor) {
        while highlights.count > spans.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < spans.count {
            let view = UIView()
            insertSubview(view, belowSubview: picture)
            highlights.append(view)
        }
        for (view, span) in zip(highlights, spans) {
            let (left, right) = (
                max(span.lowerBound - scroll, 0), min(span.upperBound - scroll, bounds.width)
            )
            view.backgroundColor = tint.withAlphaComponent(Self.highlightAlpha)
            view.frame = CGRect(x: left, y: top(of: line), width: max(right - left, 0), height: line.height)
        }
    }

    /// Aligns a text that fits, and moves one that does not so that the caret is seen and no room is wasted.
    private func updateScroll(width: CGFloat, caret: CGFloat) {
        // The caret needs room behind the last letter.
        let behind = Self.caretWidth - Self.caretOverlap
        let free = bounds.width - width - behind
        guard free < 0 else {
            let scale = contentScaleFactor
            let left =
                switch alignment {
                case .center: (bounds.width - width) / 2
                case .right: free
                default: CGFloat.zero
                }
            scroll = -(left * scale).rounded() / scale
            return
        }
        scroll = min(max(scroll, caret + behind - bounds.width), caret)
        scroll = min(max(scroll, 0), -free)
    }
}

/// The letters that are seen.
@MainActor
private final class TextPicture: UIView {
    private var line: TextLine?
    private var visible: Range<CGFloat> = 0..<0
    private var color = UIColor.label

    func show(_ line: TextLine, in visible: Range<CGFloat>, color: UIColor) {
        self.line = line
        self.visible = visible
        self.color = color
        isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    override func display(_ layer: CALayer) {
        guard layer === self.layer, let line else { return super.display(layer) }
        let scale = contentScaleFactor
        let top = ((bounds.height - line.height) / 2 * scale).rounded() / scale
        let ink = color.resolvedColor(with: traitCollection).cgColor
        let drawn = line.image(of: visible, height: bounds.height, top: top, scale: scale, color: ink)
        layer.contentsGravity = .topLeft
        layer.contentsTint = drawn?.isColored == true ? nil : ink
        layer.setDrawnContents(drawn?.image)
    }
}
