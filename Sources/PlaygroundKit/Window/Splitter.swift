import UIKit

/// A line between two areas that one drags to resize them, or moves by the arrow keys.
final class Splitter: ArrowView {
    /// How far beside the line a drag may begin, in points.
    private static let reach: CGFloat = 4
    /// How far a key moves it, in points.
    private static let step: CGFloat = 4

    private let isVertical: Bool
    private let line = UIView()
    private let value: () -> CGFloat
    private let change: (CGFloat) -> Void
    private var start: CGFloat = 0

    /// Makes a splitter.
    ///
    /// - Parameters:
    ///   - isVertical: whether the line runs from top to bottom.
    ///   - value: returns the extent that it changes.
    ///   - change: sets the extent to what it was at the start of a drag, plus the drag's distance.
    init(isVertical: Bool, value: @escaping () -> CGFloat, change: @escaping (CGFloat) -> Void) {
        self.isVertical = isVertical
        self.value = value
        self.change = change
        super.init(frame: .zero)
        line.backgroundColor = Palette.separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Splitter.dragged))
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    /// Places the line at the end of a length.
    func place(at position: CGFloat, along length: CGFloat) {
        let thickness = 2 * Self.reach + 1
        frame =
            isVertical
            ? CGRect(x: position - Self.reach, y: 0, width: thickness, height: length)
            : CGRect(x: 0, y: position - Self.reach, width: length, height: thickness)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame =
            isVertical
            ? CGRect(x: Self.reach, y: 0, width: 1, height: bounds.height)
            : CGRect(x: 0, y: Self.reach, width: bounds.width, height: 1)
    }

    override func move(by way: CGVector) -> Bool {
        let steps = isVertical ? way.dx : way.dy
        guard steps != 0 else { return false }
        change(value() + steps * Self.step)
        return true
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { start = value() }
        guard pan.state == .began || pan.state == .changed else { return }
        // The splitter moves along, so the distance is measured in the window.
        let moved = pan.translation(in: nil)
        change(start + (isVertical ? moved.x : moved.y))
    }
}

extension Splitter: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { UIPointerStyle(isVertical ? .leftAndRight : .upAndDown) }
}
