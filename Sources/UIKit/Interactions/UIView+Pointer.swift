extension UIView {
    /// Returns the pointer's shape that the view's interactions or recognizers ask for.
    func pointerShape(at location: CGPoint, in window: UIWindow) -> PointerShape? {
        for case let interaction as UIPointerInteraction in interactions.reversed() {
            let pointer = interaction.pointer(at: convert(location, from: window), in: self)
            if let pointer { return pointer }
        }
        return gestureRecognizers?.lazy.compactMap { $0.pointerShape(at: location, in: window) }.first
    }
}
