import Compositor
import CoreGraphics
import OpenGLRenderer
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

    private let surface: Surface
    private let context: OpenGLContext
    private let compositor = LayerCompositor()
    /// nil only while this goes: the renderer's objects have to go first, in their context.
    private var renderer: OpenGLRenderer?
    private var warmUpStep = 0

    init(surface: Surface) throws(HostError) {
        self.surface = surface
        context =
            switch surface {
            case .window(let window): window.context
            case .offscreen(let offscreen): offscreen.context
            }
        do {
            renderer = try context.use { try OpenGLRenderer() }
        } catch {
            throw .renderer(reason: "\(error)")
        }
    }

    isolated deinit {
        context.use { renderer = nil }
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
        context.use { draw(list) }
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
        return context.use {
            renderer?.warmUp(
                step: step, surface: (geometry.pixelWidth, geometry.pixelHeight, framebuffer: 0)) ?? false
        }
    }

    private func draw(_ list: DisplayList) {
        switch surface {
        case .window(let window):
            let geometry = window.geometry
            renderer?.draw(list, surface: (geometry.pixelWidth, geometry.pixelHeight, framebuffer: 0))
            window.swap()
        case .offscreen(let offscreen):
            let framebuffer = offscreen.framebuffer
            renderer?.draw(list, surface: (framebuffer.width, framebuffer.height, framebuffer.name))
            offscreen.frameWasDrawn()
        }
    }

    func image(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool
    ) -> CGImage? {
        if afterScreenUpdates { CATransaction.flush() }
        guard rect.width * scale > 0, rect.height * scale > 0,
            SurfaceLimits.exceeded(by: rect.size, scale: scale) == nil
        else { return nil }
        let width = Int32((rect.width * scale).rounded(.up))
        let height = Int32((rect.height * scale).rounded(.up))
        let list = compositor.snapshot(
            of: layer, in: rect, scale: scale, afterUpdates: afterScreenUpdates)
        return context.use {
            guard let target = try? Framebuffer(context: context, width: width, height: height) else {
                return nil
            }
            renderer?.draw(list, surface: (width, height, target.name))
            return renderer?.readPixels(x: 0, y: 0, width: width, height: height, framebuffer: target.name)
        }
    }

    /// Reads the pixels of an offscreen surface; nil for a window, whose pixels belong to the display.
    func readSurface() -> CGImage? {
        guard case .offscreen(let offscreen) = surface else { return nil }
        let framebuffer = offscreen.framebuffer
        return context.use {
            renderer?.readPixels(
                x: 0, y: 0, width: framebuffer.width, height: framebuffer.height,
                framebuffer: framebuffer.name)
        }
    }
}
