import QuartzCore

extension FrameClock {
    /// Returns the edges of the screen from which a drag that begins at a point of the stage could be recognized: where
    /// a screen edge recognizer listens there, or the interactive pop of a navigation controller.
    package func listeningEdges(at location: CGPoint) -> UIRectEdge {
        perform {
            guard let application = part(EventRoute.self).application,
                !application.isIgnoringInteractionEvents
            else { return [] }
            for window in application.windows.reversed() {
                let place = application.screen.rootLayer.convert(location, to: window.layer)
                guard let hit = window.hitTest(place, with: nil) else { continue }
                return listeningEdges(at: place, in: window, above: hit)
            }
            return []
        }
    }

    private func listeningEdges(at place: CGPoint, in window: UIWindow, above hit: UIView) -> UIRectEdge {
        var edges: UIRectEdge = []
        for view in sequence(first: hit, next: { $0.superview }) {
            for case let recognizer as UIScreenEdgePanGestureRecognizer in view.gestureRecognizers ?? [] {
                edges.formUnion(recognizer.listeningEdges(at: place, in: window))
            }
        }
        return edges
    }
}
