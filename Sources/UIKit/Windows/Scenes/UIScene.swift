import Foundation

/// A part of an application that the system shows: an application has one here, with its window on the
/// desktop or its stage.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession
    /// The delegate, which gets the calls of the scene's life cycle. Retained.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is in front, and whether it gets events.
    open internal(set) var activationState = ActivationState.foregroundActive
    private var isConnected = true

    /// Makes the scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Moves the scene to a state together with the application, calls the delegate and posts the
    /// notifications.
    func become(_ state: ActivationState) {
        guard state != activationState else { return }
        let previous = activationState
        switch state {
        case .foregroundActive:
            if previous != .foregroundInactive { enterForeground() }
            activationState = state
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case .foregroundInactive:
            if previous == .foregroundActive {
                delegate?.sceneWillResignActive(self)
                post(Self.willDeactivateNotification)
            } else {
                enterForeground()
            }
            activationState = state
        case .background:
            if previous == .foregroundActive { become(.foregroundInactive) }
            activationState = state
            delegate?.sceneDidEnterBackground(self)
            keepState()
            post(Self.didEnterBackgroundNotification)
        case .unattached: disconnect()
        }
    }

    /// Disconnects the scene, as its application ends, even if the scene has never come to the front.
    func disconnect() {
        guard isConnected else { return }
        isConnected = false
        activationState = .unattached
        keepState()
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
    }

    /// Hands the scene to a delegate as the application launches.
    func connect(_ delegate: any UISceneDelegate, with options: ConnectionOptions) {
        self.delegate = delegate
        activationState = .unattached
        isConnected = true
        delegate.scene(self, willConnectTo: session, options: options)
        post(Self.willConnectNotification)
        if let state = session.stateRestorationActivity {
            delegate.scene(self, restoreInteractionStateWith: state)
        }
    }

    /// Has the state brought up to date, and keeps it with the session.
    private func keepState() {
        guard let delegate else { return }
        let state = delegate.stateRestorationActivity(for: self)
        state?.save()
        session.stateRestorationActivity = state
    }

    private func enterForeground() {
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIScene {
    /// Whether a scene is in front, and whether it gets events.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the application.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In front, without events.
        case foregroundInactive = 1
        /// Not in front.
        case background = 2
    }

    /// Why a scene was made: its application was launched, perhaps to open something.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The activities that another device hands over. Always empty here.
        public let userActivities: Set<NSUserActivity> = []
        /// The files and addresses that the application was started with.
        public let urlContexts: Set<UIOpenURLContext>
        /// The shortcut that the application was started with; nil for none.
        public let shortcutItem: UIApplicationShortcutItem?

        init(urlContexts: Set<UIOpenURLContext> = [], shortcutItem: UIApplicationShortcutItem? = nil) {
            self.urlContexts = urlContexts
            self.shortcutItem = shortcutItem
            super.init()
        }
    }

    /// Posted before a scene connects to the application.
    public nonisolated static let willConnectNotification = NSNotification.Name(
        "UISceneWillConnectNotification")
    /// Posted when the application has ended.
    public nonisolated static let didDisconnectNotification =
        NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene has become active.
    public nonisolated static let didActivateNotification = NSNotification.Name(
        "UISceneDidActivateNotification")
    /// Posted before a scene stops being active.
    public nonisolated static let willDeactivateNotification =
        NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to come to the front.
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene has gone to the background.
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
