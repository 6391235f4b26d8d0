import CoreText

/// Caches the layouts of a label's text: one without a width, which most labels need alone, and the last one
/// with a width.
struct LabelLayouts {
    private var natural: TextLayout?
    private var wrapped: TextLayout?

    /// Returns the layout for a size; either side may be infinite. Where its `options.width` is nil, it is
    /// one line that fits, and whoever draws it aligns it.
    mutating func layout(_ text: StyledText, _ options: TextOptions, in size: CGSize) -> TextLayout {
        var options = options
        let free = natural(text, options)
        if size.width.isInfinite { return free }
        if free.lines.count == 1, !free.isTruncated, free.size.width <= size.width { return free }
        options.width = size.width
        options.height = size.height.isFinite ? size.height : nil
        if let wrapped, wrapped.options == options, wrapped.text == text { return wrapped }
        let layout = TextSystem.shared.layout(text, options: options)
        wrapped = layout
        return layout
    }

    /// Returns the text with letters small enough for one line to fit, but no smaller than `least` of their
    /// size.
    mutating func shrunk(_ text: StyledText, toWidth width: CGFloat, least: CGFloat) -> StyledText {
        let options = TextOptions(lineLimit: 1)
        let full = natural(text, options).size.width
        guard full > width, width > 0 else { return text }
        let least = min(max(least, 0.05), 1)
        // Spacing does not shrink quite as the size does, so the first guess may be a little wide.
        var factor = max(width / full, least)
        for _ in 0..<6 where factor > least {
            let now = TextSystem.shared.layout(text.scaled(by: factor), options: options).size.width
            if now <= width { break }
            factor = max(factor * width / now * 0.998, least)
        }
        return text.scaled(by: factor)
    }

    /// Returns the text with letters close enough to each other for one line to fit; the text itself where that would
    /// take too much.
    mutating func tightened(_ text: StyledText, toWidth width: CGFloat) -> StyledText {
        let options = TextOptions(lineLimit: 1)
        let line = natural(text, options)
        guard !line.isTruncated else { return text }
        let tight = text.tightened(from: line.size.width, to: width) {
            TextSystem.shared.layout($0, options: options).size.width
        }
        return tight ?? text
    }

    private mutating func natural(_ text: StyledText, _ options: TextOptions) -> TextLayout {
        var options = options
        options.width = nil
        options.height = nil
        if let natural, natural.options == options, natural.text == text { return natural }
        let layout = TextSystem.shared.layout(text, options: options)
        natural = layout
        return layout
    }
}
