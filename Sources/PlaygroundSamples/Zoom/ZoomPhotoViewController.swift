import UIKit

/// One picture as large as the screen allows. A swipe to the side shows the next or the previous one.
final class ZoomPhotoViewController: UIViewController {
    private let images: [UIImage]
    private(set) var index: Int
    private let pageDuration: TimeInterval
    private let imageView = UIImageView()
    private let caption = UILabel()
    /// Keeps the caption readable where it lies on the picture; on black it is not seen.
    private let captionPlate = UIView()
    private let doneButton = UIButton(type: .system)

    init(images: [UIImage], index: Int, pageDuration: TimeInterval) {
        self.pageDuration = pageDuration
        self.images = images
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        caption.font = .systemFont(ofSize: 17)
        caption.textColor = UIColor(white: 1, alpha: 0.7)
        captionPlate.backgroundColor = UIColor(white: 0, alpha: 0.7)
        doneButton.setTitle("Done", for: .normal)
        doneButton.setTitleColor(.white, for: .normal)
        doneButton.addTarget(self, action: ZoomPhotoViewController.doneTapped, for: .touchUpInside)
        for subview in [imageView, captionPlate, caption, doneButton] { view.addSubview(subview) }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: ZoomPhotoViewController.swiped)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        show(index)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.frame = pictureFrame
        let room = view.bounds.inset(by: view.safeAreaInsets)
        caption.sizeToFit()
        caption.center = CGPoint(
            x: room.midX, y: min(pictureFrame.maxY + 28, room.maxY - caption.bounds.height))
        captionPlate.frame = caption.frame.insetBy(dx: -12, dy: -6)
        captionPlate.layer.cornerRadius = captionPlate.bounds.height / 2
        doneButton.sizeToFit()
        doneButton.frame.origin = CGPoint(x: room.maxX - doneButton.bounds.width - 16, y: room.minY + 8)
    }

    /// The largest frame with the picture's proportions that fits, in the middle.
    var pictureFrame: CGRect {
        let (room, size) = (view.bounds, images[index].size)
        let scale = min(room.width / size.width, room.height / size.height)
        let fit = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: room.midX - fit.width / 2, y: room.midY - fit.height / 2, width: fit.width, height: fit.height)
    }

    private func show(_ index: Int) {
        self.index = index
        imageView.image = images[index]
        caption.text = Landscape.all[index].name
        view.setNeedsLayout()
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) {
        let next = swipe.direction == .left ? index + 1 : index - 1
        guard images.indices.contains(next) else { return }
        UIView.transition(with: view, duration: pageDuration, options: .transitionCrossDissolve) {
            self.show(next)
        }
    }

    private func doneTapped() {
        dismiss(animated: true)
    }
}
