extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line around the field.
        case line = 1
        /// A frame that looks sunken.
        case bezel = 2
        /// A filled rectangle with round corners.
        case roundedRect = 3
    }

    /// When a view at the end of a text field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the user edits the text.
        case whileEditing = 1
        /// While the user does not edit the text.
        case unlessEditing = 2
        /// Always.
        case always = 3

        /// Whether the view is shown.
        func shows(isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is as the user wants it. On iOS there is another reason, for TVs.
        case committed = 0
    }

    /// Posted when editing has begun, with the field as its object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing has ended, with the field as its object.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user has changed the text, with the field as its object.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
