import UIKit

/// Views that stand still, and ten that circle in front of them.
final class StillScene: BenchmarkScene {
    /// How many views move.
    static let movers = 10
    /// The part of its cell that a view fills.
    private static let density: CGFloat = 0.8
    private let moving: ManyScene

    /// - Parameters:
    ///   - window: gets the views as its subviews, all of them siblings.
    ///   - count: the number of views, the moving ones included.
    init(in window: UIWindow, count: Int) {
        let still = max(count - Self.movers, 0)
        let size = SceneStyle.size
        let columns = max(1, Int((CGFloat(still) * size.width / size.height).squareRoot().rounded(.up)))
        let rows = max(1, (still + columns - 1) / columns)
        let cell = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
        for index in 0..<still {
            let view = UIView(
                frame: CGRect(
                    x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
                    width: cell.width * Self.density, height: cell.height * Self.density))
            view.backgroundColor = UIColor(SceneStyle.palette[index % SceneStyle.palette.count])
            window.addSubview(view)
        }
        moving = ManyScene(in: window, count: Self.movers)
    }

    func show(_ progress: Double) {
        moving.show(progress)
    }
}
