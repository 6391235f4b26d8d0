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

    /// A board in a window; with `isSmooth` the tiles' edges are antialiased, which no peer does.
    init(in window: UIWindow, isSmooth: Bool) {
        window.backgroundColor = .black
        let screens = [Self.screen(0), Self.screen(1)]
        let board = UIView(frame: window.bounds)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.eyeDistance
        board.layer.sublayerTransform = perspective
        window.addSubview(board)
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let frame = Self.frame(column, row)
                let tile = CATransformLayer()
                tile.frame = frame
                for (index, screen) in screens.enumerated() {
                    tile.addSublayer(Self.side(screen, frame: frame, isBack: index == 1, isSmooth))
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

    /// Where a tile rests, on whole pixels.
    private static func frame(_ column: Int, _ row: Int) -> CGRect {
        let width = SceneStyle.size.width / CGFloat(columns)
        let height = SceneStyle.size.height / CGFloat(rows)
        let top = (CGFloat(row) * height).rounded()
        let bottom = (CGFloat(row + 1) * height).rounded()
        return CGRect(x: CGFloat(column) * width, y: top, width: width, height: bottom - top)
    }

    /// One side of a tile: the part of a screen's picture that lies in `frame`.
    private static func side(_ screen: CGImage?, frame: CGRect, isBack: Bool, _ isSmooth: Bool) -> CALayer {
        let side = CALayer()
        side.frame = CGRect(origin: .zero, size: frame.size)
        side.contents = screen
        side.contentsRect = CGRect(
            x: frame.minX / SceneStyle.size.width, y: frame.minY / SceneStyle.size.height,
            width: frame.width / SceneStyle.size.width, height: frame.height / SceneStyle.size.height)
        side.isDoubleSided = false
        side.allowsEdgeAntialiasing = isSmooth
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
        title.layer.displayIfNeeded()
        let renderer = UIGraphicsImageRenderer(size: SceneStyle.size)
        return renderer.image { view.layer.render(in: $0.cgContext) }.cgImage
    }
}
