import UIKit

/// A page: one photo, as large as the screen lets it be.
final class PhotoViewController: UIViewController {
    let index: Int
    let imageView: UIImageView

    init(_ photo: UIImage, index: Int) {
        self.index = index
        imageView = UIImageView(image: photo)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)
        let ratio = imageView.image.map { $0.size.height / max($0.size.width, 1) } ?? 1
        let fills = [
            imageView.widthAnchor.constraint(equalTo: view.widthAnchor),
            imageView.heightAnchor.constraint(equalTo: view.heightAnchor),
        ]
        for constraint in fills { constraint.priority = .defaultHigh }
        NSLayoutConstraint.activate(
            fills + [
                imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: ratio),
                imageView.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
                imageView.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
            ])
    }
}
