/// The layouts that were made last: those of one generation, and of the one before it.
struct RecentLayouts {
    private struct Key: Hashable {
        let text: StyledText
        let options: TextOptions
    }

    /// The layouts of a full generation; more than a screen of labels needs.
    private static let generation = 256
    /// Longer texts are not kept, in bytes.
    private static let mostBytes = 1024

    private var young: [Key: TextLayout] = [:]
    private var old: [Key: TextLayout] = [:]

    /// Returns the layout of a text: one that was made lately, or a new one.
    mutating func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
        // A picture in a text is as large as its file makes it.
        guard text.text.utf8.count <= Self.mostBytes,
            !text.runs.contains(where: { $0.style.attachment != nil })
        else { return TextLayout(text, options: options) }
        let key = Key(text: text, options: options)
        if let layout = young[key] { return layout }
        let layout = old[key] ?? TextLayout(text, options: options)
        if young.count == Self.generation {
            old = young
            young = [:]
        }
        young[key] = layout
        return layout
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
