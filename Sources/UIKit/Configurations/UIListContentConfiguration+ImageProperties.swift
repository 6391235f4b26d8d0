import Foundation

extension UIListContentConfiguration {
    /// How the image of a row looks.
    public struct ImageProperties {
        /// As a length of `reservedLayoutSize`: the room of a symbol, whatever the image is.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
        /// The room of a symbol with text of the standard size, in points. Apple does not document its own; the widest
        /// of the common symbols has room in this one, and a row of one line does not become higher.
        private static let symbolRoom = CGSize(width: 28, height: 22)

        /// The size and weight of a symbol; nil, the default, for those of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image; nil, the default, for the tint colour.
        public var tintColor: UIColor?
        /// Changes that colour before it is shown.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The greatest size: a larger image is scaled. A length of 0, the default, is no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, which stands in its middle. A length of 0, the default, is
        /// the image's own; all symbols have one room, which grows with the size of text.
        public var reservedLayoutSize = CGSize.zero

        var isDisabled = false

        init() {}

        /// The colour of a template image where the tint is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? (isDisabled ? .tertiaryLabel : tintColor)
            return tintColorTransformer?(color) ?? color
        }

        /// The size of an image that is no larger than it may be.
        func size(of image: UIImage) -> CGSize {
            let size = image.size
            guard size.width > 0, size.height > 0 else { return .zero }
            let scale = min(
                maximumSize.width > 0 ? maximumSize.width / size.width : 1,
                maximumSize.height > 0 ? maximumSize.height / size.height : 1, 1)
            return CGSize(width: size.width * scale, height: size.height * scale)
        }

        /// The room of an image of a size.
        func room(for size: CGSize, ofSymbol isSymbol: Bool, _ traits: UITraitCollection) -> CGSize {
            func length(_ reserved: CGFloat, _ own: CGFloat, _ room: CGFloat) -> CGFloat {
                guard reserved == Self.standardDimension || isSymbol && reserved <= 0 else {
                    return reserved > 0 ? reserved : own
                }
                let standard = UIFontMetrics(forTextStyle: .body)
                    .scaledValue(for: room, compatibleWith: traits)
                return max(standard, own)
            }
            return CGSize(
                width: length(reservedLayoutSize.width, size.width, Self.symbolRoom.width),
                height: length(reservedLayoutSize.height, size.height, Self.symbolRoom.height))
        }
    }
}
