/// A view whose text the user edits or selects, and which opens the menu of the standard edit actions.
@preconcurrency @MainActor
protocol TextEditMenuOwner: UIView {
    var editor: TextEditor { get }
    /// Whether the user may select text now.
    var offersEditMenu: Bool { get }

    /// Returns the offset of the letter at a point, in bytes.
    func offset(at point: CGPoint) -> Int
    /// Returns the menu for what is selected, a range in UTF-16 units; nil for one of the suggested actions.
    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

/// The edit menu of a text: by the mouse's secondary button, and by a finger that rests on it.
@MainActor
final class TextEditMenuInteraction: UIEditMenuInteraction {
    private var owner: (any TextEditMenuOwner)? { view as? any TextEditMenuOwner }

    init() {
        super.init(delegate: nil)
    }

    // A resting mouse selects.
    override func opens(for touch: UITouch) -> Bool {
        owner?.offersEditMenu == true && (super.opens(for: touch) || touch.finger > 0)
    }

    /// Begins editing, with the caret where the press is, unless that is on the selection.
    override func prepare(at point: CGPoint) -> Bool {
        guard let owner, owner.becomeFirstResponder() else { return false }
        let (place, selection) = (owner.offset(at: point), owner.editor.edited.selection)
        if !selection.contains(place) { owner.editor.select(from: place, to: place) }
        return true
    }

    override func menu(
        for configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let owner else { return nil }
        return owner.editMenu(
            for: owner.editor.edited.utf16(owner.editor.edited.selection), suggestedActions: suggestedActions)
    }
}

extension UITextField: TextEditMenuOwner {
    var offersEditMenu: Bool { isEnabled }

    func offset(at point: CGPoint) -> Int { editor.place(at: placeInLine(of: point)) }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
}
