import Foundation

/// What few buttons have: titles with attributes or shadows, and pictures behind.
@MainActor
struct ButtonExtras {
    var titles: [UIControl.State: NSAttributedString] = [:]
    var titleShadows: [UIControl.State: UIColor] = [:]
    var pictures: [UIControl.State: UIImage] = [:]
    /// The view behind title and image.
    var background: UIImageView?
    var adjustsWhenHighlighted = true
    var adjustsWhenDisabled = true
}

extension UIButton {
    /// How much black lies over the image of a pressed button.
    private static let pressedShade: CGFloat = 0.4
    /// How opaque the image of a disabled button is.
    private static let disabledAlpha: CGFloat = 0.5

    /// Returns the image that is shown: that of the state, or the usual one made darker or lighter.
    func adjustedImage(_ image: UIImage?, isOwn: Bool) -> UIImage? {
        guard let image, !isOwn, buttonType == .custom else { return image }
        if !isEnabled, adjustsImageWhenDisabled {
            return faded(image.preferring(currentPreferredSymbolConfiguration))
        }
        // The colour of a template is the tint's.
        guard isHighlighted, adjustsImageWhenHighlighted, !image.isTemplate else { return image }
        return shaded(image)
    }

    private func shaded(_ image: UIImage) -> UIImage {
        image.redrawn { context, rect in
            image.draw(in: rect)
            context.setBlendMode(.sourceAtop)
            context.setFillColor(gray: 0, alpha: Self.pressedShade)
            context.fill(rect)
        }
    }

    private func faded(_ image: UIImage) -> UIImage {
        image.redrawn { _, rect in image.draw(in: rect, blendMode: .normal, alpha: Self.disabledAlpha) }
    }

    /// Shows the picture of the state behind the content.
    func showBackground() {
        guard !extras.pictures.isEmpty || extras.background != nil else { return }
        guard let view = extras.background else {
            let view = UIImageView(frame: bounds)
            insertSubview(view, at: 0)
            extras.background = view
            return
        }
        if view.image !== currentBackgroundImage { view.image = currentBackgroundImage }
    }
}

extension UIImage {
    /// Returns an image of the same size, scale and kind that is drawn anew.
    fileprivate func redrawn(_ draw: (CGContext, CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let result = UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(context.cgContext, CGRect(origin: .zero, size: size))
        }
        let aligned = result.withAlignmentRectInsets(alignmentRectInsets)
        let kind = isTemplate ? aligned.withRenderingMode(.alwaysTemplate) : aligned
        return isResizable
            ? kind.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) : kind
    }
}
