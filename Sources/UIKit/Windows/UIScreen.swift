/// The surface that shows windows: the inside of the host's window.
@preconcurrency @MainActor
public final class UIScreen: NSObject, FrameClockPart {
    /// The screen of the application.
    public class var main: UIScreen { FrameClock.current.part() }

    /// The size in points; the origin is zero.
    public private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels per point.
    public private(set) var scale: CGFloat = 1 {
        didSet { clock.part(DisplayScale.self).value = scale }
    }
    /// Pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The size in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The most frames that the screen shows in a second.
    public var maximumFramesPerSecond: Int { Int((1 / clock.frameInterval).rounded()) }

    /// The superlayer of the windows' layers, and the tree that is drawn.
    package let rootLayer: CALayer
    package let tree: LayerTree

    /// The clock of the application whose screen this is.
    var clock: FrameClock { tree.clock }

    /// The orientation that the shape implies: landscape for a screen that is wider than high.
    var interfaceOrientation: UIInterfaceOrientation { Self.orientation(of: bounds.size) }

    /// The orientation in which the device is held. While a turn is announced, the interface still has the
    /// old one.
    var heldOrientation: UIInterfaceOrientation { Self.orientation(of: sizeToCome ?? bounds.size) }

    /// The screen's next size, while it is announced; nil otherwise.
    private var sizeToCome: CGSize?

