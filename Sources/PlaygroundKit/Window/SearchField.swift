import UIKit

/// A field that filters a list while one types.
final class SearchField: ToolField {
    private let change: (String) -> Void
    private let choose: () -> Bool

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what it filters, in grey.
    ///   - change: called with the text after each change, without spaces around it.
    ///   - choose: called when the return key takes the first thing that was found; returns whether there was one.
    init(
        _ placeholder: String, change: @escaping (String) -> Void,
        choose: @escaping () -> Bool = { true }
    ) {
        self.change = change
        self.choose = choose
        super.init(placeholder)
        clearButtonMode = .always
        addTarget(self, action: SearchField.edited, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func edited() { change(typed) }

    override func take() -> Bool { typed.isEmpty || choose() }
}

extension String {
    /// Whether every word of a search is somewhere in the text, in any case.
    func matches(_ search: String) -> Bool {
        search.split(separator: " ").allSatisfy { localizedCaseInsensitiveContains($0) }
    }
}
