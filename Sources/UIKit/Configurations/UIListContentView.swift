import Foundation

/// Shows the contents of a row: an image, a text and a second text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView()
    /// Where image and texts are, for constraints of others; made when the first of them is asked for.
    private lazy var imageGuide = PlacedGuide(in: self)
    private lazy var textGuide = PlacedGuide(in: self)
    private lazy var secondaryGuide = PlacedGuide(in: self)
    private var hasGuides = false
    /// The width that the intrinsic height holds for.
    private var measuredWidth: CGFloat = 0

    /// Makes a view of contents.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: configuration.leastHeight))
        insetsLayoutMarginsFromSafeArea = false
        for view in [picture, label, secondaryLabel] { addSubview(view) }
        show()
    }

    /// There are no archives of views here.
    public required init?(coder: NSCoder) { nil }

    /// The contents; only a list content configuration is shown.
    open var configuration: UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                return diagnose(
                    .error, "configuration",
                    "\(type(of: newValue)) is ignored: a list content view shows a UIListContentConfiguration"
                )
            }
            content = newValue
            show()
        }
    }

    private func show() {
        preservesSuperviewLayoutMargins = true
        directionalLayoutMargins = content.directionalLayoutMargins
        Self.show(content.text, content.attributedText, content.textProperties, in: label)
        Self.show(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            in: secondaryLabel)
        picture.image = content.image.map(shownImage)
        picture.isHidden = content.image == nil
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        picture.clipsToBounds = content.imageProperties.cornerRadius > 0
        showTint()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private static func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = properties.transformed(text)
        }
        label.isHidden = label.text?.isEmpty ?? true
    }

    /// The image; a symbol in the size of the text unless the configuration says otherwise.
    private func shownImage(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        if let wanted = content.imageProperties.preferredSymbolConfiguration {
            return image.withConfiguration(wanted)
        }
        let usual = UIImage.SymbolConfiguration(font: content.textProperties.font)
        return image.withConfiguration(image.symbolConfiguration.map(usual.applying) ?? usual)
    }

    private func showTint() { picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    // MARK: - Guides

    /// Where the text is; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(textGuide, of: label) }

    /// Where the second text is; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(secondaryGuide, of: secondaryLabel) }

    /// Where the image is; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(imageGuide, of: picture) }

    private func guide(_ guide: @autoclosure () -> PlacedGuide, of view: UIView) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        if !hasGuides { setNeedsLayout() }
        hasGuides = true
        return guide()
    }

    private func placeGuides() {
        guard hasGuides else { return }
        imageGuide.place(picture.frame)
        textGuide.place(label.frame)
        secondaryGuide.place(secondaryLabel.frame)
    }

    // MARK: - Size and layout

    /// Where everything is in a view of a width whose contents begin at zero.
    private struct Places {
        var picture = CGRect.zero
        var label = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0

        /// Puts image and texts beside each other's middle.
        mutating func center() {
            let texts = max(label.maxY, secondary.maxY)
            let all = max(height, texts)
            picture.origin.y += ((all - height) / 2).rounded()
            label.origin.y += ((all - texts) / 2).rounded(.down)
            secondary.origin.y += ((all - texts) / 2).rounded(.down)
            height = all
        }
    }

    private func places(within width: CGFloat) -> Places {
        var (places, start) = (Places(), CGFloat.zero)
        if let image = picture.image {
            let size = content.imageProperties.size(of: image)
            let room = content.imageProperties.room(for: size, ofSymbol: image.isSymbolImage, traitCollection)
            places.picture = CGRect(
                x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width,
                height: size.height)
            places.height = room.height
            start = room.width + content.imageToTextPadding
        }
        let room = max(0, width - start)
        let first = Self.size(of: label, within: room)
        let second = Self.size(of: secondaryLabel, within: room)
        let hasBoth = !label.isHidden && !secondaryLabel.isHidden
        let gap = content.textToSecondaryTextHorizontalPadding
        if hasBoth, content.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= room {
            let height = max(first.height, second.height)
            places.label = CGRect(x: start, y: 0, width: room - gap - second.width, height: height)
            places.secondary = CGRect(
                x: start + room - second.width, y: 0, width: second.width, height: height)
        } else {
            let below = first.height + (hasBoth ? content.textToSecondaryTextVerticalPadding : 0)
            places.label = CGRect(x: start, y: 0, width: room, height: first.height)
            places.secondary = CGRect(x: start, y: below, width: room, height: second.height)
        }
        places.center()
        return places
    }

    private static func size(of label: UILabel, within width: CGFloat) -> CGSize {
        guard !label.isHidden else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
        // Whole points: the lines stay crisp.
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// The width of the contents with each text in one line, with their margins.
    private var naturalWidth: CGFloat {
        let (first, second) = (
            Self.size(of: label, within: .infinity), Self.size(of: secondaryLabel, within: .infinity)
        )
        let isSideBySide =
            content.prefersSideBySideTextAndSecondaryText && !label.isHidden && !secondaryLabel.isHidden
        let texts =
            isSideBySide
            ? first.width + content.textToSecondaryTextHorizontalPadding + second.width
            : max(first.width, second.width)
        return layoutMargins.left + places(within: .infinity).label.minX + texts + layoutMargins.right
    }

    /// Returns the size of the contents with their margins, in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = layoutMargins
        let width = size.width.isFinite ? size.width : naturalWidth
        let height = places(within: width - margins.left - margins.right).height
        return CGSize(width: width, height: max(content.leastHeight, height + margins.top + margins.bottom))
    }

    /// Returns the size that the contents want, as near to the size that is wanted as the priorities ask for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = fitted(naturalWidth, to: targetSize.width, horizontalFittingPriority, .horizontal)
        let height = sizeThatFits(CGSize(width: width, height: targetSize.height)).height
        return CGSize(
            width: width, height: fitted(height, to: targetSize.height, verticalFittingPriority, .vertical))
    }

    /// Returns the length that two wishes agree on, as constraints of their priorities would.
    private func fitted(
        _ natural: CGFloat, to target: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let resistance =
            target < natural
            ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
        return priority.rawValue > resistance.rawValue ? target : natural
    }

    /// The height of the contents in the view's width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width != measuredWidth {
            measuredWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
        let area = bounds.inset(by: layoutMargins)
        let places = places(within: area.width)
        let top = area.minY + ((area.height - places.height) / 2).rounded(.down)
        for (view, frame) in [
            (picture as UIView, places.picture), (label, places.label), (secondaryLabel, places.secondary),
        ] {
            let x = isReversed ? area.maxX - frame.maxX : area.minX + frame.minX
            view.frame = CGRect(x: x, y: top + frame.minY, width: frame.width, height: frame.height)
        }
        placeGuides()
    }
}
