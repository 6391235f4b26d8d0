extension UIApplication {
    /// The pointer's shape at a point of the stage: that of the innermost view below it that has one.
    package func pointerShape(at location: CGPoint) -> PointerShape {
        guard !isIgnoringInteractionEvents else { return .arrow }
        for window in windows.reversed() {
            let place = screen.rootLayer.convert(location, to: window.layer)
            guard let hit = window.hitTest(place, with: nil) else { continue }
            for view in sequence(first: hit, next: { $0.superview }) {
                let shape = view.pointerShape(at: place, in: window)
                if let shape = shape ?? view.pointerShape(at: view.convert(place, from: window)) {
                    return shape
                }
            }
            return .arrow
        }
        return .arrow
    }
}
