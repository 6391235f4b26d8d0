import CoreGraphics
import Foundation

/// Pictures that are made ready before they are shown.
extension UIImage {
    /// Returns the picture, upright and with all its pixels worked out, so that showing it takes no time; nil without
    /// pixels.
    public func preparingForDisplay() -> UIImage? {
        guard let pixels = upright else { return nil }
        pixels.withPixels { _ in }
        return self
    }

    /// Makes the picture ready in the next turn, and hands it over; nil without pixels.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Self.later(completionHandler) { self.preparingForDisplay() }
    }

    /// Makes the picture ready in the next turn; nil without pixels.
    public nonisolated func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { done in prepareForDisplay { done.resume(returning: $0) } }
    }

    /// Returns a smaller copy of the picture.
    ///
    /// - Parameter size: its size, in points.
    /// - Returns: the copy, as sharp as the picture; nil without pixels, or for a size of nothing.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let upright, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
            let context = CGContext(
                width: Int(min((size.width * scale).rounded(.up), CGFloat(CGContext.mostPixels))),
                height: Int(min((size.height * scale).rounded(.up), CGFloat(CGContext.mostPixels))))
        else { return nil }
        context.interpolationQuality = .high
        context.drawUpright(upright, in: CGRect(x: 0, y: 0, width: context.width, height: context.height))
        return UIImage(pixels: context.makeImage(), scale: scale, renderingMode: renderingMode)
    }

    /// Makes a smaller copy in the next turn, and hands it over; see `preparingThumbnail(of:)`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Self.later(completionHandler) { self.preparingThumbnail(of: size) }
    }

    /// Makes a smaller copy in the next turn; see `preparingThumbnail(of:)`.
    public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { done in
            prepareThumbnail(of: size) { done.resume(returning: $0) }
        }
    }

    /// Makes a picture in the next turn of the main queue, so that a run is repeated with the same pictures at the same
    /// times. On iOS another thread makes it.
    private static func later(
        _ completion: @escaping @Sendable (UIImage?) -> Void, _ make: @escaping @Sendable () -> UIImage?
    ) {
        DispatchQueue.main.async { completion(make()) }
    }
}
