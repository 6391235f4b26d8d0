import UIKit

/// A field for the path of a file, which the return key opens.
final class PathField: ToolField {
    private let open: (String) -> Void

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what it opens, in grey.
    ///   - open: called with the path.
    init(_ placeholder: String, open: @escaping (String) -> Void) {
        self.open = open
        super.init(placeholder)
        clearButtonMode = .whileEditing
    }

    required init?(coder: NSCoder) { nil }

    override func take() {
        if !typed.isEmpty { open(typed) }
    }
}
