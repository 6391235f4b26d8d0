import CoreText

/// The side to which lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
    /// To the left.
    case left = 0
    /// To the middle.
    case center = 1
    /// To the right.
    case right = 2
    /// To both sides; the last line of a paragraph has natural alignment.
    case justified = 3
    /// To the side where lines begin in the user's language, or in the traits of the view, whatever the text's own.
    case natural = 4

    package var option: TextOptions.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: TextLanguage.current.isRightToLeft ? .right : .left
        }
    }
}

extension UIView {
    /// Returns an alignment of text in the view: where its traits read from the right, natural text begins there.
    func alignment(_ alignment: NSTextAlignment) -> NSTextAlignment {
        guard alignment == .natural, clock.part(CurrentTraits.self).layoutDirection(of: self) == .rightToLeft
        else { return alignment }
        return .right
    }
}
