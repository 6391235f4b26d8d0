import Compositor

/// Shows parts of the back buffer, where the driver copies that buffer to the window: the whole of a large window takes
/// as long to copy as many a frame takes to draw.
@MainActor
final class PartialSwap {
    private typealias CopySubBuffer = @convention(c) (OpaquePointer, UInt, Int32, Int32, Int32, Int32) -> Void

    /// How many pixels can be copied in the time that beginning a copy takes: about 50 µs.
    private static let pixelsPerCopy = 100_000

    private let window: GLXWindow
    private let copy: CopySubBuffer

    /// Nil where the current context has no such copy. Only drivers that copy on swap keep the buffer as it is.
    init?() {
        guard let window = GLXWindow(), window.has("GLX_MESA_copy_sub_buffer"),
            let copy = load("glXCopySubBufferMESA", as: CopySubBuffer.self)
        else { return nil }
        self.window = window
        self.copy = copy
    }

    /// Shows what has changed in a window of so many pixels; returns false, and shows nothing, where a swap of all of it
    /// takes less time.
    func show(_ changed: [PixelRect], width: Int32, height: Int32) -> Bool {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let parts = changed.map { $0.intersection(whole) }.filter { !$0.isEmpty }
        guard parts.reduce(0, { $0 + $1.area + Self.pixelsPerCopy }) < whole.area + Self.pixelsPerCopy else {
            return false
        }
        for part in parts {
            // OpenGL counts from the lower edge.
            copy(window.display, window.drawable, part.x, height - part.maxY, part.width, part.height)
        }
        return true
    }
}
