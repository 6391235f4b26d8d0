import CoreText

/// Where the text is.
extension UITextView {
    /// What is laid out has changed, or the room for it.
    func textDidMove() {
        unchangedText = nil
        textDidChangePartly()
    }

    /// A part of the text has changed, and is taken note of.
    func textDidChangePartly() {
        needsTextLayout = true
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// The upper left corner of the text, in the content.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        max(
            width - textContainerInset.left - textContainerInset.right - 2
                * textContainer.lineFragmentPadding,
            1)
    }

    func source(width: CGFloat) -> TextBlock.Source {
        TextBlock.Source(
            width: textWidth(in: width), alignment: alignment(textAlignment).option,
            emptyStyle: TextStyle(font: shownFont.font), traits: traitCollection, font: shownFont,
            container: textContainer.shapesLines ? textContainer : nil,
            lineLimit: max(textContainer.maximumNumberOfLines, 0),
            lineBreak: textContainer.lineBreakMode.option)
    }

    /// The size of the container for lines of a width.
    private func containerSize(width: CGFloat) -> CGSize {
        CGSize(width: width + 2 * textContainer.lineFragmentPadding, height: .greatestFiniteMagnitude)
    }

    /// Lays the text out, if something has changed.
    func layoutText() {
        let insets = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
        let width = bounds.width - insets.left - insets.right
        let frame = CGRect(origin: textOrigin, size: CGSize(width: textWidth(in: width), height: 0))
        guard
            needsTextLayout || blockView.frame.origin != frame.origin || blockView.frame.width != frame.width
        else { return }
        needsTextLayout = false
        textContainer.size = containerSize(width: frame.width)
        let marked = editor.edited.marked.map { editor.edited.utf16($0) }
        block.linkAttributes = linkLook
        block.layOut(storage, marked: marked, source(width: width), unchanged: unchangedText)
        unchangedText = .all
        blockView.frame = CGRect(
            origin: frame.origin, size: CGSize(width: frame.width, height: block.size.height))
        contentSize = CGSize(
            width: width,
            height: (block.size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
    }

    /// Shows what is in sight of text and selection.
    func showText() {
        let visible = convert(bounds, to: blockView)
        blockView.show(block, in: visible, color: .label)
        let selection = editor.edited.selection
        blockView.showSelection(
            isFirstResponder ? block.rects(of: selection, within: visible) : [],
            caret: convert(caretRect(at: editor.edited.head), to: blockView),
            isEmpty: selection.isEmpty, tint: tintColor ?? .tintColor)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let limit = width > 0 && width.isFinite ? width : CGFloat.greatestFiniteMagnitude
        let room = limit == .greatestFiniteMagnitude ? 1_000_000 : limit
        let fitted = TextBlock()
        fitted.linkAttributes = linkLook
        var source = source(width: room)
        // Lines go to the left, where they tell how wide they are.
        if limit != room { source.alignment = .left }
        let size = textContainer.size
        textContainer.size = containerSize(width: source.width)
        fitted.layOut(storage, marked: nil, source)
        textContainer.size = size
        let beside =
            textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: min((fitted.size.width + beside).rounded(.up), limit),
            height: (fitted.size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
    }

    // MARK: - Places

    /// Returns the rectangle of a caret, in the content.
    func caretRect(at offset: Int) -> CGRect {
        layoutText()
        let place = block.caret(at: offset)
        let scale = max(contentScaleFactor, 1)
        let x = min(max(place.minX - 0.5, 0), max(blockView.bounds.width - TextLineView.caretWidth, 0))
        return CGRect(
            x: ((textOrigin.x + x) * scale).rounded() / scale, y: textOrigin.y + place.minY,
            width: TextLineView.caretWidth, height: place.height)
    }

    /// Returns the place that is nearest to a point of the content, at the beginning of a letter.
    func place(at point: CGPoint) -> Int {
        layoutText()
        let inner = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        return editor.edited.letterStart(at: block.offset(at: inner))
    }

    /// Returns the place in another row that is nearest to one across the content; nil where there is no such row.
    func place(rowsBelow count: Int, from offset: Int, at x: CGFloat) -> Int? {
        layoutText()
        return block.place(rowsBelow: count, from: offset, at: x - textOrigin.x)
            .map { editor.edited.letterStart(at: $0) }
    }

    /// Scrolls by the least distance that shows a rectangle with the space around the text.
    func scrollToShow(_ rect: CGRect, animated: Bool = false) {
        guard isScrollEnabled, !isDragging, !bounds.isEmpty else { return }
        scrollRectToVisible(
            rect.insetBy(dx: 0, dy: -max(textContainerInset.top, textContainerInset.bottom)),
            animated: animated)
    }
}

extension UITextView: DirectionFollowing {
    func followDirection() { textDidMove() }
}
