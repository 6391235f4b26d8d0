extension UICellAccessory {
    /// How an arrow looks.
    public struct DisclosureIndicatorOptions {
        /// Whether it is hidden, and keeps its room.
        public var isHidden: Bool
        /// Its colour; nil for grey.
        public var tintColor: UIColor?

        /// Describes an arrow.
        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How a check mark looks.
    public struct CheckmarkOptions {
        /// Whether it is hidden, and keeps its room.
        public var isHidden: Bool
        /// Its colour; nil for the cell's tint.
        public var tintColor: UIColor?

        /// Describes a check mark.
        public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How a text beside the contents looks.
    public struct LabelOptions {
        /// Whether it is hidden, and keeps its room.
        public var isHidden: Bool
        /// Its colour; nil for grey.
        public var tintColor: UIColor?
        /// Its font. Default that of a row's text.
        public var font: UIFont

        /// Describes a text.
        public init(
            isHidden: Bool = false, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body)
        ) {
            (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
        }
    }

    /// A view of one's own beside the contents, in the size that it has.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which end of the cell it stands.
        public let placement: Placement
        /// Whether it is hidden, and keeps its room.
        public var isHidden: Bool
        /// Its tint; nil for the cell's.
        public var tintColor: UIColor?

        /// Describes a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false, tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }
}
