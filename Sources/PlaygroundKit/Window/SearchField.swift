import UIKit

/// A field that filters a list while one types.
final class SearchField: ToolField {
    private let change: (String) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what it filters, in grey.
    ///   - change: called with the text after each change, without spaces around it.
    init(_ placeholder: String, change: @escaping (String) -> Void) {
        self.change = change
        super.init(placeholder)
        clearButtonMode = .whileEditing
        addTarget(self, action: SearchField.edited, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func edited() { change(typed) }
}

extension String {
    /// Whether every word of a search is somewhere in the text, in any case.
    func matches(_ search: String) -> Bool {
        search.split(separator: " ").allSatisfy { localizedCaseInsensitiveContains($0) }
    }
}
