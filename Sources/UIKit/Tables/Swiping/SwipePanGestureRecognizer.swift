import Foundation

/// Recognizes the finger that swipes a row aside.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    convenience init(table: UITableView) {
        self.init(target: table, action: UITableView.handleSwipe)
        maximumNumberOfTouches = 1
    }
}
