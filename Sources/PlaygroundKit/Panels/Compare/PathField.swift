import UIKit

/// A field for the path of a file, which the return key opens.
final class PathField: ToolField {
    private let open: (String) -> Bool

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what it opens, in grey.
    ///   - open: called with the path; returns whether the file was of use.
    init(_ placeholder: String, open: @escaping (String) -> Bool) {
        self.open = open
        super.init(placeholder)
        clearButtonMode = .whileEditing
    }

    required init?(coder: NSCoder) { nil }

    override func take() -> Bool { typed.isEmpty || open(typed) }
}
