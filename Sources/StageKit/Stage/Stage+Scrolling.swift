import UIKit

extension Stage {
    /// Whether the wheel over a place may scroll something: a scroll view lies there, or behind what lies there.
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
