extension UIPageControl {
    /// When a round plate is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger is dragged along the dots.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// How the user turns pages.
    public enum InteractionState: Int, Sendable {
        /// Not at the moment.
        case none = 0
        /// By a tap, one page at a time.
        case discrete = 1
        /// By a finger that is dragged along the dots.
        case continuous = 2
    }

    /// Which way the pages go on.
    public enum Direction: Int, Sendable {
        /// As text is read.
        case natural = 0
        /// To the right.
        case leftToRight = 1
        /// To the left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }
}

/// The images in place of dots.
struct PageImages {
    /// That of all pages without one of their own.
    var preferred: UIImage?
    /// That of the current page.
    var preferredOfCurrent: UIImage?
    /// Those of single pages.
    var own: [Int: UIImage] = [:]
    /// Those of single pages while they are current.
    var ownOfCurrent: [Int: UIImage] = [:]

    var all: [UIImage] {
        [preferred, preferredOfCurrent].compactMap(\.self) + own.values + ownOfCurrent.values
    }

    /// Whether a page looks otherwise while it is current.
    var changeWithCurrentPage: Bool { preferredOfCurrent != nil || !ownOfCurrent.isEmpty }

    /// The image of a page; nil for a dot.
    func image(of page: Int, isCurrent: Bool) -> UIImage? {
        let usual = own[page] ?? preferred
        return isCurrent ? ownOfCurrent[page] ?? preferredOfCurrent ?? usual : usual
    }

    /// Forgets the images of pages that there are no longer.
    mutating func keep(pagesBelow count: Int) {
        own = own.filter { $0.key < count }
        ownOfCurrent = ownOfCurrent.filter { $0.key < count }
    }
}
