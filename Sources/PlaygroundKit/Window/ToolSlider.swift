import Foundation
import UIKit

/// A slider for a mouse and a keyboard: a press beside the thumb brings it there, and the arrow keys take it to round
/// numbers.
final class ToolSlider: UISlider {
    /// The least number of arrow keys from one limit to the other.
    private static let fewestSteps = 100.0
    /// The steps that are taken at once with shift.
    private static let largeStep = 10.0

    /// Called when a press begins, before the value changes.
    var begins: () -> Void = {}

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        begins()
        let place = touch.location(in: self).x
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let way = bounds.width - thumb.width
        if place < thumb.minX || place > thumb.maxX, way > 0 {
            let part = Float((place - thumb.width / 2) / way)
            value = minimumValue + part * (maximumValue - minimumValue)
            sendActions(for: .valueChanged)
        }
        return super.beginTracking(touch, with: event)
    }

    // MARK: - Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !step(by: $0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !step(by: $0) }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    /// Moves the thumb if the press is an arrow key's, alone or with shift.
    private func step(by press: UIPress) -> Bool {
        let direction: Double
        switch press.key?.keyCode {
        case .keyboardLeftArrow: direction = -1
        case .keyboardRightArrow: direction = 1
        default: return false
        }
        guard let modifiers = press.key?.modifierFlags, modifiers.isSubset(of: .shift), smallStep > 0 else {
            return false
        }
        let before = value
        let step = modifiers.isEmpty ? smallStep : smallStep * Self.largeStep
        // A value between two steps goes to the next one.
        let steps = Double(value) / step
        let isBetween = abs(steps - steps.rounded()) > 1e-3
        let place = isBetween ? steps.rounded(direction > 0 ? .up : .down) : steps.rounded() + direction
        value = Float(place * step)
        if value != before { sendActions(for: .valueChanged) }
        return true
    }

    /// The largest of 1, 2 and 5 times a power of ten with which the way has enough steps.
    private var smallStep: Double {
        let largest = Double(maximumValue - minimumValue) / Self.fewestSteps
        guard largest > 0, largest.isFinite else { return 0 }
        let power = pow(10, log10(largest).rounded(.down))
        return power * ([5, 2].first { power * $0 <= largest } ?? 1)
    }
}
