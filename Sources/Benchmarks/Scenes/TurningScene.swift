import UIKit

/// Two lists side by side in a card that turns by a few degrees.
final class TurningScene: BenchmarkScene {
    private let card: UIView

    init(in window: UIWindow, rasterizes: Bool) {
        window.backgroundColor = .white
        card = UIView(frame: CGRect(x: 90, y: 100, width: 1100, height: 600))
        card.clipsToBounds = true
        for (index, style) in [ListView.Style.light, .dark].enumerated() {
            card.addSubview(
                ListView(frame: CGRect(x: CGFloat(index) * 550, y: 0, width: 550, height: 768), style: style))
        }
        card.layer.shouldRasterize = rasterizes
        window.addSubview(card)
    }

    func show(_ progress: Double) {
        card.transform = CGAffineTransform(rotationAngle: 0.05 + 0.2 * progress)
    }
}
