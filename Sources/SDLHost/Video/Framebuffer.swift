/// An offscreen framebuffer of any size, released with this object.
@MainActor
final class Framebuffer {
    let width: Int32
    let height: Int32
    let name: UInt32
    private let color: UInt32
    private let context: OpenGLContext

    init(context: OpenGLContext, width: Int32, height: Int32) throws(HostError) {
        let made = context.use { context.functions.makeFramebuffer(width: width, height: height) }
        guard let made else {
            throw .renderer(reason: "no framebuffer of \(width) × \(height) pixels")
        }
        self.context = context
        self.width = width
        self.height = height
        name = made.framebuffer
        color = made.color
    }

    isolated deinit {
        context.use { context.functions.delete(framebuffer: name, color: color) }
    }
}
