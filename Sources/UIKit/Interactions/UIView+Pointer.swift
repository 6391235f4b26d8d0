extension UIView {
    /// Returns the pointer's shape that the view's interactions or recognizers ask for.
    func pointerShape(at location: CGPoint, in window: UIWindow) -> PointerShape? {
        for case let interaction as UIPointerInteraction in interactions.reversed() {
            let style = interaction.style(at: convert(location, from: window), in: self)
            if let style { return style.pointer }
        }
        return gestureRecognizers?.lazy.compactMap { $0.pointerShape(at: location, in: window) }.first
    }
}
