/// What the user does with a link or an attachment of a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, which opens a link.
    case invokeDefaultAction = 0
    /// A press that asks for actions. Text views here have none for their links, and do not ask for this.
    case presentActions = 1
    /// A press that asks for a preview. Text views here have none for their links, and do not ask for this.
    case preview = 2
}
