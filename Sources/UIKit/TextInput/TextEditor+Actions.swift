import ObjectiveC

extension TextEditor {
    /// Whether a standard edit action has something to do.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - copying: whether the text may be copied.
    ///   - changing: whether it may be changed.
    /// - Returns: nil for an action that is not about text.
    func allows(_ action: Selector, copying: Bool, changing: Bool) -> Bool? {
        let selection = edited.selection
        return switch action.description {
        case "copy:": copying && !selection.isEmpty
        case "cut:": copying && changing && !selection.isEmpty
        case "delete:": changing && !selection.isEmpty
        case "paste:": changing && UIPasteboard.general.hasStrings
        case "select:": !edited.isEmpty && selection.isEmpty
        case "selectAll:": !edited.isEmpty && selection.count < edited.count
        default: nil
        }
    }
}

extension TextCommand {
    /// The standard edit action that it is; nil for other commands.
    fileprivate var editAction: Selector? {
        switch self {
        case .copy: Selector("copy:", UIResponder.copy(_:))
        case .cut: Selector("cut:", UIResponder.cut(_:))
        case .paste: Selector("paste:", UIResponder.paste(_:))
        case .selectAll: Selector("selectAll:", UIResponder.selectAll(_:))
        default: nil
        }
    }
}

extension UIPress {
    /// The standard edit action of the key; nil for other keys.
    var editAction: Selector? { key.flatMap { TextCommand($0)?.editAction } }
}
