import Foundation

extension UIListContentConfiguration {
    /// How a text of a row looks.
    public struct TextProperties {
        /// Where a text stands.
        public enum TextAlignment: Int, Sendable {
            /// Where reading begins.
            case natural = 0
            /// In the middle.
            case center = 1
            /// At both edges.
            case justified = 2
        }

        /// How the letters of a text are changed.
        public enum TextTransform: Int, Sendable {
            /// Not at all.
            case none = 0
            /// To capitals.
            case uppercase = 1
            /// To small letters.
            case lowercase = 2
            /// The first letter of each word to a capital.
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor {
            get { ownColor ?? (isDisabled ? .tertiaryLabel : usualColor) }
            set { ownColor = newValue }
        }
        /// Changes the colour before it is shown.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where the text stands. Default where reading begins.
        public var alignment = TextAlignment.natural
        /// How a text that is too long is cut. Default at its end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The greatest number of lines; 0, the default, for as many as it takes.
        public var numberOfLines = 0
        /// Whether the font shrinks where the text is too wide. Default false.
        public var adjustsFontSizeToFitWidth = false
        /// How far it shrinks at most, as a share of its size. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the size of text that the user prefers. Default true.
        public var adjustsFontForContentSizeCategory = true
        /// How the letters are changed. Default not at all.
        public var transform = TextTransform.none

        private let usualColor: UIColor
        private var ownColor: UIColor?
        var isDisabled = false

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            usualColor = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The text with its letters changed.
        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }
}
