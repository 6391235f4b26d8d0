import QuartzCore
import UIKit

/// The pipeline's presenter on a surface without a window: for pictures, replays and tests.
@MainActor
package final class OffscreenHost: FramePresenter {
    private let surface: OffscreenSurface
    private let presenter: SurfacePresenter

    /// Makes a surface for a stage of `size` points at `scale` pixels per point, with a device of its own
    /// unless one is given.
    ///
    /// - Throws: `HostError` with a sentence on what to install or set.
    package init(size: CGSize, scale: CGFloat, device: DrawingDevice? = nil) throws(HostError) {
        let pixels = Self.pixels(size, scale)
        let device = if let device { device } else { try DrawingDevice() }
        surface = try OffscreenSurface(width: pixels.width, height: pixels.height, device: device)
        try HostError.checkFonts()
        presenter = SurfacePresenter(surface: .offscreen(surface), device: device)
    }

    /// Returns what the surface holds, upright.
    ///
    /// - Throws: `HostError.renderer` if it cannot be read.
    package func readPixels() throws(HostError) -> CGImage {
        guard let image = presenter.readSurface() else {
            throw .renderer(reason: "the surface's pixels cannot be read")
        }
        return image
    }

    package func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        let pixels = Self.pixels(size, scale)
        do {
            try surface.resize(width: pixels.width, height: pixels.height)
        } catch {
            fatalError(error.description)
        }
        return presenter.present(tree, size: size, scale: scale)
    }

    package func image(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool
    ) -> CGImage? {
        presenter.image(of: layer, in: rect, scale: scale, afterScreenUpdates: afterScreenUpdates)
    }

    package func latestPicture(of layer: CALayer) -> LayerPicture? { presenter.latestPicture(of: layer) }

    private static func pixels(_ size: CGSize, _ scale: CGFloat) -> (width: Int32, height: Int32) {
        (SurfaceLimits.pixels(size.width * scale), SurfaceLimits.pixels(size.height * scale))
    }
}
