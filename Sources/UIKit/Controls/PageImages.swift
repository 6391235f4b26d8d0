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
