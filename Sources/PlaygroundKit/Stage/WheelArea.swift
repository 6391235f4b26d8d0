import UIKit

/// An area that tells how far the wheel turns over it, and scrolls nothing.
final class WheelArea: UIScrollView, UIScrollViewDelegate {
    private let turned: (CGFloat) -> Void
    private var middle: CGFloat { bounds.height }

    /// Makes an area.
    ///
    /// - Parameter turned: called with how far the wheel turns, in points; positive is away from the user.
    init(turned: @escaping (CGFloat) -> Void) {
        self.turned = turned
        super.init(frame: .zero)
        panGestureRecognizer.isEnabled = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // There is always room to scroll both ways: the content goes back to its middle after each turn.
        let size = CGSize(width: bounds.width, height: 3 * bounds.height)
        guard contentSize != size else { return }
        contentSize = size
        contentOffset.y = middle
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let way = middle - contentOffset.y
        guard way != 0, contentSize.height == 3 * bounds.height else { return }
        contentOffset.y = middle
        turned(way)
    }
}
