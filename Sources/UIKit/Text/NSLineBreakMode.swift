import CoreText

/// What happens to text that is wider than there is room.
public enum NSLineBreakMode: Int, Sendable {
    /// Breaks lines between words.
    case byWordWrapping = 0
    /// Breaks lines between any letters.
    case byCharWrapping = 1
    /// Cuts the line off.
    case byClipping = 2
    /// Replaces the line's beginning with an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the line's end with an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the line's middle with an ellipsis.
    case byTruncatingMiddle = 5

    package var option: TextOptions.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .characterWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}
