extension UITextView: TextEditMenuOwner {
    var offersEditMenu: Bool { isSelectable }

    func offset(at point: CGPoint) -> Int { place(at: point) }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
}
