/// The smallest and the largest size of text that a part of the screen has room for; nil for no limit.
struct TextSizeLimits: Equatable, Sendable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// Returns a size within the limits; of limits that exclude each other the smaller one holds.
    func kept(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
        let raised = minimum.map { size < $0 ? $0 : size } ?? size
        return maximum.map { raised > $0 ? $0 : raised } ?? raised
    }

    /// Returns these limits within those of a smaller part.
    func narrowed(by inner: TextSizeLimits) -> TextSizeLimits {
        TextSizeLimits(
            minimum: minimum.map(inner.kept) ?? inner.minimum,
            maximum: maximum.map(inner.kept) ?? inner.maximum)
    }
}
