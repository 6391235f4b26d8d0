import CoreText

/// What happens to text that is wider than there is room.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, from a word's beginning.
    case byWordWrapping = 0
    /// It goes on in the next line, from any letter.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning is left out for an ellipsis.
    case byTruncatingHead = 3
    /// Its end is left out for an ellipsis.
    case byTruncatingTail = 4
    /// Its middle is left out for an ellipsis.
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
