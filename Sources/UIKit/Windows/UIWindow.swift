/// The root of a view hierarchy: shows it on the screen and delivers events to it.
///
/// A new window is hidden. A shown one stays on the screen as long as it is retained.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller that the window shows or is about to show.
    var shownRoot: UIViewController?
    /// Whether `shownRoot` has been told that it appears.
    var isShowingRoot = false
    lazy var rootChanges = ContainerChanges(self)
    /// The first responder, which gets key presses first.
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { inputViews.firstResponderDidChange() } }
    }
    /// The view, such as an open menu, that gets key presses in place of the first responder while it lies in
    /// the window.
    var keyOverlay: UIView? {
        get { lastKeyOverlay?.window === self ? lastKeyOverlay : nil }
        set { lastKeyOverlay = newValue }
    }
    private weak var lastKeyOverlay: UIView?
    /// The responder that gets key presses.
    var keyResponder: UIResponder? { keyOverlay ?? firstResponder }
    /// The views that the first responder brings along.
    lazy var inputViews = InputViews(window: self)

    /// A hidden window that takes up `frame` of the screen.
    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        layer.isHidden = true
    }

    /// A hidden window as large as the screen of a scene.
    public init(windowScene: UIWindowScene) {
        screen = windowScene.screen
        super.init(frame: windowScene.screen.bounds)
        layer.isHidden = true
    }

    /// A hidden window as large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// A hidden window as large as the screen; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        screen = .main
        super.init(coder: coder)
        layer.isHidden = true
        frame = screen.bounds
    }

    // MARK: - Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            guard rootChanges.allow("rootViewController") else {
                rootViewController = oldValue
                return
            }
            clock.perform { rootViewControllerDidChange(from: oldValue) }
        }
    }

    // MARK: - Showing

    /// The screen that the window is shown on: that of the application whose code made the window.
    public let screen: UIScreen

    /// The scene that shows the window: that of the application. A window without a scene is off the screen.
    open var windowScene: UIWindowScene? {
        get { isWithoutScene ? nil : screen.scene }
        set { takeScene(newValue) }
    }

    private var isWithoutScene = false

    /// The window's level: windows of higher levels, and later ones of the same level, lie in front of it.
    open var windowLevel = Level.normal {
        didSet {
            if windowLevel != oldValue, !isHidden { showOnScreen() }
        }
    }

    /// Whether the window is off the screen; true at first.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            clock.perform { isHiddenDidChange(to: newValue) }
        }
    }

    private func isHiddenDidChange(to isHidden: Bool) {
        if isHidden {
            clock.part(EventRoute.self).haveViewsLeft = true
            screen.hide(self)
            handKeyOn()
        } else {
            announcedTraits = traitCollection
            adoptColorsBelow(inside: traitCollection)
            showOnScreen()
        }
        visibilityDidChange()
        post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }

    private func showOnScreen() {
        if !isWithoutScene { screen.show(self) }
    }

    private func takeScene(_ scene: UIWindowScene?) {
        guard scene == nil || scene === screen.scene else {
            return diagnose(
                .error, "windowScene", "is of another application, where the window cannot move to")
        }
        guard isWithoutScene != (scene == nil) else { return }
        isWithoutScene = scene == nil
        guard !isHidden else { return }
        if isWithoutScene {
            screen.hide(self)
            handKeyOn()
        } else {
            screen.show(self)
        }
    }

    /// Shows the window in front of the others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { showOnScreen() }
        makeKey()
    }

    /// Makes the window the key window, which gets key presses.
    open func makeKey() {
        guard !isKeyWindow else { return }
        for window in screen.windows where window.isKeyWindow { window.resignKeyIfNeeded() }
        keyHold = KeyHold(screen)
        becomeKey()
        post(Self.didBecomeKeyNotification)
    }

    /// Whether the window is the key window.
    public var isKeyWindow: Bool { keyHold != nil }

    private var keyHold: KeyHold?

    /// Called when the window has become the key window.
    open func becomeKey() {}

    /// Called when the window has stopped being the key window.
    open func resignKey() {}

    // MARK: - Events

    /// Delivers touches to the gesture recognizers, then to the views, and key presses to their responders.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent { return event.deliver() }
        clock.perform { clock.part(EventRoute.self).dispatcher?.deliver(event, in: self) }
    }

    // MARK: - UIView

    /// Takes over the part of the screen's safe area that reaches into the window's new frame.
    open override func layoutSubviews() {
        super.layoutSubviews()
        screen.updateSafeArea(of: self)
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The scene.
    open override var next: UIResponder? { windowScene ?? screen.clock.part(EventRoute.self).application }

    /// The undo manager of all in the window that has none of its own.
    open override var undoManager: UndoManager? { ownUndoManager }

    private lazy var ownUndoManager = UndoManager()

    // MARK: - For the library

    /// Whether the window's own layer changes at once, even inside an animation of its content.
    var jumps = false
    /// The traits that were announced to the views last.
    var announcedTraits: UITraitCollection?
    /// The turn of the screen that is being announced to the controllers.
    var announcedTurn: ScreenTurn?

    func screenDidResize(to bounds: CGRect, _ change: SizeChange?) {
        carryOut(change) {
            self.frame = bounds
            self.screen.updateSafeArea(of: self)
        }
    }

    private var lastTraits: (size: CGSize, screen: UITraitCollection, collection: UITraitCollection)?

    override var ownTraits: UITraitCollection? {
        let (size, outer) = (bounds.size, screen.traitCollection)
        if let lastTraits, lastTraits.size == size, lastTraits.screen === outer {
            return lastTraits.collection
        }
        let traits = traits(at: size)
        lastTraits = (size, outer, traits)
        return traits
    }

    override func overridesDidChange(from previous: UITraitCollection) {
        lastTraits = nil
        traitsDidChange()
    }

    /// Returns the window's traits at a size.
    func traits(at size: CGSize) -> UITraitCollection {
        screen.traits(at: size).overridden(by: traitOverrides.values)
    }

    /// Returns the action for a change of a layer; none for the window's own layer while the window follows
    /// the screen.
    open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        jumps && layer === self.layer ? CALayer.noAction : super.action(for: layer, forKey: event)
    }

    private func resignKeyIfNeeded() {
        guard let keyHold else { return }
        keyHold.isGivenUp = true
        self.keyHold = nil
        resignKey()
        post(Self.didResignKeyNotification)
    }

    /// Makes the foremost other window the key window, after this one has resigned.
    private func handKeyOn() {
        guard isKeyWindow else { return }
        resignKeyIfNeeded()
        screen.ensureKeyWindow()
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// Makes the window that retains it the key window. When that window is released, another one becomes key.
@MainActor
private final class KeyHold {
    private let screen: UIScreen
    /// Whether the window has resigned; the code that made it resign then chooses the next key window.
    var isGivenUp = false

    init(_ screen: UIScreen) { self.screen = screen }

    isolated deinit {
        if !isGivenUp { screen.ensureKeyWindow() }
    }
}

extension UIWindow {
    /// Posted by a window that has come onto the screen.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted by a window that has left the screen.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted by a window that has become the key window.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
        "UIWindowDidBecomeKeyNotification")
    /// Posted by a window that has stopped being the key window.
    public nonisolated static let didResignKeyNotification = NSNotification.Name(
        "UIWindowDidResignKeyNotification")
}

