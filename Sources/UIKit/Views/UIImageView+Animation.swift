import Foundation
import QuartzCore

/// The pictures that an image view shows one after another.
@MainActor
struct FlipBook {
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var count = 0

    /// The rate of the pictures where no duration is given, a second.
    static let rate: Double = 30
    static let key = "UIImageView.animationImages"
    static let imageKey = "UIImageView.image.images"

    /// The animated image that runs.
    var running: UIImage?
}

extension UIImageView {
    /// Runs the pictures of an animated image; of another one nothing runs.
    func run(_ image: UIImage?) {
        guard image !== flipBook.running else { return }
        flipBook.running = image?.images == nil ? nil : image
        layer.removeAnimation(forKey: FlipBook.imageKey)
        guard let image, let pictures = image.images?.compactMap(\.upright), !pictures.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.calculationMode = .discrete
        animation.values = pictures
        animation.duration = image.duration
        animation.repeatCount = .infinity
        layer.add(animation, forKey: FlipBook.imageKey)
    }
}
