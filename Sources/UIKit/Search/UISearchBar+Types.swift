extension UISearchBar {
    /// How much of a bar a search bar looks like.
    public enum Style: UInt, Sendable {
        /// As prominent.
        case `default` = 0
        /// With a background and a hairline.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }

    /// What stands in the field besides the text.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The button at the end of an empty field.
        case bookmark = 2
        /// The button for results at the end of the field.
        case resultsList = 3
    }
}

/// Whom a search bar tells of what happens in it, before the delegate: its search controller.
@MainActor
protocol SearchBarOwner: AnyObject {
    /// The field has become the first responder.
    func searchBarDidBeginEditing()
    /// The text or the scope is another one, whoever changed it.
    func searchDidChange()
    /// The return key was pressed.
    func searchBarDidSubmit()
    /// The cancel button was tapped, or Escape pressed.
    func searchBarDidCancel()
}
