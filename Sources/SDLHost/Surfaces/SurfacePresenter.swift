import Compositor
import CoreGraphics
import QuartzCore
import UIKit

/// Draws layer trees on a surface: changes → display list → OpenGL → swap.
@MainActor
final class SurfacePresenter: FramePresenter {
    /// The surface to draw on.
    enum Surface {
        case window(WindowSurface)
        case offscreen(OffscreenSurface)
    }

    let device: DrawingDevice
    private let surface: Surface
    private let compositor: LayerCompositor
    private var warmUpStep = 0

    init(surface: Surface, device: DrawingDevice) {
        self.surface = surface
        self.device = device
        compositor = LayerCompositor(textures: device.textures)
    }

    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        let age: Int
        switch surface {
        case .window(let window):
            age = window.age
            if window.needsFullFrame { compositor.invalidate() }
        case .offscreen(let offscreen):
            age = offscreen.age
        }
        guard let list = compositor.frame(of: tree, size: size, scale: scale, bufferAge: age) else {
            return false
        }
        draw(list)
        return true
    }

    /// Compiles one of the programs that later frames may need.
    ///
    /// - Returns: false when no program is left.
    func warmUp() -> Bool {
        guard case .window(let window) = surface, !window.isWindowless else { return false }
        let geometry = window.geometry
        let step = warmUpStep
        warmUpStep += 1
        return device.warmUp(
            step: step, surface: (geometry.pixelWidth, geometry.pixelHeight, framebuffer: 0))
    }

    private func draw(_ list: DisplayList) {
        switch surface {
        case .window(let window):
            let geometry = window.geometry
            device.draw(list, surface: (geometry.pixelWidth, geometry.pixelHeight, framebuffer: 0)) {
                window.swap(changed: list.changedPixels)
            }
        case .offscreen(let offscreen):
            let framebuffer = offscreen.framebuffer
            device.draw(list, surface: (framebuffer.width, framebuffer.height, framebuffer.name))
            offscreen.frameWasDrawn()
        }
    }

    func image(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool
    ) -> CGImage? {
        compositor.image(
            of: layer, in: rect, scale: scale, afterScreenUpdates: afterScreenUpdates, by: device)
    }

    func latestPicture(of layer: CALayer) -> LayerPicture? { compositor.latestPicture(of: layer, by: device) }

    /// Reads the pixels of an offscreen surface; nil for a window, whose pixels belong to the display.
    func readSurface() -> CGImage? {
        guard case .offscreen(let offscreen) = surface else { return nil }
        return device.pixels(of: offscreen.framebuffer)
    }
}

extension LayerCompositor {
    /// Returns what the latest frame showed of a layer; nil for nothing, or for a part that is too large.
    package func latestPicture(of layer: CALayer, by device: DrawingDevice) -> LayerPicture? {
        guard let latest = latestDrawing(of: layer),
            SurfaceLimits.exceeded(by: CGSize(width: Int(latest.width), height: Int(latest.height)), scale: 1)
                == nil,
            let image = device.picture(of: latest.list, width: latest.width, height: latest.height)
        else { return nil }
        return LayerPicture(image: image, transform: latest.transform)
    }

    /// Returns a picture of `rect` of a layer, in its coordinates; nil for one that is empty or too large.
    package func image(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool, by device: DrawingDevice
    ) -> CGImage? {
        if afterScreenUpdates { CATransaction.flush() }
        guard rect.width * scale > 0, rect.height * scale > 0,
            SurfaceLimits.exceeded(by: rect.size, scale: scale) == nil
        else { return nil }
        let list = snapshot(of: layer, in: rect, scale: scale, afterUpdates: afterScreenUpdates)
        return device.picture(
            of: list, width: Int32((rect.width * scale).rounded(.up)),
            height: Int32((rect.height * scale).rounded(.up)))
    }
}
