import UIKit

/// The band around the device by which one drags the stage to a free size.
final class StageResizer: UIView {
    /// The width of the band outside of the device's case, in points.
    static let band: CGFloat = 14
    /// How far from a corner both sides are dragged, in points.
    private static let corner: CGFloat = 22
    private static let grip = CGSize(width: 4, height: 36)

    private let model: ToolModel
    private let grips = [UIView(), UIView()]
    /// What is dragged: −1 for the left or upper side, 1 for the right or lower one, 0 for none.
    private var sides = (x: 0, y: 0)
    private var start = CGSize.zero
    private var pointed: PointerShape?

    /// Where the device's case is, in the view's coordinates.
    var device = CGRect.zero { didSet { if device != oldValue { setNeedsLayout() } } }
    /// The tool's points per point of the stage.
    var zoom: CGFloat = 1
    /// Whether the size is being dragged.
    private(set) var isDragging = false

    /// A band around a model's stage.
    init(model: ToolModel) {
        self.model = model
        super.init(frame: .zero)
        for grip in grips {
            grip.layer.cornerRadius = Self.grip.width / 2
            grip.backgroundColor = Palette.grip
            grip.isUserInteractionEnabled = false
            addSubview(grip)
        }
        let pan = UIPanGestureRecognizer(target: self, action: StageResizer.dragged)
        addGestureRecognizer(pan)
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        device.insetBy(dx: -Self.band, dy: -Self.band).contains(point) && !device.contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = Self.band / 2
        grips[0].frame = CGRect(
            x: device.maxX + middle - Self.grip.width / 2, y: device.midY - Self.grip.height / 2,
            width: Self.grip.width, height: Self.grip.height)
        grips[1].frame = CGRect(
            x: device.midX - Self.grip.height / 2, y: device.maxY + middle - Self.grip.width / 2,
            width: Self.grip.height, height: Self.grip.width)
    }

    private func sides(at point: CGPoint) -> (x: Int, y: Int) {
        func side(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Int {
            value < low ? -1 : value > high ? 1 : 0
        }
        let inner = device.insetBy(dx: Self.corner, dy: Self.corner)
        let isCorner =
            side(point.x, inner.minX, inner.maxX) != 0 && side(point.y, inner.minY, inner.maxY) != 0
        let rect = isCorner ? inner : device
        return (side(point.x, rect.minX, rect.maxX), side(point.y, rect.minY, rect.maxY))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: self)
        switch pan.state {
        case .began, .changed:
            if pan.state == .began {
                let place = pan.location(in: self)
                sides = sides(at: CGPoint(x: place.x - moved.x, y: place.y - moved.y))
                start = model.stage.size
                isDragging = true
                model.beginResizing()
            }
            // The stage stays in the middle, so that both sides move.
            let size = CGSize(
                width: start.width + 2 * CGFloat(sides.x) * moved.x / zoom,
                height: start.height + 2 * CGFloat(sides.y) * moved.y / zoom)
            model.resize(to: size)
        default:
            isDragging = false
            superview?.setNeedsLayout()
        }
    }
}

extension StageResizer: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        pointed =
            switch sides(at: request.location) {
            case (0, 0): nil
            case (_, 0): .leftAndRight
            case (0, _): .upAndDown
            case (let x, let y): x == y ? .falling : .rising
            }
        return defaultRegion
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { pointed.map { UIPointerStyle($0) } }
}
