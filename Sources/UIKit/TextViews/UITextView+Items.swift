import Foundation

/// A link or an attachment of a text, with its place in UTF-16 units.
struct TextItem {
    enum Content {
        case link(URL)
        case attachment(NSTextAttachment)
    }

    let content: Content
    let range: NSRange
}

/// Links and attachments, which the user taps where the text cannot be edited.
extension UITextView {
    /// How far a finger that taps may move, in points.
    private static let tapDistance: CGFloat = 10

    // MARK: - Looks

    /// How links look: as set, or else in the tint.
    var linkLook: [NSAttributedString.Key: Any] {
        let tint: UIColor = tintColor ?? .tintColor
        return ownLinkLook ?? [.foregroundColor: tint]
    }

    /// Whether there are links in the tint.
    var tintsLinks: Bool { ownLinkLook == nil && !textStorage.linkRanges.isEmpty }

    // MARK: - Touches

    /// Returns the link or the attachment at a point, if the user can tap it.
    func textItem(at point: CGPoint) -> TextItem? {
        guard isSelectable, !isEditable, textStorage.length > 0 else { return nil }
        let place = place(at: point)
        let next = editor.edited.utf16(place..<place).location
        // The place between two letters is as near to one as to the other.
        for index in [next, next - 1] {
            if let item = item(at: index), covers(item.range, point) { return item }
        }
        return nil
    }

    private func item(at index: Int) -> TextItem? {
        guard index >= 0, index < textStorage.length else { return nil }
        let whole = NSRange(location: 0, length: textStorage.length)
        var range = NSRange(location: index, length: 1)
        func value(_ key: NSAttributedString.Key) -> Any? {
            textStorage.attribute(key, at: index, longestEffectiveRange: &range, in: whole)
        }
        if let link = value(.link), let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
            return TextItem(content: .link(url), range: range)
        }
        if let attachment = value(.attachment) as? NSTextAttachment {
            return TextItem(content: .attachment(attachment), range: range)
        }
        return nil
    }

    private func covers(_ range: NSRange, _ point: CGPoint) -> Bool {
        let everywhere = CGRect(origin: .zero, size: blockView.bounds.size)
        let inner = CGPoint(x: point.x - blockView.frame.minX, y: point.y - blockView.frame.minY)
        return block.rects(of: editor.edited.bytes(utf16: range), within: everywhere)
            .contains { $0.contains(inner) }
    }

    /// Returns the item that was tapped by a touch that ends at a point.
    func tappedItem(at point: CGPoint) -> TextItem? {
        defer { touchedItem = nil }
        guard let (item, start) = touchedItem, !drag.selects || editor.edited.selection.isEmpty,
            hypot(point.x - start.x, point.y - start.y) <= Self.tapDistance
        else { return nil }
        return item
    }

    /// Does what a tap on an item is for, if the delegate agrees. A tap on an attachment is for the delegate alone.
    func interact(with item: TextItem) {
        switch item.content {
        case .link(let url):
            let opens = textDelegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if opens ?? true { UIApplication.shared.open(url) }
        case .attachment(let attachment):
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        }
    }
}

extension NSAttributedString {
    fileprivate var linkRanges: [NSRange] {
        var ranges: [NSRange] = []
        enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        return ranges
    }

    /// Returns the text with links that look as attributes say, before which those of the letters do not count.
    func showingLinks(in attributes: [Key: Any]) -> NSAttributedString {
        let links = linkRanges
        guard !links.isEmpty else { return self }
        let text = NSMutableAttributedString(attributedString: self)
        for range in links {
            text.removeAttribute(.link, range: range)
            text.addAttributes(attributes, range: range)
        }
        return text
    }
}
