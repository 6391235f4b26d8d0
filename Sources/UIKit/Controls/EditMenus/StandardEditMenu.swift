/// The standard edit actions that menus offer.
@MainActor
enum StandardEditMenu {
    private static let entries: [(title: String, action: Selector)] = [
        ("Cut", Selector("cut:", UIResponder.cut(_:))),
        ("Copy", Selector("copy:", UIResponder.copy(_:))),
        ("Paste", Selector("paste:", UIResponder.paste(_:))),
        ("Delete", Selector("delete:", UIResponder.delete(_:))),
        ("Select", Selector("select:", UIResponder.select(_:))),
        ("Select All", Selector("selectAll:", UIResponder.selectAll(_:))),
    ]

    /// Returns the actions that a responder, or one after it, carries out now.
    static func entries(for first: UIResponder, sender: Any?) -> [(title: String, action: Selector)] {
        entries.filter { first.target(forAction: $0.action, withSender: sender) != nil }
    }

    /// Returns the same as commands, in a menu of their own; nothing where there are none.
    static func suggestedActions(for first: UIResponder) -> [UIMenuElement] {
        let commands = entries(for: first, sender: nil).map { UICommand(title: $0.title, action: $0.action) }
        guard !commands.isEmpty else { return [] }
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }
}
