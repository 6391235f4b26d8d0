/// Opens a menu for a view: a finger that rests on it lifts it from the screen, with the menu beside it; the
/// mouse's secondary button opens the menu alone, at the pointer.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// None is shown.
        case unknown = 0
        /// With a preview, before a blurred ground.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Says what is shown.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// How the open menu is shown; `unknown` while none is open.
    open var menuAppearance: Appearance { presentation?.appearance ?? .unknown }

    /// The menu that is open.
    private(set) var presentation: ContextMenuPresentation?
    /// What the press that has begun will open.
    private var found: UIContextMenuConfiguration?
    /// Where the last press was, in the window.
    private var place = CGPoint.zero
    private lazy var press = ContextMenuPress { [weak self] in
        self?.find(for: $0) ?? false
    } pressed: { [weak self] in
        self?.pressed($0)
    }

    /// Recognizes the press.
    var recognizer: UIGestureRecognizer { press }

    /// Makes an interaction.
    ///
    /// - Parameter delegate: says what is shown; held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to be added to a view, or to be removed; an open menu closes.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    /// The interaction was added to a view, or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns where the last press was that asked for a menu.
    ///
    /// - Parameter view: whose coordinates are meant; nil for those of the window.
    /// - Returns: the place, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Closes the menu, if one is open.
    open func dismissMenu() {
        presentation?.close()
    }

    /// Replaces what the open menu shows.
    ///
    /// - Parameter block: gets each menu that is open, the outermost first, and returns what takes its place.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        presentation?.overlay?.replaceMenus(block)
    }

    // MARK: - For the library

    /// Whether a resting finger lifts the view; a control's menu stands beside it.
    var liftsView: Bool { true }

    /// Whether a menu may open now; a control that is disabled opens none.
    var mayOpen: Bool { true }

    /// Called before the delegate hears that the menu opens.
    func willOpen() {}

    /// Carries an action out that was chosen from a menu.
    func perform(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
        menu.select(leaf)
        leaf.performWithSender(self, target: view?.window?.firstResponder ?? view)
    }

    /// Opens the menu for a place of the view.
    ///
    /// - Returns: whether there is one, and none was open.
    @discardableResult
    func open(at point: CGPoint, as appearance: Appearance) -> Bool {
        guard mayOpen, presentation == nil, let view, view.window != nil,
            let found = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return false }
        place = view.convert(point, to: nil)
        present(found, as: appearance)
        return presentation != nil
    }

    private func present(_ configuration: UIContextMenuConfiguration, as appearance: Appearance) {
        let made = ContextMenuPresentation(configuration, as: appearance, of: self) { [weak self] in
            self?.presentation = nil
        }
        presentation = made
        if !made.open() { presentation = nil }
    }

    private func find(for press: ContextMenuPress) -> Bool {
        guard mayOpen, presentation == nil, let view, view.window != nil else { return false }
        place = press.location(in: nil)
        found = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: press.location(in: view))
        return found != nil
    }

    private func pressed(_ press: ContextMenuPress) {
        guard press.state == .began else {
            presentation?.overlay?.follow(press)
            return
        }
        guard let found else { return }
        self.found = nil
        present(found, as: press.isSecondary ? .compact : .rich)
    }
}
