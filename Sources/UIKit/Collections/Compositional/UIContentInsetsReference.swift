/// What the insets of a section across the layout are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout's configuration says; there the safe area.
    case automatic = 0
    /// The edges of the content.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The width that reads well.
    case readableContent = 4
}
