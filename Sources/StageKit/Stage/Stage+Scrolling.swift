import UIKit

extension Stage {
    /// Whether the wheel may scroll something at a location: whether a scroll view lies there, even behind
    /// other views.
    ///
    /// - Parameter location: in points of the stage.
    /// - Returns: whether there is one that can be scrolled.
    package func scrolls(at location: CGPoint) -> Bool {
        application.clock.perform {
            for window in application.windows.reversed() {
                let place = application.screen.rootLayer.convert(location, to: window.layer)
                guard let hit = window.hitTest(place, with: nil) else { continue }
                return sequence(first: hit as UIResponder, next: \.next)
                    .contains { ($0 as? UIScrollView)?.isScrollEnabled == true }
            }
            return false
        }
    }
}
