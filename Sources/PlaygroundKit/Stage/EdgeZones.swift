import StageKit
import UIKit

/// Strips along the stage's edges from which a drag would be recognized, while the pointer is near one.
final class EdgeZones: UIView {
    /// How near the pointer has to be to an edge, in points of the tool.
    private static let nearness: CGFloat = 64
    private static let fade: TimeInterval = 0.15

    private static let sides: [UIRectEdge] = [.left, .right, .top, .bottom]
    private let strips: [UIView]

    /// Zones that are not seen.
    init() {
        strips = Self.sides.map { _ in UIView() }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for strip in strips {
            strip.backgroundColor = Palette.accent
            strip.layer.cornerRadius = 3
            strip.alpha = 0
            addSubview(strip)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The edges whose zone is seen.
    private(set) var shown: UIRectEdge = []

    /// Shows the zones that are near the pointer and listen.
    ///
    /// - Parameters:
    ///   - pointer: in the view's coordinates; nil for none.
    ///   - screen: where the stage is, in the view's coordinates.
    ///   - device: what is around the screen; the strips leave its corners out.
    ///   - zoom: the view's points per point of the stage.
    ///   - stage: the stage.
    func update(
        pointer: CGPoint?, screen: CGRect, of device: DeviceFrame, zoom: CGFloat, stage: Stage
    ) {
        let width = stage.application.screen.edgeWidth * zoom
        var near: UIRectEdge = []
        if let pointer {
            for side in Self.sides where distance(of: pointer, to: side, of: screen) < Self.nearness {
                let place = CGPoint(
                    x: (pointer.x - screen.minX) / zoom, y: (pointer.y - screen.minY) / zoom)
                if stage.listens(at: side, beside: place) { near.insert(side) }
            }
        }
        place(width, around: screen, of: device)
        guard near != shown else { return }
        shown = near
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
            for (side, strip) in zip(Self.sides, self.strips) { strip.alpha = near.contains(side) ? 0.3 : 0 }
        }
    }

    /// Returns how far a point lies from an edge, inwards or outwards; infinite beside the edge's ends.
    private func distance(of point: CGPoint, to side: UIRectEdge, of screen: CGRect) -> CGFloat {
        let isUpright = side == .left || side == .right
        let along = isUpright ? point.y : point.x
        let ends = isUpright ? screen.minY...screen.maxY : screen.minX...screen.maxX
        guard ends.contains(along) else { return .infinity }
        return switch side {
        case .left: abs(point.x - screen.minX)
        case .right: abs(point.x - screen.maxX)
        case .top: abs(point.y - screen.minY)
        default: abs(point.y - screen.maxY)
        }
    }

    /// Each strip reaches from the zone's end on the stage to the outer edge of the device's case.
    private func place(_ width: CGFloat, around screen: CGRect, of device: DeviceFrame) {
        let whole = width + device.bezel
        let outer = screen.insetBy(dx: -device.bezel, dy: -device.bezel)
        let inner = screen.insetBy(
            dx: min(device.corner, screen.width / 3), dy: min(device.corner, screen.height / 3))
        strips[0].frame = CGRect(x: outer.minX, y: inner.minY, width: whole, height: inner.height)
        strips[1].frame = CGRect(x: outer.maxX - whole, y: inner.minY, width: whole, height: inner.height)
        strips[2].frame = CGRect(x: inner.minX, y: outer.minY, width: inner.width, height: whole)
        strips[3].frame = CGRect(x: inner.minX, y: outer.maxY - whole, width: inner.width, height: whole)
    }
}

extension Stage {
    /// Whether a drag from an edge would be recognized that begins there beside a point.
    fileprivate func listens(at side: UIRectEdge, beside place: CGPoint) -> Bool {
        var place = CGPoint(
            x: min(max(place.x, 0), size.width - 1), y: min(max(place.y, 0), size.height - 1))
        switch side {
        case .left: place.x = 0
        case .right: place.x = size.width - 1
        case .top: place.y = 0
        default: place.y = size.height - 1
        }
        return application.clock.listeningEdges(at: place).contains(side)
    }
}
