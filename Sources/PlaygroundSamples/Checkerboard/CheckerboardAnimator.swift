import UIKit

/// Cuts pictures of both screens into tiles, and turns the tiles over one after the other.
final class CheckerboardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private let settings: CheckerboardSettings
    /// The work for the next frame.
    private var deferred: (() -> Void)?

    init(_ operation: UINavigationController.Operation, settings: CheckerboardSettings) {
        self.operation = operation
        self.settings = settings
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        settings.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        fromView.frame = transitionContext.initialFrame(for: fromViewController)
        toView.frame = transitionContext.finalFrame(for: toViewController)
        container.addSubview(toView)

        let wave = CheckerboardWave(
            size: container.bounds.size, isPush: operation == .push,
            duration: settings.duration, across: settings.tilesAcross.rounded(),
            spacing: settings.waveBreadth)
        let board = makeBoard(container.bounds)
        container.addSubview(board)
        let tiles = makeTiles(wave, in: board)
        let fromPicture = picture(in: container.bounds) { context in
            context.translateBy(x: fromView.frame.minX, y: fromView.frame.minY)
            // Draws the model, without animations: on the screen the tapped button still fades back.
            fromView.layer.render(in: context)
        }
        for tile in tiles { tile.from.content.contents = fromPicture }
        // The incoming view has not been drawn yet; a picture of it would be blank.
        inNextFrame {
            let toPicture = self.picture(in: container.bounds) { _ in
                toView.drawHierarchy(in: toView.frame, afterScreenUpdates: false)
            }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for tile in tiles { tile.to.content.contents = toPicture }
            CATransaction.commit()
        }
        turn(tiles, wave) {
            board.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func inNextFrame(_ body: @escaping () -> Void) {
        deferred = body
        let link = CADisplayLink(target: self, action: CheckerboardAnimator.runDeferred)
        link.add(to: .main, forMode: .common)
    }

    private func runDeferred(_ link: CADisplayLink) {
        link.invalidate()
        deferred?()
        deferred = nil
    }

    /// Makes a black board, seen in perspective from in front of its middle.
    private func makeBoard(_ frame: CGRect) -> UIView {
        let board = UIView(frame: frame)
        board.backgroundColor = .black
        board.isOpaque = true
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / settings.eyeDistance
        board.layer.sublayerTransform = perspective
        return board
    }

    /// Returns the picture of a screen, opaque, as large as the container.
    private func picture(in bounds: CGRect, draw: (CGContext) -> Void) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { draw($0.cgContext) }.cgImage
    }

    private func makeTiles(_ wave: CheckerboardWave, in board: UIView) -> [Tile] {
        var tiles: [Tile] = []
        for row in 0..<wave.rows {
            for column in 0..<wave.columns {
                func face() -> Face {
                    Face(wave, column: column, row: row, smoothsEdges: settings.smoothsEdges)
                }
                let tile = Tile(delay: wave.delay(column: column, row: row), to: face(), from: face())
                tile.to.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
                board.addSubview(tile.to)
                board.addSubview(tile.from)
                tiles.append(tile)
            }
        }
        return tiles
    }

    /// Turns every tile about its own vertical axis when the wave reaches it.
    private func turn(_ tiles: [Tile], _ wave: CheckerboardWave, completion: @escaping () -> Void) {
        var pending = tiles.count
        for tile in tiles {
            UIView.animate(withDuration: wave.tileDuration, delay: tile.delay, curve: settings.curve) {
                tile.to.transform3D = CATransform3DIdentity
                tile.from.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
            } completion: { _ in
                pending -= 1
                if pending == 0 { completion() }
            }
        }
    }

    /// The two faces of a piece of the screen, and when it begins to turn.
    private struct Tile {
        let delay: TimeInterval
        let to: Face
        let from: Face
    }

    /// One face of a tile: a window onto the picture of a screen.
    private final class Face: UIView {
        let content = CALayer()

        init(_ wave: CheckerboardWave, column: Int, row: Int, smoothsEdges: Bool) {
            let origin = CGPoint(x: CGFloat(column) * wave.slice, y: CGFloat(row) * wave.slice)
            super.init(
                frame: CGRect(x: origin.x, y: origin.y, width: wave.slice, height: wave.slice))
            isOpaque = false
            layer.masksToBounds = true
            layer.isDoubleSided = false
            layer.allowsEdgeAntialiasing = smoothsEdges
            content.allowsEdgeAntialiasing = smoothsEdges
            content.frame = CGRect(
                x: -origin.x, y: -origin.y, width: wave.size.width, height: wave.size.height)
            layer.addSublayer(content)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }
}
