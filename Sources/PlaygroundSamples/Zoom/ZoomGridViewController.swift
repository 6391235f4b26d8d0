import Takes
import UIKit

/// A scrolling grid of pictures; a tap opens a picture from its cell.
final class ZoomGridViewController: UIViewController {
    private let scrollView = UIScrollView()
    private(set) var cells: [UIImageView] = []

    /// The least width of a cell, in points.
    private static let leastWidth: CGFloat = 150
    private let settings: ZoomSettings
    private var spacing: CGFloat { settings.spacing }

    init(settings: ZoomSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Zoom"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: ZoomGridViewController.menuTapped)
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        for index in Landscape.all.indices {
            let cell = ZoomCell(image: Sample.picture ?? Landscape.image(index))
            cell.contentMode = .scaleAspectFill
            cell.clipsToBounds = true
            cell.layer.cornerRadius = settings.cornerRadius
            cell.isUserInteractionEnabled = true
            cell.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: ZoomGridViewController.cellTapped))
            scrollView.addSubview(cell)
            cells.append(cell)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Beside a notch there are no pictures.
        let beside = UIEdgeInsets(
            top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right)
        scrollView.frame = view.bounds.inset(by: beside)
        let room = scrollView.bounds.width - spacing
        let columns = max(Int(room / (Self.leastWidth + spacing)), 1)
        let side = room / CGFloat(columns) - spacing
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: spacing + CGFloat(index % columns) * (side + spacing),
                y: spacing + CGFloat(index / columns) * (side + spacing), width: side, height: side)
        }
        let rows = (cells.count + columns - 1) / columns
        scrollView.contentSize = CGSize(
            width: scrollView.bounds.width, height: spacing + CGFloat(rows) * (side + spacing))
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
        let photo = ZoomPhotoViewController(
            images: cells.compactMap(\.image), index: index, pageDuration: settings.pageDuration)
        let options = UIViewController.Transition.ZoomOptions()
        // The picture alone, without the screen around it, covers the cell at both ends.
        options.alignmentRectProvider = { context in
            (context.zoomedViewController as? ZoomPhotoViewController)?.pictureFrame
        }
        options.dimmingColor = UIColor(white: 0, alpha: settings.dimOpacity)
        if !settings.dragsToDismiss { options.interactiveDismissShouldBegin = { _ in false } }
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
            cells[index].frame.insetBy(dx: 0, dy: -spacing), animated: false)
        return cells[index]
    }
}

/// A picture that the keyboard can focus.
private final class ZoomCell: UIImageView {
    override var canBecomeFocused: Bool { true }
}
