import CoreGraphics

/// Pixels of any size without a window or a display, drawn by the same pipeline as a window's.
@MainActor
package final class OffscreenSurface {
    let context: OpenGLContext
    private(set) var framebuffer: Framebuffer
    private var isBlank = true

    /// Makes a surface of whole pixels.
    ///
    /// - Throws: `HostError.renderer` for more pixels than the device can draw.
    package init(width: Int32, height: Int32, device: DrawingDevice) throws(HostError) {
        context = device.context
        framebuffer = try Framebuffer(context: context, width: width, height: height)
    }

    /// Changes the number of pixels and loses their contents.
    package func resize(width: Int32, height: Int32) throws(HostError) {
        guard framebuffer.width != width || framebuffer.height != height else { return }
        framebuffer = try Framebuffer(context: context, width: width, height: height)
        isBlank = true
    }

    /// The age of the contents, which stay from frame to frame; 0 for a blank surface.
    var age: Int { isBlank ? 0 : 1 }

    func frameWasDrawn() {
        isBlank = false
    }
}
