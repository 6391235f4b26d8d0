/// The running program: its screen, windows and delegate, and the way that events take.
@preconcurrency @MainActor
open class UIApplication: UIResponder, FrameClockOwner {
    /// The application whose code runs; outside of any, the one that was made or used last.
    public static var shared: UIApplication { FrameClock.current.application ?? .added(to: .current) }

    /// Hears of the life of the application.
    open var delegate: (any UIApplicationDelegate)?

    /// Where everything that happens is told.
    package let trace: TransitionTrace
    /// The screen.
    package let screen: UIScreen
    /// By which everything in the application runs.
    package let clock: FrameClock
    /// Runs the frames.
    package private(set) lazy var pipeline = FramePipeline(application: self)
    /// Makes touches of what happened outside.
    package private(set) lazy var dispatcher = TouchDispatcher(application: self)
    /// What the keyboard acts on.
    private(set) lazy var focus = FocusSystem(application: self)
    /// Decides between gesture recognizers.
    let gestures: GestureEnvironment
    /// What `UIView.setAnimationsEnabled(_:)` says.
    var enablesAnimations = true

    /// Classes of views whose `draw(_:)` draws nothing.
    var classesWithoutDrawing: Set<ObjectIdentifier> = []
    private var ignoredInteractions = 0

    /// An application with a screen and a clock of its own.
    public convenience override init() {
        self.init(clock: FrameClock(now: CACurrentMediaTime()))
    }

    /// An application that runs by a clock that has none yet.
    package init(clock: FrameClock) {
        self.clock = clock
        trace = TransitionTrace(clock: clock)
        screen = UIScreen(clock: clock)
        gestures = GestureEnvironment(clock: clock, trace: trace)
        super.init()
        clock.owner = self
        clock.diagnosticHandler = { [weak self] object, call, message in
            var diagnostic = Diagnostic(.error, object, call, "\(object).\(call): \(message).")
            diagnostic.object = object
            self?.trace.report(diagnostic)
        }
    }

    /// The delegate, where it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: - Windows

    /// The windows that are shown, back to front.
    public var windows: [UIWindow] { screen.windows }

    /// The window that gets keys.
    public var keyWindow: UIWindow? { screen.windows.last { $0.isKeyWindow } }

    // MARK: - Events

    /// Hands an event to the windows that its touches began in, or that has the keys.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .presses { keyWindow?.sendEvent(event) }
        for window in screen.windows.reversed() where event.hasChangedTouches(in: window) {
            window.sendEvent(event)
        }
    }

    /// The application is the last that hears of keys: those that nobody has used move the focus, or tap what has it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { focus.handle(press) }
        super.pressesBegan(presses, with: event)
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

    /// Takes no touches until `endIgnoringInteractionEvents()`; those that are down are cancelled. Calls nest.
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
}

extension UIApplication {
    /// What the application was started with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// From a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
