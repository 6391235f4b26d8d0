import CoreGraphics
import Foundation

/// The button of one item of a tab bar.
///
/// ```
///  in two rows           in one row, where there is room
///      ◯ ●3
///    Title                  ◯ Title
/// ```
@MainActor
final class TabBarButton: UIControl {
    /// The colour of items that are not selected, as on iOS.
    static let standardColor = UIColor.barItem

    /// Distance of the image's and the title's centre from the bar's upper edge, in points.
    private static let imageMiddle: CGFloat = 19
    private static let titleMiddle: CGFloat = 40
    /// The title's size below an image, and beside one or alone, in points.
    private static let smallTitle: CGFloat = 10
    private static let largeTitle: CGFloat = 13
    /// Space between image and title in one row, in points.
    private static let gap: CGFloat = 8
    private static let pressedAlpha: CGFloat = 0.5

    let item: UITabBarItem
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private var badge: TabBarBadge?

    /// The colours of image and title, unselected and selected.
    var colors: (usual: UIColor, selected: UIColor) = (TabBarButton.standardColor, .systemBlue) {
        didSet { applyColor() }
    }

    /// The look that the bar gives its items.
    var appearance = UITabBarItemAppearance() {
        didSet { if appearance !== oldValue { update() } }
    }

    override var builtInAccessibility: BuiltInAccessibility {
        var built = super.builtInAccessibility
        built.label = item.title
        built.traits.insert(.button)
        return built
    }

    override var shownObject: NSObject? { item }

    private var stateLook: UITabBarItemStateAppearance {
        if !isEnabled { return appearance.disabled }
        return isSelected ? appearance.selected : appearance.normal
    }

    private var itemState: UIControl.State { !isEnabled ? .disabled : isSelected ? .selected : .normal }

    /// Whether the title stands beside the image.
    var isInOneRow = false {
        didSet { if isInOneRow != oldValue { update() } }
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        for view in [imageView, titleLabel] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the views from the item.
    func update() {
        isEnabled = item.isEnabled
        showImage()
        showBadge()
        setNeedsLayout()
    }

    /// Shows what is set for items in what the bar has come into.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, clock.part(BarItemProxies.self).dependOnPlace { update() }
    }

    private var font: UIFont {
        let isSmall = item.image != nil && !isInOneRow
        return .systemFont(ofSize: isSmall ? Self.smallTitle : Self.largeTitle, weight: .medium)
    }

    override func stateDidChange() {
        showImage()
        showBadge()
        alpha = isHighlighted || !isEnabled ? Self.pressedAlpha : 1
    }

    private func showImage() {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        let mode = image?.renderingMode
        imageView.image = mode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        applyColor()
        setNeedsLayout()
    }

    private func applyColor() {
        let color = isSelected ? colors.selected : colors.usual
        let look = stateLook
        imageView.tintColor = look.iconColor ?? color
        let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        titleLabel.attributedText = item.title.map {
            NSAttributedString(
                string: $0,
                attributes: usual.merging(look.titleTextAttributes) { $1 }
                    .merging(item.shownTitleAttributes(for: itemState, in: self)) { $1 })
        }
    }

    private func showBadge() {
        guard let value = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let shown = badge ?? TabBarBadge()
        badge = shown
        let look = stateLook
        let attributes = look.badgeTextAttributes
            .merging(item.shownBadgeAttributes(for: itemState, in: self)) { $1 }
        shown.show(
            value, attributes, textOffset: look.badgeTitlePositionAdjustment,
            on: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed)
        addSubview(shown)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageSize = imageView.image?.size ?? .zero
        var titleSize = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        titleSize.width = titleSize.width.rounded(.up)
        if item.image == nil {
            place(titleLabel, titleSize, at: CGPoint(x: bounds.midX, y: bounds.midY))
        } else if isInOneRow {
            let gap = titleSize.width > 0 ? Self.gap : 0
            let left = bounds.midX - (imageSize.width + gap + titleSize.width) / 2
            place(imageView, imageSize, at: CGPoint(x: left + imageSize.width / 2, y: bounds.midY))
            let x = left + imageSize.width + gap + titleSize.width / 2
            place(titleLabel, titleSize, at: CGPoint(x: x, y: bounds.midY))
        } else {
            let hasTitle = titleSize.width > 0
            let middle = hasTitle ? Self.imageMiddle : bounds.midY
            place(imageView, imageSize, at: CGPoint(x: bounds.midX, y: middle))
            place(titleLabel, titleSize, at: CGPoint(x: bounds.midX, y: Self.titleMiddle))
        }
        imageView.frame = imageView.frame.inset(by: item.imageInsets)
        var move = stateLook.titlePositionAdjustment
        let own = item.shownTitleOffset(in: self)
        move.horizontal += own.horizontal
        move.vertical += own.vertical
        titleLabel.center.x += move.horizontal
        titleLabel.center.y += move.vertical
        let anchor = item.image == nil ? titleLabel.frame : imageView.frame
        badge?.place(atCornerOf: anchor, movedBy: stateLook.badgePositionAdjustment)
    }

    /// Centres a view on whole points, no wider than the button.
    private func place(_ view: UIView, _ size: CGSize, at middle: CGPoint) {
        let width = min(size.width, bounds.width)
        view.frame = CGRect(
            x: (middle.x - width / 2).rounded(), y: (middle.y - size.height / 2).rounded(), width: width,
            height: size.height)
    }
}

/// The coloured pill with a number or a word.
@MainActor
private final class TabBarBadge: UIView {
    /// Height, and the least width, in points.
    private static let height: CGFloat = 18
    /// Space beside the text, both sides together, in points.
    private static let padding: CGFloat = 10
    private static let textSize: CGFloat = 13

    private let label = UILabel()

    func show(
        _ value: String, _ attributes: [NSAttributedString.Key: Any], textOffset: UIOffset, on color: UIColor
    ) {
        isUserInteractionEnabled = false
        backgroundColor = color
        layer.cornerRadius = Self.height / 2
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.textSize), .foregroundColor: UIColor.white,
        ]
        label.attributedText = NSAttributedString(
            string: value, attributes: usual.merging(attributes) { $1 })
        label.textAlignment = .center
        if label.superview == nil { addSubview(label) }
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let width = max(Self.height, text.width.rounded(.up) + Self.padding)
        bounds.size = CGSize(width: value.isEmpty ? Self.height : width, height: Self.height)
        label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    func place(atCornerOf frame: CGRect, movedBy offset: UIOffset) {
        let x = frame.maxX - Self.height / 2 + 4 + offset.horizontal
        self.frame = CGRect(origin: CGPoint(x: x.rounded(), y: 2 + offset.vertical), size: bounds.size)
    }
}
