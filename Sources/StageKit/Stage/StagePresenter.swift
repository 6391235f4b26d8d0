import QuartzCore
import SDLHost
import UIKit

/// Draws nothing until a picture is asked for, so that tests of logic need no OpenGL.
final class StagePresenter: FramePresenter {
    private var host: OffscreenHost?
    /// The screen to draw.
    weak var screen: UIScreen?

    var isDrawing: Bool { host != nil }

    /// Returns the surface, made on first use.
    ///
    /// - Throws: `HostError` where OpenGL 3.3 cannot be had.
    func surface(size: CGSize, scale: CGFloat) throws(HostError) -> OffscreenHost {
        if let host { return host }
        let made = try OffscreenHost(size: size, scale: scale)
        host = made
        return made
    }

    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        if let host { return host.present(tree, size: size, scale: scale) }
        // The changes must be taken, or the tree would ask for frames forever.
        var hasChanged = false
        tree.drainChanges { _, _ in hasChanged = true }
        return hasChanged
    }

    func image(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool
    ) -> CGImage? {
        guard let screen else { return nil }
        // Nothing was drawn so far: the first picture shows how things are now.
        let isFirst = host == nil
        let surface = try? surface(size: screen.bounds.size, scale: screen.scale)
        return surface?.image(
            of: layer, in: rect, scale: scale, afterScreenUpdates: afterScreenUpdates || isFirst)
    }
}
