import Foundation

/// The look of a zoom at one moment: a card, in the container's points.
///
/// Stored as one vector, so that one spring moves all of its values.
struct ZoomPose: Equatable {
    /// The center's x and y, the width, the height and the corner radius, in points; then openness, dimming
    /// and opacity, from 0 to 1.
    private(set) var numbers: SIMD8<Double>

    init(numbers: SIMD8<Double>) {
        self.numbers = numbers
    }

    /// Creates a pose.
    ///
    /// - Parameters:
    ///   - rect: the card.
    ///   - cornerRadius: of the card, in points.
    ///   - openness: 0 shows what the source view shows, 1 what the zoomed view shows.
    ///   - dimming: how much of the dimming colour lies over what is behind, from 0 to 1.
    ///   - opacity: the card's.
    init(rect: CGRect, cornerRadius: CGFloat, openness: CGFloat, dimming: CGFloat, opacity: CGFloat = 1) {
        numbers = SIMD8(
            Double(rect.midX), Double(rect.midY), Double(rect.width), Double(rect.height),
            Double(cornerRadius), Double(openness), Double(dimming), Double(opacity))
    }

    var center: CGPoint {
        get { CGPoint(x: numbers[0], y: numbers[1]) }
        set { (numbers[0], numbers[1]) = (Double(newValue.x), Double(newValue.y)) }
    }

    var size: CGSize { CGSize(width: max(numbers[2], 1), height: max(numbers[3], 1)) }

    var rect: CGRect {
        CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    var cornerRadius: CGFloat { CGFloat(max(numbers[4], 0)) }
    var openness: CGFloat { Self.part(numbers[5]) }
    var dimming: CGFloat { Self.part(numbers[6]) }
    var opacity: CGFloat { Self.part(numbers[7]) }

    /// Clamps a value to 0…1, which a spring may overshoot.
    private static func part(_ value: Double) -> CGFloat { CGFloat(min(max(value, 0), 1)) }
}
