import Foundation

/// The sizes that the user can give to a scene's window, in points.
///
/// A desktop's window keeps to them from the next frame on, and a stage when it is resized next.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least width and height. Default 0, which leaves it to the host.
    open var minimumSize: CGSize
    /// The greatest width and height; a greater minimum takes precedence. Default no limit.
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    init(minimumSize: CGSize = .zero) {
        self.minimumSize = minimumSize
        super.init()
    }

    /// Returns the nearest size that the window can have.
    package func nearest(to size: CGSize) -> CGSize {
        CGSize(
            width: max(min(size.width, maximumSize.width), minimumSize.width),
            height: max(min(size.height, maximumSize.height), minimumSize.height))
    }
}
