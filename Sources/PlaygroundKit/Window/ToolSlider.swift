import Foundation
import UIKit

/// A slider for a mouse and a keyboard: a press beside the thumb brings it there, and the arrow keys take it to round
/// numbers.
final class ToolSlider: UISlider {
    /// The least number of arrow keys from one limit to the other.
    private static let fewestSteps = 100.0
    /// The steps that are taken at once with shift.
    private static let largeStep = 10.0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
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

    override func value(steppedIn direction: Float, _ modifiers: UIKeyModifierFlags) -> Float? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        let step = self.step * (modifiers.isEmpty ? 1 : Self.largeStep)
        guard step > 0 else { return value }
        // A value between two steps goes to the next one.
        let steps = Double(value) / step
        let whole = steps.rounded()
        let place =
            abs(steps - whole) < 1e-3 ? whole + Double(direction) : steps.rounded(direction > 0 ? .up : .down)
        return Float(place * step)
    }

    /// The largest of 1, 2 and 5 times a power of ten with which the way has enough steps.
    private var step: Double {
        let largest = Double(maximumValue - minimumValue) / Self.fewestSteps
        guard largest > 0, largest.isFinite else { return 0 }
        let power = pow(10, log10(largest).rounded(.down))
        return power * ([5, 2].first { power * $0 <= largest } ?? 1)
    }
}
