/// The text of the view and what lays it out, which may be the app's own.
extension UITextView: TextContainerView {
    /// The paragraphs as they were laid out.
    var block: TextBlock { layoutManager.block(of: textContainer) }

    /// Takes over the container that the view was made with.
    func takeContainer() {
        textContainer.widthTracksTextView = true
        textContainer.fit(CGSize(width: textContainer.size.width, height: .greatestFiniteMagnitude))
        textContainer.view = self
        if textStorage.length > 0 { editor.setText(textStorage.string) }
    }

    func textObjectsDidChange() {
        guard let manager = textContainer.layoutManager, let text = manager.textStorage,
            manager !== layoutManager || text !== textStorage
        else { return }
        let isSameText = text === textStorage
        (layoutManager, textStorage) = (manager, text)
        if !isSameText {
            editor.setText(text.string)
            goal = nil
        }
        textDidMove()
    }

    func textStorageWasEdited(_ mask: NSTextStorage.EditActions, in range: NSRange, by delta: Int) {
        if mask.contains(.editedCharacters), !followsEditor { followText(editedIn: range, by: delta) }
        textDidChangePartly()
    }

    func linesDidChange() { textDidChangePartly() }

    func linesNeedDisplay() {
        blockView.stripsNeedDisplay = true
        setNeedsLayout()
    }

    /// Takes over what the program has done to the text; letters that are selected stay so.
    private func followText(editedIn range: NSRange, by delta: Int) {
        let old = selectedRange
        func moved(_ place: Int) -> Int {
            if place <= range.location { return place }
            return place >= range.upperBound - delta ? place + delta : range.upperBound
        }
        let (start, end) = (moved(old.location), moved(old.upperBound))
        editor.setText(textStorage.string, selecting: NSRange(location: start, length: end - start))
        goal = nil
        if isEditing, selectedRange != old { textDelegate?.textViewDidChangeSelection(self) }
    }

    // MARK: - What lines are laid out from

    func prepareLines() -> TextBlock.Source {
        let source = source(width: lineRoom)
        textContainer.fit(containerSize(lineWidth: source.width))
        return source
    }

    var markedUnits: NSRange? { editor.edited.marked.map { editor.edited.utf16($0) } }

    var letterColor: UIColor { UIColor.label.resolvedColor(with: traitCollection) }

    /// The width of the view in which text may be.
    var lineRoom: CGFloat {
        let insets = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
        return bounds.width - insets.left - insets.right
    }

    /// What lines are laid out from in a view of a width.
    func source(width: CGFloat) -> TextBlock.Source {
        TextBlock.Source(
            width: lineWidth(in: width), height: lineHeightLimit, alignment: alignment(textAlignment).option,
            emptyFont: typingAttributes[.font] as? UIFont ?? shownFont,
            emptyStyle: typingAttributes[.paragraphStyle] as? NSParagraphStyle, traits: traitCollection,
            font: shownFont, container: textContainer.shapesLines ? textContainer : nil,
            lineLimit: max(textContainer.maximumNumberOfLines, 0), lineBreak: lastLineBreak)
    }

    /// The text goes on below: only the last of a limited number of lines, or in a limited height, may end in an ellipsis.
    private var lastLineBreak: TextOptions.LineBreak {
        let isLimited = textContainer.maximumNumberOfLines > 0 || lineHeightLimit != nil
        let lineBreak = textContainer.lineBreakMode.option
        return isLimited && lineBreak.truncates ? lineBreak : .wordWrap
    }

    /// The width of lines in a view of a width; nil without an end.
    private func lineWidth(in width: CGFloat) -> CGFloat? {
        let padding = 2 * textContainer.lineFragmentPadding
        guard textContainer.widthTracksTextView else {
            return textContainer.lineWidth.map { max($0 - padding, 1) }
        }
        return max(width - textContainerInset.left - textContainerInset.right - padding, 1)
    }

    /// The height that lines may take up; nil without a limit.
    private var lineHeightLimit: CGFloat? {
        if textContainer.heightTracksTextView {
            return max(bounds.height - textContainerInset.top - textContainerInset.bottom, 1)
        }
        return textContainer.heightLimit
    }

    /// The size of the container for lines of a width.
    func containerSize(lineWidth: CGFloat?) -> CGSize {
        var size = textContainer.size
        if textContainer.widthTracksTextView, let lineWidth {
            size.width = lineWidth + 2 * textContainer.lineFragmentPadding
        }
        if textContainer.heightTracksTextView, let height = lineHeightLimit { size.height = height }
        return size
    }

    var plainAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: shownFont]
        if let textColor { attributes[.foregroundColor] = textColor }
        return attributes
    }
}
