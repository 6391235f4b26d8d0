extension UIButton {
    /// The built-in look of a button.
    public enum ButtonType: Int, Sendable {
        /// No colours or dimming of its own.
        case custom = 0
        /// A title in the tint colour that fades while it is pressed.
        case system = 1
        /// An "i" in a circle, in the tint colour.
        case detailDisclosure = 2
        /// The same as `detailDisclosure`.
        case infoLight = 3
        /// The same as `detailDisclosure`.
        case infoDark = 4
        /// A plus sign in a circle, in the tint colour.
        case contactAdd = 5
        /// A small "x" in a grey disc.
        case close = 7
        /// The old name of `system`.
        public static let roundedRect = ButtonType.system

        /// The symbol that a button of the type has; nil for none.
        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }
}
