import UIKit

/// S2: the pictures of two screens, cut into tiles that turn around their vertical axes one after the other.
final class CheckerboardScene: BenchmarkScene {
    private static let columns = 10
    private static let rows = 7
    private static let eyeDistance: CGFloat = 500
    private var tiles: [Tile] = []

    /// A tile and the two sides of it.
    private struct Tile {
        var layer: CALayer
        /// When it begins to turn, in progress.
        var start: Double
    }

    init(in window: UIWindow) {
        window.backgroundColor = .black
        let screens = [Self.screen(0), Self.screen(1)]
        let board = UIView(frame: window.bounds)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.eyeDistance
        board.layer.sublayerTransform = perspective
        window.addSubview(board)
        let size = CGSize(
            width: SceneStyle.size.width / CGFloat(Self.columns),
            height: SceneStyle.size.height / CGFloat(Self.rows))
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let tile = CATransformLayer()
                tile.bounds = CGRect(origin: .zero, size: size)
                tile.position = CGPoint(
                    x: (CGFloat(column) + 0.5) * size.width, y: (CGFloat(row) + 0.5) * size.height)
                let part = CGRect(
                    x: CGFloat(column) / CGFloat(Self.columns), y: CGFloat(row) / CGFloat(Self.rows),
                    width: 1 / CGFloat(Self.columns), height: 1 / CGFloat(Self.rows))
                for (index, screen) in screens.enumerated() {
                    tile.addSublayer(Self.side(screen, part: part, size: size, isBack: index == 1))
                }
                board.layer.addSublayer(tile)
                let distance = Double(column + row) / Double(Self.columns + Self.rows - 2)
                tiles.append(Tile(layer: tile, start: 0.6 * distance))
            }
        }
    }

    func show(_ progress: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for tile in tiles {
            let turned = min(max((progress - tile.start) / 0.4, 0), 1)
            tile.layer.transform = CATransform3DMakeRotation(-.pi * turned, 0, 1, 0)
        }
        CATransaction.commit()
    }

    private static func side(_ screen: CGImage?, part: CGRect, size: CGSize, isBack: Bool) -> CALayer {
        let side = CALayer()
        side.frame = CGRect(origin: .zero, size: size)
        side.contents = screen
        side.contentsRect = part
        side.isDoubleSided = false
        if isBack { side.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        return side
    }

    /// The picture of a screen: a gradient with its name on it.
    private static func screen(_ index: Int) -> CGImage? {
        let colors: [[UInt32]] = [[0x1E3C72, 0x3A7BD5], [0x4A148C, 0xAB47BC]]
        let view = UIView(frame: CGRect(origin: .zero, size: SceneStyle.size))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = colors[index].map { UIColor($0).cgColor }
        view.layer.addSublayer(gradient)
        let title = UILabel(
            "Screen " + ["A", "B"][index], font: SceneStyle.boldFont(160), color: .white, x: 0, baseline: 456)
        title.frame.origin.x = ((SceneStyle.size.width - title.frame.width) / 2).rounded()
        view.addSubview(title)
        let renderer = UIGraphicsImageRenderer(size: SceneStyle.size)
        return renderer.image { view.layer.render(in: $0.cgContext) }.cgImage
    }
}
