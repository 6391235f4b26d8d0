import UIKit

/// A scrolling grid of pictures; a tap opens a picture from its cell.
final class ZoomGridViewController: UIViewController {
    private let scrollView = UIScrollView()
    private(set) var cells: [UIImageView] = []

    /// Points between the cells and beside them, and the least width of a cell.
    private static let spacing: CGFloat = 12
    private static let leastWidth: CGFloat = 150

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Zoom"
        view.backgroundColor = .white
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: ZoomGridViewController.menuTapped)
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        for landscape in Landscape.all {
            let cell = ZoomCell(image: landscape.image())
            cell.contentMode = .scaleAspectFill
            cell.clipsToBounds = true
            cell.layer.cornerRadius = 14
            cell.isUserInteractionEnabled = true
            cell.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: ZoomGridViewController.cellTapped))
            scrollView.addSubview(cell)
            cells.append(cell)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let room = view.bounds.width - Self.spacing
        let columns = max(Int(room / (Self.leastWidth + Self.spacing)), 1)
        let side = room / CGFloat(columns) - Self.spacing
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: Self.spacing + CGFloat(index % columns) * (side + Self.spacing),
                y: Self.spacing + CGFloat(index / columns) * (side + Self.spacing), width: side, height: side)
        }
        let rows = (cells.count + columns - 1) / columns
        scrollView.contentSize = CGSize(
            width: view.bounds.width, height: Self.spacing + CGFloat(rows) * (side + Self.spacing))
    }

    private func menuTapped() {
        dismiss(animated: true)
    }

    private func cellTapped(_ tap: UITapGestureRecognizer) {
        guard let index = cells.firstIndex(where: { $0 === tap.view }) else { return }
        open(index)
    }

    /// Opens a picture from its cell.
    func open(_ index: Int) {
        guard presentedViewController == nil else { return }
        let photo = ZoomPhotoViewController(images: cells.compactMap(\.image), index: index)
        let options = UIViewController.Transition.ZoomOptions()
        // The picture alone, without the screen around it, covers the cell at both ends.
        options.alignmentRectProvider = { context in
            (context.zoomedViewController as? ZoomPhotoViewController)?.pictureFrame
        }
        photo.preferredTransition = .zoom(options: options) { [weak self] context in
            // The screen may show another picture by now.
            guard let photo = context.zoomedViewController as? ZoomPhotoViewController else { return nil }
            return self?.cell(at: photo.index)
        }
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }

    /// Returns the cell of a picture, scrolled into sight.
    private func cell(at index: Int) -> UIView {
        scrollView.scrollRectToVisible(
            cells[index].frame.insetBy(dx: 0, dy: -Self.spacing), animated: false)
        return cells[index]
    }
}

/// A picture that the keyboard can focus.
private final class ZoomCell: UIImageView {
    override var canBecomeFocused: Bool { true }
}
