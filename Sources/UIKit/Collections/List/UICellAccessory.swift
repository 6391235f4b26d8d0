import Foundation

/// What stands beside the contents of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// At any time.
        case always
        /// While the item is edited.
        case whenEditing
        /// While the item is not edited.
        case whenNotEditing
    }

    /// At which end of the cell an accessory stands, and when.
    public enum Placement: Sendable {
        /// Where reading begins.
        case leading(displayed: DisplayedState = .always)
        /// Where reading ends.
        case trailing(displayed: DisplayedState = .always)
    }

    let placement: Placement
    let makeView: () -> UIView

    private init(_ placement: Placement, makeView: @escaping () -> UIView) {
        (self.placement, self.makeView) = (placement, makeView)
    }

    /// An arrow: a tap leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.trailing(displayed: displayed)) {
            let chevron = DisclosureChevron()
            chevron.color = options.tintColor
            chevron.isHidden = options.isHidden
            return chevron
        }
    }

    /// A check mark: chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.trailing(displayed: displayed)) {
            let view = UIImageView(image: UIImage(systemName: "checkmark"))
            view.tintColor = options.tintColor
            view.isHidden = options.isHidden
            return view
        }
    }

    /// A grey text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.trailing(displayed: displayed)) {
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
        UICellAccessory(configuration.placement) {
            let view = configuration.customView
            if let color = configuration.tintColor { view.tintColor = color }
            view.isHidden = configuration.isHidden
            return view
        }
    }
}

extension UICellAccessory.Placement {
    var isLeading: Bool {
        switch self {
        case .leading: true
        case .trailing: false
        }
    }

    func isDisplayed(isEdited: Bool) -> Bool {
        switch self {
        case .leading(let displayed), .trailing(let displayed):
            displayed == .always || isEdited == (displayed == .whenEditing)
        }
    }
}
