import UIKit

/// The stage's size, in which one types another one.
final class SizeField: ValueField {
    static let width: CGFloat = 84

    override class var padding: CGFloat { 4 }

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - change: called with a size that was typed.
    ///   - complain: called with a sentence on what is no size.
    init(change: @escaping (CGSize) -> Void, complain: @escaping (String) -> Void) {
        super.init { typed in
            guard let size = CGSize(typed: typed) else {
                complain("“\(typed)” is no size: type a width and a height above 0 points, as 390 × 844.")
                return false
            }
            change(size)
            return true
        }
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a size, unless another one is being typed.
    func show(_ size: CGSize) { show("\(Int(size.width)) × \(Int(size.height))") }
}
