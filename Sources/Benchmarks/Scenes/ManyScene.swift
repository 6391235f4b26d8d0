import UIKit

/// S3: N views of 24 × 24 with round corners, all of which move.
final class ManyScene: BenchmarkScene {
    private static let edge: CGFloat = 24
    private let views: [UIView]
    /// The middle of each one's circle.
    private let middles: [CGPoint]

    init(in window: UIWindow, count: Int) {
        window.backgroundColor = .white
        let colors = SceneStyle.palette.prefix(4).map { UIColor($0) }
        let half = Self.edge / 2
        views = (0..<count).map { index in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.edge, height: Self.edge))
            view.backgroundColor = colors[index % 4]
            view.layer.cornerRadius = 6
            if index % 3 == 2 { view.alpha = 0.5 }
            window.addSubview(view)
            return view
        }
        middles = (0..<count).map { index in
            let x = (Double(index) * 0.7548776662466927).truncatingRemainder(dividingBy: 1)
            let y = (Double(index) * 0.5698402909980532).truncatingRemainder(dividingBy: 1)
            return CGPoint(
                x: x * (SceneStyle.size.width - Self.edge) + half,
                y: y * (SceneStyle.size.height - Self.edge) + half)
        }
    }

    func show(_ progress: Double) {
        for (index, view) in views.enumerated() {
            let angle = 2 * Double.pi * progress + Double(index) * 0.7
            let middle = middles[index]
            view.center = CGPoint(x: middle.x + 60 * cos(angle), y: middle.y + 60 * sin(angle))
        }
    }
}
