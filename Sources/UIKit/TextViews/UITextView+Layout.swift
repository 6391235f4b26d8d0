import CoreText

/// Where the text is.
extension UITextView {
    /// What is laid out has changed, or the room for it.
    func textDidMove() {
        layoutManager.forgetLines()
        textDidChangePartly()
    }

    /// A part of the text has changed, and is taken note of.
    func textDidChangePartly() {
        laidOutSize = nil
        blockView.stripsNeedDisplay = true
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// The upper left corner of the text, in the content.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// Lays the text out, if something has changed.
    func layoutText() {
        let room = CGSize(width: lineRoom, height: textContainer.heightTracksTextView ? bounds.height : 0)
        guard room != laidOutSize || blockView.frame.origin != textOrigin || block.marked != markedUnits
        else {
            return
        }
        laidOutSize = room
        layoutManager.layOut()
        let (size, inset) = (block.size, textContainerInset)
        let width = block.source?.width ?? size.width
        blockView.frame = CGRect(origin: textOrigin, size: CGSize(width: width, height: size.height))
        let right = textOrigin.x + width + textContainer.lineFragmentPadding + inset.right
        contentSize = CGSize(
            width: textContainer.widthTracksTextView ? room.width : max(room.width, right.rounded(.up)),
            height: (size.height + inset.top + inset.bottom).rounded(.up))
        blockView.stripsNeedDisplay = true
    }

    /// Shows what is in sight of text and selection.
    func showText() {
        let visible = convert(bounds, to: blockView)
        if type(of: layoutManager) == NSLayoutManager.self {
            blockView.show(block, in: visible, color: .label)
        } else {
            blockView.show(
                layoutManager, in: visible,
                of: CGRect(
                    x: -textOrigin.x, y: -textOrigin.y, width: contentSize.width, height: contentSize.height),
                corner: CGPoint(x: -textContainer.lineFragmentPadding, y: 0), container: textContainer)
        }
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
        fitted.lineSpacing = layoutManager.delegatedSpacing
        var source = source(width: room)
        // Lines go to the left, where they tell how wide they are.
        if limit != room { source.alignment = .left }
        if textContainer.heightTracksTextView { source.height = nil }
        let size = textContainer.size
        textContainer.fit(
            CGSize(
                width: containerSize(lineWidth: source.width).width,
                height: textContainer.heightTracksTextView ? .greatestFiniteMagnitude : size.height))
        fitted.layOut(textStorage, marked: nil, source)
        textContainer.fit(size)
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

    func scrollToShow(_ range: NSRange) {
        let bytes = editor.edited.bytes(utf16: range)
        layoutText()
        scrollToShow(caretRect(at: bytes.upperBound).union(caretRect(at: bytes.lowerBound)), animated: true)
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
