import UIKit

/// A point that one drags, or moves by the arrow keys.
final class CurveHandle: ArrowView {
    private static let side: CGFloat = 14
    /// How far a key moves it, as a part of the square.
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

    override func move(by way: CGVector) -> Bool {
        nudge(CGVector(dx: way.dx * Self.step, dy: -way.dy * Self.step))
        return true
    }
}
