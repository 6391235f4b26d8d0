import Compositor
import CoreGraphics
import OpenGLRenderer
import UIKit

/// An OpenGL context, the renderer in it, and the pictures that it holds.
///
/// Any number of surfaces and stages draw with one device; what they share is uploaded once.
@MainActor
package final class DrawingDevice {
    /// The pictures in the context; compositors that draw with this device share it.
    package let textures: TextureStore
    let context: OpenGLContext
    /// nil only while this goes: the renderer's objects have to go first, in their context.
    private var renderer: OpenGLRenderer?

    /// A device in a context of its own, which needs neither a display nor a window.
    ///
    /// - Throws: `HostError` where OpenGL 3.3 is not available, with a sentence on what to install or set.
    package convenience init(textures: TextureStore = TextureStore()) throws(HostError) {
        TextReadiness.begin()
        let video = try SDLVideo(.offscreen)
        try self.init(
            context: OpenGLContext(
                video: video, title: "", width: 16, height: 16, flags: OpenGLContext.hidden,
                keepsCurrent: false), textures: textures)
    }

    init(context: OpenGLContext, textures: TextureStore = TextureStore()) throws(HostError) {
        self.context = context
        self.textures = textures
        do {
            renderer = try context.use { try OpenGLRenderer() }
        } catch {
            throw .renderer(reason: "\(error)")
        }
    }

    isolated deinit {
        context.use { renderer = nil }
    }

    /// Draws a list on a surface of this device's context.
    func draw(_ list: DisplayList, surface: OpenGLRenderer.Surface, thenCall done: () -> Void = {}) {
        context.use {
            renderer?.draw(list, surface: surface)
            done()
        }
    }

    /// Draws a list into a picture of its own; nil where none of that size can be had.
    package func picture(of list: DisplayList, width: Int32, height: Int32) -> CGImage? {
        context.use {
            guard let target = try? Framebuffer(context: context, width: width, height: height) else {
                return nil
            }
            renderer?.draw(list, surface: (width, height, target.name))
            return renderer?.readPixels(x: 0, y: 0, width: width, height: height, framebuffer: target.name)
        }
    }

    /// Reads the pixels of a framebuffer of this device's context.
    func pixels(of framebuffer: Framebuffer) -> CGImage? {
        context.use {
            renderer?.readPixels(
                x: 0, y: 0, width: framebuffer.width, height: framebuffer.height,
                framebuffer: framebuffer.name)
        }
    }

    /// Compiles one of the programs that later frames may need.
    ///
    /// - Returns: false when no program is left.
    func warmUp(step: Int, surface: OpenGLRenderer.Surface) -> Bool {
        context.use { renderer?.warmUp(step: step, surface: surface) ?? false }
    }
}
