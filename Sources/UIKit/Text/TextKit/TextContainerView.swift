import Foundation

/// The view that shows the lines of a text container.
@MainActor
protocol TextContainerView: AnyObject {
    /// Gives the container its size, and returns what its lines are laid out from.
    func prepareLines() -> TextBlock.Source
    /// The part of the text that an input method composes, in UTF-16 units: it is underlined.
    var markedUnits: NSRange? { get }
    /// How links look.
    var linkLook: [NSAttributedString.Key: Any] { get }
    /// The colour of letters without one.
    var letterColor: UIColor { get }

    /// The text was edited: letters of a part as it is now, which got longer by some units, or else attributes.
    func textStorageWasEdited(_ mask: NSTextStorage.EditActions, in range: NSRange, by delta: Int)
    /// The container has another manager, or the manager another text.
    func textObjectsDidChange()
    /// Lines have other room than before.
    func linesDidChange()
    /// Lines are to be drawn again.
    func linesNeedDisplay()
}
