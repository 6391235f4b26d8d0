import Foundation
import QuartzCore
import UIKit

extension Stage {
    /// Shakes the device: the motion events go to the first responder, else to the frontmost controller.
    ///
    /// - Parameter duration: the seconds that it takes.
    public func shake(for duration: TimeInterval = 0.5) {
        run { application.dispatcher.shake(hasEnded: false, timestamp: application.clock.now) }
        advance(by: duration)
        run { application.dispatcher.shake(hasEnded: true, timestamp: application.clock.now) }
    }

    /// The addresses and files that the application has opened with other programs.
    public var openedURLs: [URL] { application.clock.part(OpenedURLs.self).urls }

    /// Collects the addresses that the application opens, in place of a desktop.
    func takeOpenedURLs() {
        let opened = application.clock.part(OpenedURLs.self)
        application.clock.part(URLOpener.self).open = { url in
            opened.urls.append(url)
            return true
        }
    }
}

/// The addresses that an application has opened with other programs.
@MainActor
private final class OpenedURLs: FrameClockPart {
    var urls: [URL] = []

    init(clock: FrameClock) {}
}
