extension UIImage {
    /// How the pixels of a picture lie: what was up, or was mirrored, when they were taken.
    public enum Orientation: Int, Sendable, CaseIterable {
        /// They stand upright.
        case up
        /// They stand on their head.
        case down
        /// They were turned a quarter to the left.
        case left
        /// They were turned a quarter to the right.
        case right
        /// They are mirrored, left and right exchanged.
        case upMirrored
        /// They stand on their head and are mirrored.
        case downMirrored
        /// They are mirrored and were turned a quarter to the left.
        case leftMirrored
        /// They are mirrored and were turned a quarter to the right.
        case rightMirrored
    }
}

extension UIImage.Orientation {
    /// The number that cameras write for it.
    var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }

    /// Whether the upright picture is as wide as the pixels are high.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation of the mirrored picture.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }
}