    private static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeRight : .portrait
    }

    /// Width of the zones along a window's edges in which edge drags begin, in points. iOS takes about 13 at
    /// the edge of the glass, where a finger slides in from outside; a host whose pointer has to hit the edge
    /// sets more.
    package var edgeWidth: CGFloat = 20
    /// The title of the host's window; nil leaves it to the host.
    package var title: String?

    private var entries: [WindowEntry] = []

    package init(clock: FrameClock) {
        rootLayer = CALayer()
        // Without a view as its delegate, this layer would animate implicitly.
        rootLayer.actions = ["bounds": CALayer.noAction, "anchorPoint": CALayer.noAction]
        rootLayer.anchorPoint = .zero
        rootLayer.bounds = bounds
        tree = LayerTree(root: rootLayer, clock: clock)
        super.init()
        tree.photographer = self
        updateTraits()
        clock.part(AccessibilityState.self).follow { [weak self] in self?.follow($0) }
    }

    /// Draws the frames; without one, frames are run but not seen.
    package var presenter: (any FramePresenter)?

    // MARK: - Windows

    /// The windows that are shown, back to front.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// The window that gets keys.
    var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// Makes the foremost window the key window unless there is one: an observer of the last one's
    /// resignation may have chosen another.
    func ensureKeyWindow() {
        if keyWindow == nil { windows.last?.makeKey() }
    }

    /// Shows a window in front of all of its level.
    func show(_ window: UIWindow) {
        hide(window)
        let level = window.windowLevel
        let index = entries.firstIndex { ($0.window?.windowLevel ?? .normal) > level } ?? entries.count
        if let upper = index < entries.count ? entries[index].layer : overlay {
            rootLayer.insertSublayer(window.layer, below: upper)
        } else {
            rootLayer.addSublayer(window.layer)
        }
        entries.insert(WindowEntry(window: window, layer: window.layer), at: index)
        updateSafeArea(of: window)
    }

    /// Takes a window off the screen.
    func hide(_ window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.layer === window.layer }) else { return }
        entries.remove(at: index)
        window.layer.removeFromSuperlayer()
    }

    /// Removes the layers of windows that were released.
    func forgetClosedWindows() {
        guard entries.contains(where: { $0.window == nil }) else { return }
        for entry in entries where entry.window == nil { entry.layer.removeFromSuperlayer() }
        entries.removeAll { $0.window == nil }
    }

    /// The layer in front of all windows, for what the device itself shows; nil for none.
    package var overlay: CALayer? {
        didSet {
            guard overlay !== oldValue else { return }
            oldValue?.removeFromSuperlayer()
            if let overlay { rootLayer.addSublayer(overlay) }
        }
    }

    // MARK: - Device

    /// The device whose screen this is; nil for a plain window, which has no status bar and no safe-area
    /// insets.
    package var device: ScreenDevice? {
        didSet {
            guard device != oldValue else { return }
            updateSafeAreas()
            clock.placeStatusBar()
        }
    }

    /// The radius of the device's corners, in points; 0 for a window.
    var cornerRadius: CGFloat { device?.cornerRadius ?? 0 }

    /// Whether the status bar is hidden, so that it takes up no room.
    var hidesStatusBar = false {
        didSet { if hidesStatusBar != oldValue { updateSafeAreas() } }
    }

    /// The insets of what the device's bars and corners leave free, in points.
    package var safeAreaInsets: UIEdgeInsets {
        device?.safeArea(of: bounds.size, hidesStatusBar: hidesStatusBar) ?? .zero
    }

    private func updateSafeAreas() {
        for window in windows { updateSafeArea(of: window) }
    }

    /// Gives a window the part of the insets that reaches into it.
    func updateSafeArea(of window: UIWindow) {
        let (outer, frame) = (safeAreaInsets, window.frame)
        window.addedSafeAreaInsets = UIEdgeInsets(
            top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
            bottom: max(outer.bottom - (bounds.maxY - frame.maxY), 0),
            right: max(outer.right - (bounds.maxX - frame.maxX), 0))
    }

    // MARK: - Size and settings

    /// The user's settings, which windows and their content follow.
    private var user = UserTraits() {
        didSet {
            guard user != oldValue else { return }
            updateTraits()
            for window in windows { window.traitsDidChange() }
            if user.style != oldValue.style { clock.updateStatusBarAtOnce() }
        }
    }

    /// Whether the desktop is light or dark.
    package var userInterfaceStyle: UIUserInterfaceStyle {
        get { user.style }
        set { user.style = newValue }
    }

    /// The direction of reading of the user's language.
    package var layoutDirection: UIUserInterfaceLayoutDirection {
        get { user.direction }
        set { user.direction = newValue }
    }

    /// How large the user wants text.
    package var contentSizeCategory: UIContentSizeCategory {
        get { user.category }
        set {
            guard newValue != user.category else { return }
            user.category = newValue
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
        }
    }

    private func follow(_ settings: AccessibilitySettings) {
        var changed = user
        changed.contrast = settings.isDarkerSystemColorsEnabled ? .high : .normal
        changed.weight = settings.isBoldTextEnabled ? .bold : .regular
        changed.reducesTransparency = settings.isReduceTransparencyEnabled
        user = changed
    }

    private func updateTraits() { clock.part(CurrentTraits.self).screen = traits(at: bounds.size) }

    /// The traits of a window of some size.
    func traits(at size: CGSize) -> UITraitCollection {
        UITraitCollection(stageSize: size, scale: scale, user: user)
    }

    /// Sets the screen's size and scale. Windows that filled the screen still do.
    package func resize(to size: CGSize, scale newScale: CGFloat) {
        guard size.width > 0, size.height > 0, newScale > 0, size.width.isFinite, size.height.isFinite,
            newScale.isFinite
        else { return }
        let (oldBounds, oldOrientation) = (bounds, interfaceOrientation)
        let newBounds = CGRect(origin: .zero, size: size)
        func follows(_ window: UIWindow) -> Bool { window.frame == oldBounds && oldBounds != newBounds }
        func announce(to window: UIWindow) -> UIWindow.SizeChange? {
            guard follows(window) else { return nil }
            return window.announceResize(to: size, from: oldOrientation, to: Self.orientation(of: size))
        }
        sizeToCome = size
        announceTurn(to: size)
        let scaleChanged = newScale != scale
        scale = newScale
        if scaleChanged { updateTraits() }
        // The controllers are told while the screen still has its old size and orientation.
        let told = windows.map { ($0, announce(to: $0)) }
        sizeToCome = nil
        bounds = newBounds
        rootLayer.bounds = bounds
        updateTraits()
        // A controller may have shown another window meanwhile.
        let others = windows.filter { window in !told.contains { $0.0 === window } }
        for (window, change) in told + others.map({ ($0, announce(to: $0)) }) {
            if scaleChanged { window.adoptScale(newScale) }
            if change != nil || follows(window) {
                window.screenDidResize(to: bounds, change)
            } else {
                updateSafeArea(of: window)
            }
            window.traitsDidChange()
        }
        clock.placeStatusBar()
        checkOrientation(after: oldOrientation)
    }

    /// A shown window, held weakly, with its layer, which has to be removed when the window is gone.
    private struct WindowEntry {
        weak var window: UIWindow?
        let layer: CALayer
    }
}

extension UIScreen: UICoordinateSpace, LayerCoordinateSpace {
    var spaceLayer: CALayer { rootLayer }

    /// The space of the screen's own points.
    public var coordinateSpace: any UICoordinateSpace { self }
}
