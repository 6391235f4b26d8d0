import QuartzCore
import UIKit
import UITesting

/// Tests that move a view of 100 × 100 points, and look where it shows.
@MainActor
protocol MovedBoxCase {}

extension MovedBoxCase {
    func near(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 3) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    func box(on stage: Stage) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    func shownX(_ view: UIView) -> CGFloat? { view.layer.presentation()?.position.x }
}
