/// The direction in which contents follow each other.
extension UIView {
    /// The direction in which the view arranges what lies in it: its leading and trailing edges and margins,
    /// the subviews of a stack view, image and title of a button.
    ///
    /// Content without a direction of its own follows the view's traits. Views in it have directions of their own.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let attribute = semanticContentAttribute
        let reading =
            attribute == .unspecified
            ? clock.part(CurrentTraits.self).layoutDirection(of: self) : .leftToRight
        return Self.userInterfaceLayoutDirection(for: attribute, relativeTo: reading)
    }

    /// Returns the direction for contents of a kind, where the user's language has that of reading.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIScreen.main.layoutDirection)
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

    /// 1 where the leading edge is the left one, −1 where it is the right one.
    var readingSign: CGFloat { isReversed ? -1 : 1 }

    /// Returns where a rectangle lies in a view that is reversed, when it is placed for reading from the left; as it
    /// is in others. The room that it has stays in place.
    func mirrored(_ rect: CGRect, in room: CGRect) -> CGRect {
        guard isReversed else { return rect }
        return CGRect(origin: CGPoint(x: room.minX + room.maxX - rect.maxX, y: rect.minY), size: rect.size)
    }

    func setSemanticContent(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttribute else { return }
        let wasReversed = isReversed
        rareValues.semanticContent = attribute
        if isReversed != wasReversed { turnAround() }
    }

    /// The view follows the direction of reading, which is another one in its new traits.
    func readingDidChange() {
        if semanticContentAttribute == .unspecified {
            turnAround()
        } else {
            (self as? any DirectionFollowing)?.followDirection()
        }
    }

    private func turnAround() {
        directionDidChange()
        marginsDidTurn()
        (self as? any DirectionFollowing)?.followDirection()
        setNeedsLayout()
    }
}

/// A view that has more to do than a layout when its contents, or its text, turn around.
@MainActor
protocol DirectionFollowing {
    func followDirection()
}
