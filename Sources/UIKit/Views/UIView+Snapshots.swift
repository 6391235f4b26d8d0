extension UIView {
    func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return UIView(frame: bounds) }
        guard let image = picture(afterScreenUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        view.layer.contents = image
        return view
    }

    func makeSnapshot(
        of rect: CGRect, afterScreenUpdates afterUpdates: Bool, caps capInsets: UIEdgeInsets
    ) -> UIView? {
        let rect = rect.standardized
        let frame = CGRect(origin: .zero, size: rect.size)
        guard rect.width > 0, rect.height > 0 else { return UIView(frame: frame) }
        guard let image = picture(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: frame)
        view.layer.contents = image
        view.layer.contentsScale = clock.part(UIScreen.self).scale
        view.layer.contentsCenter = frame.inset(by: capInsets.limited(to: rect.size)).unit(in: rect.size)
        return view
    }

    func drawPicture(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

    private func picture(of rect: CGRect? = nil, afterScreenUpdates afterUpdates: Bool) -> CGImage? {
        let screen = clock.part(UIScreen.self)
        if afterUpdates {
            layer.layoutIfNeeded()
            screen.tree.evaluate()
        } else if !layer.wasPresented, screen.presenter?.isDrawing != false {
            diagnose(
                .warning, "snapshotView(afterScreenUpdates:)",
                "was never on the screen, so the picture is empty: pass true, or wait for a frame")
        }
        return screen.presenter?.image(
            of: layer, in: rect ?? bounds, scale: screen.scale, afterScreenUpdates: afterUpdates)
    }
}

extension CGRect {
    /// The rectangle in fractions of a size; insets that meet leave a line.
    fileprivate func unit(in size: CGSize) -> CGRect {
        CGRect(
            x: origin.x / size.width, y: origin.y / size.height,
            width: max(self.size.width, 0) / size.width, height: max(self.size.height, 0) / size.height)
    }
}
