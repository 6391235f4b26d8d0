import UIKit

/// A view that the arrow keys move, or move something with, while it has the focus.
class ArrowView: UIView {
    /// How much further an arrow goes with shift.
    private static let farther: CGFloat = 10

    /// An arrow was pressed, or is held down.
    ///
    /// - Parameter way: one step to the right and down, or more with shift.
    /// - Returns: whether the view uses it; another arrow moves the focus on.
    func move(by way: CGVector) -> Bool { false }

    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !moves($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !moves($0) }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    private func moves(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isSubset(of: .shift) else { return false }
        let step = key.modifierFlags.contains(.shift) ? Self.farther : 1
        return switch key.keyCode {
        case .keyboardLeftArrow: move(by: CGVector(dx: -step, dy: 0))
        case .keyboardRightArrow: move(by: CGVector(dx: step, dy: 0))
        case .keyboardUpArrow: move(by: CGVector(dx: 0, dy: -step))
        case .keyboardDownArrow: move(by: CGVector(dx: 0, dy: step))
        default: false
        }
    }
}
