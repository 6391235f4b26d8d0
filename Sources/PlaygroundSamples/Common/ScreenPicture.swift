import Takes
import UIKit

/// A picture that fills a screen: a landscape, or the one that the user chose.
final class ScreenPicture: UIImageView {
    init(landscape: Int) {
        super.init(image: Sample.picture ?? Landscape.image(landscape))
        contentMode = .scaleAspectFill
        clipsToBounds = true
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Puts the picture behind everything in a view, from edge to edge.
    func fill(_ view: UIView) {
        view.insertSubview(self, at: 0)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
