import Foundation
import QuartzCore

/// What a scene knows of its status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let screen: UIScreen

    init(_ screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The look that the controllers asked for.
    open var statusBarStyle: UIStatusBarStyle {
        screen.clock.part(StatusBarSystem.self).isLight ? .lightContent : .darkContent
    }

    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { screen.hidesStatusBar }

    /// The bar's frame on the screen; empty where there is none, or it is hidden.
    open var statusBarFrame: CGRect { screen.clock.application?.statusBarFrame ?? .zero }
}

extension UIWindowScene {
    /// What the scene knows of its status bar.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen) }
}
