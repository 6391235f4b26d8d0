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
    /// The pictures that follow each other while the view animates; nil, the default, for none.
    public var animationImages: [UIImage]? {
        get { flipBook.images }
        set {
            stopAnimating()
            flipBook.images = newValue
        }
    }

    /// The seconds in which all pictures are shown once; 0, the default, for 30 pictures a second.
    public var animationDuration: TimeInterval {
        get { flipBook.duration }
        set { flipBook.duration = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// How often the pictures are shown; 0, the default, for without end.
    public var animationRepeatCount: Int {
        get { flipBook.count }
        set { flipBook.count = max(newValue, 0) }
    }

    /// Whether the pictures are running.
    public var isAnimating: Bool { layer.animation(forKey: FlipBook.key) != nil }

    /// Starts with the first picture.
    public func startAnimating() {
        let pictures = (flipBook.images ?? []).compactMap(\.upright)
        guard !pictures.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.calculationMode = .discrete
        animation.values = pictures
        animation.duration =
            flipBook.duration > 0 ? flipBook.duration : Double(pictures.count) / FlipBook.rate
        animation.repeatCount = flipBook.count > 0 ? Float(flipBook.count) : .infinity
        layer.add(animation, forKey: FlipBook.key)
    }

    /// Goes back to the view's own picture.
    public func stopAnimating() { layer.removeAnimation(forKey: FlipBook.key) }

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
