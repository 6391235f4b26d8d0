import UIKit

/// A point that one drags, or moves by the arrow keys.
final class CurveHandle: UIView {
    private static let side: CGFloat = 14
    /// How far a key moves it, as a part of the square; with shift ten times as far.
    private static let step: CGFloat = 0.01

    private let nudge: (CGVector) -> Void

    /// Makes a point.
    ///
    /// - Parameter nudge: called with how far a key moves it, to the right and up.
    init(nudge: @escaping (CGVector) -> Void) {
        self.nudge = nudge
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        layer.cornerRadius = Self.side / 2
        layer.borderWidth = 2
        backgroundColor = Palette.panel
    }

    required init?(coder: NSCoder) { nil }

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
        let step = key.modifierFlags.contains(.shift) ? 10 * Self.step : Self.step
        switch key.keyCode {
        case .keyboardLeftArrow: nudge(CGVector(dx: -step, dy: 0))
        case .keyboardRightArrow: nudge(CGVector(dx: step, dy: 0))
        case .keyboardUpArrow: nudge(CGVector(dx: 0, dy: step))
        case .keyboardDownArrow: nudge(CGVector(dx: 0, dy: -step))
        default: return false
        }
        return true
    }
}
