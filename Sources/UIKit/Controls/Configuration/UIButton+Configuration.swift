import Foundation

extension UIButton {
    /// Changes a button's configuration by its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The contents and the look of a button, as a value.
    ///
    /// Colours follow the tint and the state of the button unless they are set.
    public struct Configuration {
        /// How large the contents are.
        public enum Size: Int, Sendable {
            /// Between small and large.
            case medium = 0
            /// Small.
            case small = 1
            /// The smallest.
            case mini = 2
            /// Large.
            case large = 3
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// As round as the background says, whatever the size of text.
            case fixed = -1
            /// As round as the background says, and more with a larger size of text.
            case dynamic = 0
            /// A little.
            case small = 1
            /// Between small and large.
            case medium = 2
            /// Much.
            case large = 3
            /// Half circles at the ends.
            case capsule = 4
        }

        /// Where title and subtitle begin.
        public enum TitleAlignment: Int, Sendable {
            /// By where the image is, and how the button's contents are aligned.
            case automatic = 0
            /// At the edge where reading begins.
            case leading = 1
            /// In the middle.
            case center = 2
            /// At the edge where reading ends.
            case trailing = 3
        }

        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style

        private init(_ style: Style) {
            self.style = style
            background.cornerRadius = Self.cornerRadius
        }

        // MARK: - Looks

        /// A title in the tint colour, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour on a light shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// What lies behind the contents. Its colour is that of the look unless it is set.
        public var background = UIBackgroundConfiguration()
        /// How round the corners are. Default as the background says.
        public var cornerStyle = CornerStyle.dynamic
        /// How large title and insets are. Default medium.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// The colour of title and image; nil for that of the look.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, a shade of which a tinted button has; nil for that of the look.
        public var baseBackgroundColor: UIColor?
        /// Whether the button looks different while it is selected. Default true.
        public var automaticallyUpdateForSelection = true

        // MARK: - Contents

        /// The image.
        public var image: UIImage?
        /// Changes the image's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol in the place of the image is made; nil for the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator takes the image's place. Default false.
        public var showsActivityIndicator = false

        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// Changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that is too long is broken or cut. Default into lines.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A second line, smaller than the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The second line with attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the second line.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a second line that is too long is broken or cut. Default into lines.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        // MARK: - Places

        /// Space around the contents. Default 7 points above and below, 12 at the sides, for the medium size.
        public var contentInsets = Size.medium.insets
        /// The edge of the title at which the image is: one of them. Default leading.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Space between image and title, in points. Default 0.
        public var imagePadding: CGFloat = 0
        /// Space between title and subtitle, in points. Default 1.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle begin. Default automatic.
        public var titleAlignment = TitleAlignment.automatic

        /// Sets the insets that the size has.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

        /// Returns the configuration with the colours that it has in a button's state.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            let look = ButtonLook(self, state: button.state, tint: button.inheritedTint)
            updated.baseForegroundColor = look.foreground
            updated.background.backgroundColor = background.backgroundColor ?? look.background
            return updated
        }
    }
}

extension UIButton.Configuration {
    /// The radius of the corners unless the background has another, in points, as iOS 15 says in a configuration's
    /// description.
    private static let cornerRadius: CGFloat = 5.95
}

extension UIButton.Configuration.Size {
    /// Insets of 7 and 12 points are those of iOS 15. With its fonts small buttons are 28 points high and large ones
    /// 50, from which the others follow.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small: .subheadline
        case .mini: .footnote
        }
    }

    var subtitleStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .footnote
        case .small, .mini: .caption1
        }
    }
}
