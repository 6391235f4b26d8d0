import Compositor
import CoreGraphics
import QuartzCore
import SDLHost
import UIKit

/// Takes over a stage's frames, and draws them only where a picture is asked for.
final class StagePresenter: FramePresenter {
    private let graphics: StageGraphics
    /// Knows the content of the last frame; nil until a picture is asked for.
    private var compositor: LayerCompositor?

    /// A presenter for a new stage.
    ///
    /// - Parameters:
    ///   - graphics: draws the pictures.
    ///   - isSeen: whether frames count as seen from the first one on.
    init(graphics: StageGraphics, isSeen: Bool) {
        self.graphics = graphics
        if isSeen { compositor = LayerCompositor(textures: graphics.textures) }
    }

    var isDrawing: Bool { compositor != nil }

    /// Whether a closure gets the display list of each frame.
    var isWatched: Bool { willDraw != nil }
    /// Gets the display list that a window would draw of each frame; nil if it is not needed.
    private var willDraw: ((DisplayList) -> Void)?

    /// Whether the last frame was not left out, so that pictures of it can be made.
    var showsLastFrame = true
    /// Whether a picture of the last frame was asked for and could not be made.
    private var hasMissedFrame = false

    func watch(_ willDraw: @escaping (DisplayList) -> Void) {
        watching().invalidate()
        self.willDraw = willDraw
    }

    func takeMissedFrame() -> Bool {
        defer { hasMissedFrame = false }
        return hasMissedFrame
    }

    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        if let compositor {
            guard let willDraw else { return compositor.follow(tree, scale: scale) }
            guard let list = compositor.frame(of: tree, size: size, scale: scale, bufferAge: 1) else {
                return false
            }
            graphics.postpone(list)
            willDraw(list)
            return true
        }
        // The changes must be taken, or the tree would ask for frames forever.
        var hasChanged = false
        tree.drainChanges { _, _ in hasChanged = true }
        return hasChanged
    }

    func image(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool
    ) -> CGImage? {
        guard let device = try? graphics.device() else { return nil }
        // Without a compositor so far, the first picture shows the present state.
        let isFirst = compositor == nil
        if !afterScreenUpdates, !isFirst, !showsLastFrame { hasMissedFrame = true }
        return watching().image(
            of: layer, in: rect, scale: scale, afterScreenUpdates: afterScreenUpdates || isFirst, by: device)
    }

    func latestPicture(of layer: CALayer) -> LayerPicture? {
        guard let compositor, let device = try? graphics.device() else { return nil }
        if !showsLastFrame { hasMissedFrame = true }
        return compositor.latestPicture(of: layer, by: device)
    }

    /// Returns a picture of a whole screen.
    ///
    /// - Throws: `HostError` where nothing can be drawn.
    func picture(of screen: UIScreen) throws(HostError) -> CGImage {
        let device = try graphics.device()
        let size = screen.nativeBounds.size
        watching().invalidate()
        let list = watching().frame(
            of: screen.tree, size: screen.bounds.size, scale: screen.scale, bufferAge: 0)
        guard let list,
            let picture = device.picture(
                of: list, width: SurfaceLimits.pixels(size.width), height: SurfaceLimits.pixels(size.height))
        else { throw .renderer(reason: "the stage's pixels cannot be read") }
        return picture
    }

    private func watching() -> LayerCompositor {
        if let compositor { return compositor }
        let made = LayerCompositor(textures: graphics.textures)
        compositor = made
        return made
    }
}
