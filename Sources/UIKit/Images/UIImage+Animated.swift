import Foundation

extension UIImage {
    /// The rate of pictures where no duration is given, a second.
    private static let usualRate: Double = 10
    /// The most pictures that are looked for by a name.
    private static let mostNamed = 1024

    /// Makes an image of pictures that an image view shows one after another, without end. Its own pixels are
    /// those of the first one.
    ///
    /// - Parameters:
    ///   - images: the pictures; of animated ones, theirs.
    ///   - duration: seconds for all of them; 0 for a tenth of a second each.
    /// - Returns: nil without a picture.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let pictures = images.flatMap { $0.images ?? [$0] }
        guard let first = pictures.first else { return nil }
        let image = UIImage(
            pixels: first.cgImage, scale: first.scale, renderingMode: first.renderingMode,
            orientation: first.imageOrientation)
        image.images = pictures
        let isGiven = duration > 0 && duration.isFinite
        image.duration = isGiven ? duration : Double(pictures.count) / usualRate
        return image
    }

    /// Makes an animated image of the pictures `name0`, `name1` and so on.
    ///
    /// - Parameters:
    ///   - name: what the names begin with.
    ///   - duration: seconds for all of them; 0 for a tenth of a second each.
    /// - Returns: nil without a picture of such a name.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var pictures: [UIImage] = []
        for number in 0..<mostNamed {
            guard let picture = UIImage(named: "\(name)\(number)") else {
                // The first one may be called name1.
                guard number == 0 else { break }
                continue
            }
            pictures.append(picture)
        }
        return animatedImage(with: pictures, duration: duration)
    }
}
