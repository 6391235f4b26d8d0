import Foundation

/// The views of a button with a configuration, besides the label and the image view that every button has.
@MainActor
final class ConfiguredButton {
    private unowned let button: UIButton
    private let background = ConfiguredBackgroundView()
    private let subtitle = UILabel()
    private var indicator: UIActivityIndicatorView?
    private var shown = UIButton.Configuration.plain()
    var needsUpdate = true

    init(_ button: UIButton) {
        self.button = button
        subtitle.isUserInteractionEnabled = false
        button.insertSubview(background, at: 0)
        button.addSubview(subtitle)
    }

    func remove() {
        for view in [background, subtitle, indicator].compactMap({ $0 }) { view.removeFromSuperview() }
    }

    // MARK: - Showing

    func show(_ configuration: UIButton.Configuration, label: UILabel, picture: UIImageView) {
        shown = configuration
        let color = configuration.baseForegroundColor ?? button.inheritedTint
        let size = configuration.buttonSize
        write(
            configuration.attributedTitle, size.titleStyle, color, configuration.titleLineBreakMode,
            configuration.titleTextAttributesTransformer, on: label)
        write(
            configuration.attributedSubtitle, size.subtitleStyle, color, configuration.subtitleLineBreakMode,
            configuration.subtitleTextAttributesTransformer, on: subtitle)
        label.alpha = 1
        picture.alpha = 1
        picture.image = image(of: configuration)
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        picture.isHidden = picture.image == nil || configuration.showsActivityIndicator
        showIndicator(configuration.showsActivityIndicator, color)
        background.show(configuration.background, tint: button.inheritedTint) { [weak self] size in
            self?.cornerRadius(for: size) ?? 0
        }
    }

    private func write(
        _ text: AttributedString?, _ style: UIFont.TextStyle, _ color: UIColor, _ mode: NSLineBreakMode,
        _ transformer: UIConfigurationTextAttributesTransformer?, on label: UILabel
    ) {
        var base = AttributeContainer()
        base[AttributeScopes.UIKitAttributes.FontAttribute.self] =
            UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        label.attributedText = text?.drawn(over: base) { transformer?($0) ?? $0 }
        label.lineBreakMode = mode
        label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        label.textAlignment =
            switch titleShare {
            case 0: .left
            case 1: .right
            default: .center
            }
        label.isHidden = text == nil
    }

    /// The image; a symbol in the size of the title unless the configuration says otherwise.
    private func image(of configuration: UIButton.Configuration) -> UIImage? {
        guard let image = configuration.image, image.isSymbolImage else { return configuration.image }
        if let wanted = configuration.preferredSymbolConfigurationForImage {
            return image.withConfiguration(wanted)
        }
        let usual = UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
        return image.withConfiguration(image.symbolConfiguration.map(usual.applying) ?? usual)
    }

    private func showIndicator(_ isShown: Bool, _ color: UIColor) {
        guard isShown else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let view = indicator ?? UIActivityIndicatorView(style: .medium)
        view.color = color
        guard indicator == nil else { return }
        indicator = view
        view.isUserInteractionEnabled = false
        button.addSubview(view)
        view.startAnimating()
    }

    /// Our own choice for the three sizes that iOS has no numbers for, in points.
    private func cornerRadius(for size: CGSize) -> CGFloat {
        let most = min(size.width, size.height) / 2
        let radius: CGFloat =
            switch shown.cornerStyle {
            case .fixed: shown.background.cornerRadius
            case .dynamic:
                UIFontMetrics(forTextStyle: .body).scaledValue(
                    for: shown.background.cornerRadius, compatibleWith: button.traitCollection)
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: most
            }
        return min(radius, most)
    }

    // MARK: - Layout

    private var isReversed: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var insets: UIEdgeInsets {
        let own = shown.contentInsets
        return UIEdgeInsets(
            top: own.top, left: isReversed ? own.trailing : own.leading, bottom: own.bottom,
            right: isReversed ? own.leading : own.trailing)
    }

    private var side: ConfiguredContent.Side {
        let edge = shown.imagePlacement
        if edge.contains(.top) { return .top }
        if edge.contains(.bottom) { return .bottom }
        return edge.contains(.trailing) != isReversed ? .right : .left
    }

    /// Titles beside an image begin at it; others lie in the middle of each other.
    private var titleShare: CGFloat {
        switch shown.titleAlignment {
        case .leading: return isReversed ? 1 : 0
        case .trailing: return isReversed ? 0 : 1
        case .center: return 0.5
        case .automatic:
            guard shown.image != nil || shown.showsActivityIndicator else { return share(of: alignment) }
            return side == .left ? 0 : side == .right ? 1 : 0.5
        }
    }

    private var alignment: UIControl.ContentHorizontalAlignment { button.effectiveContentHorizontalAlignment }

    private func share(of alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
        switch alignment {
        case .left, .leading: 0
        case .right, .trailing: 1
        case .center, .fill: 0.5
        }
    }

    private var verticalShare: CGFloat {
        switch button.contentVerticalAlignment {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    private func content(_ label: UILabel, _ picture: UIImageView, width: CGFloat) -> ConfiguredContent {
        let image =
            indicator?.sizeThatFits(.zero) ?? (picture.isHidden ? .zero : picture.image?.size ?? .zero)
        let taken =
            side == .left || side == .right ? image.width + (image == .zero ? 0 : shown.imagePadding) : 0
        let room = CGSize(width: max(0, width - taken), height: .greatestFiniteMagnitude)
        func measure(_ label: UILabel) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(room)
            return CGSize(width: min(size.width.rounded(.up), room.width), height: size.height.rounded(.up))
        }
        return ConfiguredContent(
            side: side, image: image, title: measure(label), subtitle: measure(subtitle),
            imagePadding: shown.imagePadding, titlePadding: shown.titlePadding, titleShare: titleShare)
    }

    /// The size of the contents with their insets, in a width that is offered.
    func size(_ label: UILabel, _ picture: UIImageView, in width: CGFloat) -> CGSize {
        let insets = insets
        let size = content(label, picture, width: width - insets.left - insets.right).size
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    func layOut(_ label: UILabel, _ picture: UIImageView, in bounds: CGRect) {
        let edges = shown.background.backgroundInsets
        background.frame = CGRect(
            x: bounds.minX + (isReversed ? edges.trailing : edges.leading), y: bounds.minY + edges.top,
            width: max(0, bounds.width - edges.leading - edges.trailing),
            height: max(0, bounds.height - edges.top - edges.bottom))
        let room = bounds.inset(by: insets)
        let places = content(label, picture, width: room.width).place(
            in: room, horizontal: share(of: alignment), vertical: verticalShare)
        label.frame = places.title
        subtitle.frame = places.subtitle
        if let indicator {
            indicator.frame = places.image
        } else if !picture.isHidden {
            picture.frame = places.image
        }
    }
}
