import Foundation

/// What stands beside the contents of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// At which end of the cell an accessory stands.
    public enum Placement {
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    let placement: Placement
    let makeView: (UIView) -> UIView

    private init(_ placement: Placement = .trailing, makeView: @escaping (UIView) -> UIView) {
        (self.placement, self.makeView) = (placement, makeView)
    }

    /// An arrow: a tap leads on.
    public static func disclosureIndicator(
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory { _ in
            let chevron = DisclosureChevron()
            chevron.color = options.tintColor
            chevron.isHidden = options.isHidden
            return chevron
        }
    }

    /// A check mark: chosen.
    public static func checkmark(options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
        UICellAccessory { _ in
            let view = UIImageView(image: UIImage(systemName: "checkmark"))
            view.tintColor = options.tintColor
            view.isHidden = options.isHidden
            return view
        }
    }

    /// A grey text.
    public static func label(text: String, options: LabelOptions = LabelOptions()) -> UICellAccessory {
        UICellAccessory { _ in
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            label.isHidden = options.isHidden
            label.sizeToFit()
            return label
        }
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(configuration.placement) { _ in
            let view = configuration.customView
            if let color = configuration.tintColor { view.tintColor = color }
            view.isHidden = configuration.isHidden
            return view
        }
    }
}
