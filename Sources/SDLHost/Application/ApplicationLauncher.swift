import CSDL2
import Foundation
import QuartzCore
import UIKit

/// Runs an application in a window of its own, from its delegate's launch to the window's end.
@MainActor
package enum ApplicationLauncher {
    /// Opens the window, tells the delegate, and runs frames until the window is closed.
    ///
    /// - Parameters:
    ///   - delegate: the application's delegate.
    ///   - options: how the window is opened.
    ///   - urls: the files and addresses that the application is started with.
    /// - Throws: `HostError` where there is no display, no OpenGL 3.3 or no font.
    package static func run(
        _ delegate: any UIApplicationDelegate, in options: WindowOptions = WindowOptions(),
        opening urls: [URL] = []
    ) throws(HostError) {
        // Fonts are read on a thread of their own while the display and OpenGL get ready.
        TextReadiness.begin()
        let appearance = DesktopAppearance()
        let host = try SDLWindowHost(options)
        try HostError.checkFonts()
        let application = UIApplication(clock: FrameClock(now: host.now))
        application.screen.resize(to: host.size, scale: host.scale)
        application.screen.edgeWidth = options.edgeWidth
        options.didOpen?(host.size, host.scale)
        application.pipeline.presenter = host.presenter
        options.didMakeHost?(host)
        options.didMakeDevice?(host.device)
        application.clock.part(UIPasteboard.self).store = SDLClipboard()
        application.clock.part(URLOpener.self).open = { SDL_OpenURL($0.absoluteString) == 0 }
        application.clock.part(SceneCloser.self).close = { [weak host] in host?.stop() }
        application.clock.part(IdleTimer.self).setDisabled = { isDisabled in
            if isDisabled { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
        }
        application.clock.part(CalendarOrigin.self).dateAtZero = Date() - host.now
        follow(appearance, application.screen, host)
        application.delegate = delegate
        host.minimizing = { [weak application] isMinimized in
            guard let application else { return }
            application.clock.perform { application.become(isMinimized ? .background : .active) }
        }
        let (state, session) = (SceneStateFile(), application.screen.scene.session)
        application.clock.perform {
            state.restore(session)
            application.finishLaunching(opening: urls)
            application.become(.active)
        }
        host.run(application.pipeline)
        application.clock.perform {
            application.become(.inactive)
            application.terminate()
            state.keep(session)
        }
    }

    /// Makes the screen light or dark as the desktop is, now if that is known, and whenever it changes.
    private static func follow(_ appearance: DesktopAppearance, _ screen: UIScreen, _ host: SDLWindowHost) {
        if let style = appearance.style { screen.userInterfaceStyle = style }
        appearance.follow(from: screen.userInterfaceStyle) { style in
            // The main queue wakes the frame loop.
            DispatchQueue.main.async { host.send(.appearance(style)) }
        }
    }
}
