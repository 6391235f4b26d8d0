import Takes
import UIKit

/// The tool's window: the samples on the left, the stage in the middle, the panels on the right, time below.
public final class ToolViewController: UIViewController {
    private let model: ToolModel
    private let sidebar: SidebarViewController
    private let panels: PanelsViewController
    private let canvas: StageCanvas
    private let toolbar: StageToolbar
    private let transport: TransportBar
    private let lanes: LanesView
    private lazy var splitters = makeSplitters()
    private let banner = MessageBanner()
    private let buildBanner = BuildBanner()
    private var link: CADisplayLink?
    private var isTickDue = false
    private lazy var keys = ToolKeys(model: model, window: self)

    /// A window that shows a model.
    public init(model: ToolModel) {
        self.model = model
        sidebar = SidebarViewController(model: model)
        panels = PanelsViewController(model: model)
        canvas = StageCanvas(model: model)
        toolbar = StageToolbar(model: model)
        transport = TransportBar(model: model)
        lanes = LanesView(model: model)
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from a coder: a window needs a model.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.window
        for controller in [sidebar, panels] {
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
        for view in [canvas, toolbar, transport, lanes] { self.view.addSubview(view) }
        transport.showKeys = { [weak self] in self?.showKeys() }
        for splitter in [splitters.left, splitters.right, splitters.bottom] { view.addSubview(splitter) }
        view.addSubview(banner)
        view.addSubview(buildBanner)
        buildBanner.open = { [model] in model.openInEditor($0) }
        let click = ClickRecognizer(target: self, action: ToolViewController.clicked)
        click.cancelsTouchesInView = false
        click.delegate = click
        view.addGestureRecognizer(click)
        let link = CADisplayLink(target: self, action: ToolViewController.frameBegins)
        link.add(to: .main, forMode: .common)
        self.link = link
        model.observe(self, ToolViewController.modelDidChange)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        goOn()
        layOutAreas()
    }

    private func layOutAreas() {
        let bounds = view.bounds
        let areas = WindowAreas(bounds.size, model.arrangement.checked)
        set(sidebar, isShown: areas.showsSidebar)
        set(panels, isShown: areas.showsPanels)
        if areas.showsLanes != (lanes.superview != nil) {
            if areas.showsLanes {
                view.insertSubview(lanes, belowSubview: canvas)
            } else {
                lanes.removeFromSuperview()
            }
        }
        sidebar.view.frame = areas.sidebar
        panels.view.frame = areas.panels
        toolbar.frame = areas.toolbar
        canvas.frame = areas.canvas
        transport.frame = areas.transport
        lanes.frame = areas.lanes
        splitters.left.place(at: areas.canvas.minX, along: areas.transport.minY)
        splitters.right.place(at: areas.canvas.maxX, along: areas.transport.minY)
        splitters.bottom.place(at: areas.transport.minY, along: bounds.width)
        splitters.left.isHidden = !areas.showsSidebar
        splitters.right.isHidden = !areas.showsPanels
        splitters.bottom.isHidden = !areas.showsLanes
        keysView?.frame = bounds
        banner.place(in: canvas.messageArea)
        buildBanner.place(in: canvas.frame)
    }

    /// Takes the view of an area that is closed off the screen, so that it costs nothing.
    private func set(_ area: UIViewController, isShown: Bool) {
        guard isShown != (area.view.superview != nil) else { return }
        if isShown { view.insertSubview(area.view, at: 0) } else { area.view.removeFromSuperview() }
    }

    private func makeSplitters() -> (left: Splitter, right: Splitter, bottom: Splitter) {
        let model = model
        return (
            Splitter(isVertical: true, value: { model.arrangement.sidebarWidth }) {
                model.arrangement.sidebarWidth = $0
                model.arrangement = model.arrangement.checked
            },
            Splitter(isVertical: true, value: { -model.arrangement.panelsWidth }) {
                model.arrangement.panelsWidth = -$0
                model.arrangement = model.arrangement.checked
            },
            Splitter(isVertical: false, value: { -model.arrangement.lanesHeight }) {
                model.arrangement.lanesHeight = -$0
                model.arrangement = model.arrangement.checked
            }
        )
    }

    /// The rectangle of the stage, in the view's coordinates.
    public var stageFrame: CGRect { canvas.convert(canvas.stageFrame, to: view) }

    // MARK: - Time

    private func frameBegins(_ link: CADisplayLink) {
        isTickDue = true
        view.setNeedsLayout()
    }

    /// Lets the model go on, after the events of this frame.
    private func goOn() {
        guard isTickDue else { return }
        isTickDue = false
        let goesOn = model.tick(at: CACurrentMediaTime())
        link?.isPaused = !goesOn
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.take, .playback, .sample, .film, .comparison]) {
            link?.isPaused = false
        }
        if change.contains(.arrangement) { view.setNeedsLayout() }
        if change == .message, let message = model.message { banner.show(message) }
        if change.contains(.build) { buildBanner.show(model.build) }
        canvas.setNeedsLayout()
        transport.update(change)
        toolbar.update(change)
        if lanes.window != nil { lanes.update(change) }
    }

    // MARK: - Keys

    /// A click beside the field that has the keyboard gives the keyboard back to the window.
    private func clicked(_ click: ClickRecognizer) {
        if canvas.takeKeyboard(at: click.location(in: canvas)) { return }
        view.endEditing(true)
        becomeFirstResponder()
    }

    /// Shows the window dark if it is light, and light if it is dark.
    func switchStyle() {
        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }

    /// Puts the keyboard into the field in which one searches samples; what is typed next replaces the text that is
    /// there.
    func search() {
        model.arrangement.showsSidebar = true
        layOutAreas()
        sidebar.search.becomeFirstResponder()
        sidebar.search.selectAll(nil)
    }

    /// The list of all keys; nil while it is closed.
    private weak var keysView: KeysView?

    /// Shows all keys, or hides them.
    func showKeys() {
        if let keysView, keysView.superview != nil { return keysView.close() }
        let own = model.stage.application.dispatcher.commandsInReach.compactMap { command in
            command.discoverabilityTitle.map { (key: command.keySigns, name: $0) }
        }
        let list = KeysView(keys.explanations + own)
        list.frame = view.bounds
        view.addSubview(list)
        list.becomeFirstResponder()
        keysView = list
    }

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? {
        if keysView?.superview != nil { return keys.commandsBehindList }
        if view.window?.screen.focusedView != nil { return keys.commandsBesideFocus }
        return model.selectedLayer == nil ? keys.commands : keys.commandsWithSelection
    }

    func keyPressed(_ command: UIKeyCommand) { keys.perform(command) }

    /// The modifiers that are held down. A key that is released has those with which it went down, which may not be
    /// held any more.
    private var modifiers: UIKeyModifierFlags = [] { didSet { canvas.setModifiers(modifiers) } }

    // Whatever has the keyboard, modifiers come here at last, for the second finger.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        modifiers.formUnion(UIKeyModifierFlags(keysOf: presses))
        super.pressesBegan(presses, with: event)
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        modifiers.subtract(UIKeyModifierFlags(keysOf: presses))
        super.pressesEnded(presses, with: event)
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        modifiers = []
        super.pressesCancelled(presses, with: event)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

/// The wheel over the stage is the stage's, and so are media keys.
extension ToolViewController: HostedInput {
    package var hostedTextInput: TextInputRequest? { nil }

    package func handOn(_ event: HostEvent) -> Bool { canvas.handOn(event) }
}

extension UIKeyModifierFlags {
    /// The modifiers whose own keys are among the presses.
    fileprivate init(keysOf presses: Set<UIPress>) {
        self.init(presses.compactMap { $0.key?.keyCode.modifier })
    }
}
