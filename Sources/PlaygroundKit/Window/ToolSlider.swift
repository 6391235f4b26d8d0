import UIKit

/// A slider for a mouse: a press beside the thumb brings it there.
final class ToolSlider: UISlider {
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
}
