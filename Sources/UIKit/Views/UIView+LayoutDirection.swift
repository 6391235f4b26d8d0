/// The direction in which contents follow each other.
extension UIView {
    /// The direction in which the view arranges what lies in it: its leading and trailing edges and margins,
    /// the subviews of a stack view, image and title of a button.
    ///
    /// Views in it have directions of their own.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        guard let rare else { return Self.userInterfaceLayoutDirection(for: .unspecified) }
        return Self.userInterfaceLayoutDirection(for: rare.semanticContent)
    }

    /// Returns the direction for contents of a kind.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// Returns the direction for contents of a kind where a given direction is that of reading.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Whether the leading edge is the right one.
    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setSemanticContent(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttribute else { return }
        let wasReversed = isReversed
        rareValues.semanticContent = attribute
        guard isReversed != wasReversed else { return }
        directionDidChange()
        setNeedsLayout()
    }
}
