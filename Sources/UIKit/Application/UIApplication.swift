/// The running program: its screen, windows and delegate, and the delivery of events.
@preconcurrency @MainActor
open class UIApplication: UIResponder, FrameClockOwner, EventReceiver {
    /// The application whose code runs. Outside of any application's code it is the one that the current task
    /// has made or used last, else the one that was used last of all.
    public static var shared: UIApplication { FrameClock.current.application ?? .added(to: .current) }

    /// The delegate, which gets the calls of the application's life cycle. Retained.
    open var delegate: (any UIApplicationDelegate)?

    /// The quick actions that the application offers outside of itself; nil, the default, for none.
    ///
    /// The user of a stage chooses among them.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Records calls and diagnostics.
    package let trace: TransitionTrace
    /// The screen.
    package let screen: UIScreen
    /// The clock of everything in the application.
    package let clock: FrameClock
    /// Runs the frames.
    package private(set) lazy var pipeline = FramePipeline(application: self)
    /// Turns the host's events into touches and delivers them.
    package private(set) lazy var dispatcher = TouchDispatcher(application: self)
    /// The keyboard focus.
    private(set) lazy var focus = FocusSystem(application: self)
    /// Decides between gesture recognizers.
    let gestures: GestureEnvironment

    /// Whether the application runs in front. One that no host launches is active from the beginning.
    open internal(set) var applicationState = State.active

    /// The state that the parts of UIKit keep for this application, by type.
    private let parts: FrameClockParts
    private var ignoredInteractions = 0

    /// Makes an application with a screen and a clock of its own.
    public convenience override init() {
        self.init(clock: FrameClock(now: CACurrentMediaTime()))
    }

    /// Makes an application for a clock that has none yet.
    package init(clock: FrameClock) {
        self.clock = clock
        parts = clock.takeParts()
        trace = clock.part()
        screen = clock.part()
        gestures = clock.part()
        super.init()
        clock.owner = self
        clock.part(EventRoute.self).application = self
        clock.part(EventRoute.self).dispatcher = dispatcher
        clock.diagnosticHandler = { [weak self] object, call, message in
            var diagnostic = Diagnostic(.error, object, call, "\(object).\(call): \(message).")
            diagnostic.object = object
            self?.trace.report(diagnostic)
        }
    }

    /// The delegate, if it is a responder.
    open override dynamic var next: UIResponder? { delegate as? UIResponder }

    // MARK: - Windows

    /// The windows that are shown, back to front.
    open var windows: [UIWindow] { screen.windows }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { screen.keyWindow }

    // MARK: - Events

    /// Sends touches to the windows in which they began, key presses to the key window, and commands of remote controls
    /// to the first responder.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .presses { keyWindow?.sendEvent(event) }
        if event.type == .remoteControl {
            let receiver = dispatcher.keyReceiver ?? self
            receiver.remoteControlReceived(with: event)
        }
        for window in screen.windows.reversed() where event.hasChangedTouches(in: window) {
            window.sendEvent(event)
        }
        for window in event.hiddenWindows { window.sendEvent(event) }
    }

    /// Calls a method on an object; without one, on the first responder in the chain that has it.
    ///
    /// The chain begins at the key window's first responder, otherwise at the sender.
    ///
    /// - Parameters:
    ///   - action: the method, which takes the sender and the event, the sender, or nothing.
    ///   - target: the object, or nil.
    ///   - sender: the object that sends the action.
    ///   - event: the touches or presses that lead to it.
    /// - Returns: whether the method ran.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        let start = keyWindow?.firstResponder ?? sender as? UIResponder
        guard let target = target ?? start?.target(forAction: action, withSender: sender) else {
            return false
        }
        return TargetAction.send(action, to: target, from: sender, for: event)
    }

    /// Handles key presses at the end of the responder chain: they copy and paste, move the focus, or tap the focused
    /// view.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses where !sendEditAction(of: press) { focus.handle(press) }
        super.pressesBegan(presses, with: event)
    }

    /// Sends the standard edit action of a key to the first responder in the chain that carries it out.
    private func sendEditAction(of press: UIPress) -> Bool {
        press.editAction.map { sendAction($0, to: nil, from: nil, for: nil) } ?? false
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { focus.handle(press) }
        super.pressesChanged(presses, with: event)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { focus.handle(press) }
        super.pressesEnded(presses, with: event)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { focus.handle(press) }
        super.pressesCancelled(presses, with: event)
    }

    /// Ignores touches until `endIgnoringInteractionEvents()` and cancels those that are down. Calls nest.
    open func beginIgnoringInteractionEvents() {
        ignoredInteractions += 1
        dispatcher.cancelTouches()
    }

    /// Ends what `beginIgnoringInteractionEvents()` began.
    open func endIgnoringInteractionEvents() {
        ignoredInteractions = max(ignoredInteractions - 1, 0)
    }

    /// Whether touches are ignored now.
    open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    package private(set) var receivesRemoteControlEvents = false

    /// Starts sending the commands of remote controls, and of a keyboard's media keys, to the first
    /// responder.
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }

    /// Ends what `beginReceivingRemoteControlEvents()` began.
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

    /// Whether the desktop keeps from dimming the display and from locking the session while nobody touches it.
    open var isIdleTimerDisabled = false {
        didSet { clock.part(IdleTimer.self).setDisabled?(isIdleTimerDisabled) }
    }

    /// The status bar's frame on the screen; empty where there is none, or it is hidden.
    open var statusBarFrame: CGRect { frameOfStatusBar }

    /// Whether the status bar is hidden. If it is set to true no controller can show the bar.
    open var isStatusBarHidden: Bool {
        get { screen.hidesStatusBar }
        set { clock.applicationHidesStatusBar = newValue }
    }
}

extension UIApplication {
    /// The key of a launch option.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
