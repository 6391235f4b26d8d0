extension UIApplication {
    /// The pointer's shape at a point of the stage.
    package func pointerShape(at location: CGPoint) -> PointerShape {
        guard !isIgnoringInteractionEvents else { return .arrow }
        for window in windows.reversed() {
            let place = screen.rootLayer.convert(location, to: window.layer)
            guard let hit = window.hitTest(place, with: nil) else { continue }
            let views = sequence(first: hit) { $0.superview }
            let recognizers = views.lazy.flatMap { $0.gestureRecognizers ?? [] }
            return recognizers.compactMap { $0.pointerShape(at: place, in: window) }.first ?? .arrow
        }
        return .arrow
    }
}
