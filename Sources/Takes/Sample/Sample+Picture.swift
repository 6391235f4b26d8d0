import QuartzCore
import UIKit

extension Sample {
    /// The picture that the user has dropped onto the window, which the screens may show in place of their
    /// own content; nil for none. It does not change while the screens exist.
    ///
    /// ```swift
    /// imageView.image = Sample.picture ?? UIImage(named: "mountains")
    /// ```
    @MainActor public static var picture: UIImage? { FrameClock.current.part(ContentPicture.self).image }
}

/// The picture of a stage's screens.
final class ContentPicture: FrameClockPart {
    var image: UIImage?

    init(clock: FrameClock) {}
}
