extension UICollectionView {
    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell = 0
        /// A view that belongs to the data, such as a header.
        case supplementaryView = 1
        /// A view that belongs to the layout alone.
        case decorationView = 2
    }

    /// The position of an item after scrolling to it; none is the least scrolling that shows it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a position of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
