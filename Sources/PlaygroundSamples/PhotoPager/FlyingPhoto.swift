import UIKit

/// A copy of a photo on its way between its cell and its page.
final class FlyingPhoto {
    private let pager: PhotoPagerViewController
    private let page: PhotoViewController?
    private let cell: PhotoCell?
    private let copy: UIImageView
    private let small: CGRect
    private let large: CGRect

    /// Puts the copy where the photo is, and hides the photo in cell and page.
    init(of pager: PhotoPagerViewController, cell: PhotoCell?, in container: UIView, isOpen: Bool) {
        self.pager = pager
        self.cell = cell
        page = pager.page
        let original = pager.page?.imageView
        copy = UIImageView(image: original?.image)
        copy.contentMode = .scaleAspectFill
        copy.clipsToBounds = true
        large = original.map { $0.convert($0.bounds, to: container) } ?? container.bounds
        small =
            cell.map { $0.convert($0.bounds, to: container) }
            ?? large.offsetBy(dx: 0, dy: container.bounds.height)
        container.addSubview(copy)
        original?.isHidden = true
        cell?.imageView.isHidden = true
        show(isOpen: isOpen)
    }

    /// Puts the photo into its cell, or onto its page.
    func show(isOpen: Bool) {
        resize(isOpen: isOpen)
        move(isOpen: isOpen)
    }

    func resize(isOpen: Bool) {
        copy.bounds.size = isOpen ? large.size : small.size
        pager.showSurroundings(isOpen ? 1 : 0)
    }

    func move(isOpen: Bool) {
        copy.center = center(isOpen: isOpen)
    }

    /// Returns the way that the photo has to go, in points.
    func way(isOpen: Bool) -> CGVector {
        let end = center(isOpen: isOpen)
        return CGVector(dx: end.x - copy.center.x, dy: end.y - copy.center.y)
    }

    private func center(isOpen: Bool) -> CGPoint {
        let frame = isOpen ? large : small
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Moves the photo with a finger: the farther, the smaller it is.
    func drag(by way: CGPoint, fade: CGFloat) {
        let scale = 1 - 0.35 * fade
        copy.bounds.size = CGSize(width: large.width * scale, height: large.height * scale)
        copy.center = CGPoint(x: large.midX + way.x, y: large.midY + way.y)
        pager.showSurroundings(1 - fade)
    }

    /// Shows the photo in cell and page again.
    func land() {
        copy.removeFromSuperview()
        page?.imageView.isHidden = false
        cell?.imageView.isHidden = false
        pager.showSurroundings(1)
    }
}
