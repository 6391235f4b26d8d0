/// The root of a tree of views; shows it on the screen and hands events to it.
///
/// A new window is hidden. It stays on the screen as long as somebody holds it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view is in the window, or the one that comes.
    var shownRoot: UIViewController?
    /// Whether the root that is there has been told that it appears.
    var isShowingRoot = false
    lazy var rootChanges = ContainerChanges(self)
    /// The responder that gets keys first.
    weak var firstResponder: UIResponder?

    /// A hidden window that takes up `frame` of the screen.
    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
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

    /// Traits that hold in the window, whatever its size stands for.
    public var traitOverrides = UITraitOverrides() {
        didSet {
            guard traitOverrides.values != oldValue.values else { return }
            lastTraits = nil
            clock.perform { traitsDidChange() }
        }
    }

    // MARK: - Showing

    /// The screen that the window is shown on: that of the application whose code made the window.
    public let screen: UIScreen

    /// Which windows lie in front of it: those of higher levels, and later ones of its own.
    open var windowLevel = Level.normal {
        didSet {
            guard windowLevel != oldValue, !isHidden else { return }
            screen.show(self)
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
            screen.hide(self)
            resignKeyIfNeeded()
        } else {
            announcedTraits = traitCollection
            screen.show(self)
        }
        visibilityDidChange()
    }

    /// Shows the window in front of all of its level and lets it have keys.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { screen.show(self) }
        makeKey()
    }

    /// Lets the window have keys.
    open func makeKey() {
        guard !isKeyWindow else { return }
        for window in screen.windows where window.isKeyWindow { window.resignKeyIfNeeded() }
        isKeyWindow = true
        becomeKey()
    }

    /// Whether keys come here.
    public private(set) var isKeyWindow = false

    /// The window has become the one that gets keys.
    open func becomeKey() {}

    /// The window has stopped being the one that gets keys.
    open func resignKey() {}

    // MARK: - Events

    /// Hands the event's touches to the gesture recognizers, then to the views; keys to who gets them first.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent { return event.deliver() }
        clock.perform { application.dispatcher.deliver(event, in: self) }
    }

    // MARK: - UIView

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { application }

    // MARK: - For the library

    /// Whether the window takes its new place at once, though all in it may move there.
    var jumps = false
    /// The traits that the views were told of last.
    var announcedTraits: UITraitCollection?

    func screenDidResize(to bounds: CGRect) {
        resize(to: bounds.size) { self.frame = bounds }
    }

    private var lastTraits: (size: CGSize, scale: CGFloat, collection: UITraitCollection)?

    override var ownTraits: UITraitCollection? {
        let (size, scale) = (bounds.size, screen.scale)
        if let lastTraits, lastTraits.size == size, lastTraits.scale == scale { return lastTraits.collection }
        let traits = traits(at: size)
        lastTraits = (size, scale, traits)
        return traits
    }

    /// The traits that the window has when it is that large.
    func traits(at size: CGSize) -> UITraitCollection {
        UITraitCollection(stageSize: size, scale: screen.scale).overridden(by: traitOverrides.values)
    }

    /// How a change is animated; not at all for the window's own while it follows the screen.
    open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        jumps && layer === self.layer ? CALayer.noAction : super.action(for: layer, forKey: event)
    }

    private func resignKeyIfNeeded() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
    }
}

extension UIWindow {
    /// How far in front a window lies.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The greater, the farther in front.
        public let rawValue: CGFloat
        /// From a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// From a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Where the application's windows lie.
        public static let normal = Level(rawValue: 0)
        /// Before the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Before all others.
        public static let alert = Level(rawValue: 2000)

        /// Whether the first lies behind the second.
        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    }
}

extension UIView {
    /// The screen has another scale: what is drawn has to be drawn again.
    func adoptScale(_ scale: CGFloat) {
        setScale(scale)
        for subview in subviews { subview.adoptScale(scale) }
    }

    /// The view and those in it come onto a screen, perhaps of another scale than the one that they were made for.
    func followScale(_ scale: CGFloat) {
        if layer.contentsScale != scale, !flags.contains(.hasOwnScale) { setScale(scale) }
        for subview in subviews { subview.followScale(scale) }
    }

    /// Draws with another number of pixels per point.
    func setScale(_ scale: CGFloat) {
        guard scale != layer.contentsScale else { return }
        layer.contentsScale = scale
        setNeedsDisplay()
    }
}
