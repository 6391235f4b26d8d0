import Foundation

/// What few buttons have: titles with attributes, and pictures behind.
@MainActor
struct ButtonExtras {
    var titles: [UIControl.State: NSAttributedString] = [:]
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

    /// Whether the image is darker while a custom button is pressed, unless it has one for that; true by
    /// default.
    public var adjustsImageWhenHighlighted: Bool {
        get { extras.adjustsWhenHighlighted }
        set { extras.adjustsWhenHighlighted = newValue }
    }

    /// Whether the image is lighter while a custom button is disabled, unless it has one for that; true by
    /// default.
    public var adjustsImageWhenDisabled: Bool {
        get { extras.adjustsWhenDisabled }
        set { extras.adjustsWhenDisabled = newValue }
    }

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

    /// Sets a title with attributes for a state; it goes before one without.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        extras.titles[state] = title
    }

    /// Returns the title with attributes for a state, else that for `.normal`.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        extras.titles.look(for: state)
    }

    /// The title with attributes for the current state.
    public var currentAttributedTitle: NSAttributedString? {
        extras.titles.isEmpty ? nil : attributedTitle(for: state)
    }

    /// Sets the picture behind title and image for a state. It fills the button.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        extras.pictures[state] = image
    }

    /// Returns the picture behind title and image for a state, else that for `.normal`.
    public func backgroundImage(for state: State) -> UIImage? {
        extras.pictures.look(for: state)
    }

    /// The picture behind title and image for the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

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
