extension UIView {
    /// Returns a view that shows what this one looks like now, and stays so.
    ///
    /// - Parameter afterUpdates: whether to show changes that are not on the screen yet.
    /// - Returns: nil where nothing can draw, as in a program without a window.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return UIView(frame: bounds) }
        guard let image = picture(afterScreenUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        view.layer.contents = image
        return view
    }

    /// Draws what the view looks like into the current graphics context, stretched to `rect`.
    ///
    /// - Returns: whether all of it could be drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else {
            diagnose(
                .warning, "drawHierarchy(in:afterScreenUpdates:)",
                "has no graphics context to draw into: call this inside of an image renderer's closure")
            return false
        }
        guard let image = picture(afterScreenUpdates: afterUpdates) else { return false }
        context.drawUpright(image, in: rect)
        return true
    }

    private func picture(afterScreenUpdates afterUpdates: Bool) -> CGImage? {
        let screen = clock.part(UIScreen.self)
        if afterUpdates {
            layer.layoutIfNeeded()
        } else if !layer.wasPresented, screen.presenter?.isDrawing != false {
            diagnose(
                .warning, "snapshotView(afterScreenUpdates:)",
                "was never on the screen, so the picture is empty: pass true, or wait for a frame")
        }
        return screen.presenter?.image(
            of: layer, in: bounds, scale: screen.scale, afterScreenUpdates: afterUpdates)
    }
}
