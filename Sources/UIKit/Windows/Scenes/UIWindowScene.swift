import Foundation
import QuartzCore

/// The scene with an application's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen of the windows.
    public let screen: UIScreen

    /// Makes the scene of a session, on the screen of the application whose code runs.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        screen = .main
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The windows that are shown, back to front.
    open var windows: [UIWindow] { screen.windows }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { screen.keyWindow }

    /// The orientation of the content, by the screen's shape.
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

    /// The coordinates of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The application.
    open override var next: UIResponder? { screen.clock.part(EventRoute.self).application }

    /// Which sizes the user can give to the window.
    open var sizeRestrictions: UISceneSizeRestrictions? { sizes }
    private let sizes = UISceneSizeRestrictions()

    /// The traits that windows start from.
    open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// Keeps the scene of an application.
@MainActor
final class SceneSystem: FrameClockPart {
    private unowned let clock: FrameClock

    init(clock: FrameClock) { self.clock = clock }

    /// The scene.
    private(set) lazy var scene: UIWindowScene = clock.perform {
        UIWindowScene(
            session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    }
}

extension UIScreen {
    /// The scene whose windows the screen shows.
    package var scene: UIWindowScene { clock.part(SceneSystem.self).scene }
}