extension UIWindow {
    /// How far in front a window lies.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The greater, the farther in front.
        public let rawValue: CGFloat
        /// Makes a level of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of the application's windows.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar, in front of `normal`.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts, in front of the others.
        public static let alert = Level(rawValue: 2000)

        /// A level in front of another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// A level behind another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

        /// Whether the first lies behind the second.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }
}

extension UIView {
    /// Adopts a new scale of the screen in the view and its subviews, which redraw.
    func adoptScale(_ scale: CGFloat) {
        setScale(scale)
        for subview in subviews { subview.adoptScale(scale) }
    }

    /// Adopts the scale of the screen that the view and its subviews come onto, except where a scale was set.
    func followScale(_ scale: CGFloat) {
        if layer.contentsScale != scale, !flags.contains(.hasOwnScale) { setScale(scale) }
        for subview in subviews { subview.followScale(scale) }
    }

    /// Sets a number of pixels per point that the view keeps on any screen.
    func setOwnScale(_ scale: CGFloat) {
        flags.insert(.hasOwnScale)
        setScale(scale)
    }

    /// Sets the number of pixels per point and redraws if it changed.
    func setScale(_ scale: CGFloat) {
        guard scale != layer.contentsScale else { return }
        layer.contentsScale = scale
        setNeedsDisplay()
    }
}
