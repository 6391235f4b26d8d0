import Takes
import UIKit

/// The tool's window: the samples on the left, the stage in the middle, the panels on the right, time below.
public final class ToolViewController: UIViewController {
    private static let toolbarHeight: CGFloat = 40
    /// The least that is left for the stage, in points.
    private static let leastStage = CGSize(width: 220, height: 240)

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
        let click = ClickRecognizer(target: self, action: ToolViewController.clicked)
        click.cancelsTouchesInView = false
        click.delegate = click
        view.addGestureRecognizer(click)
        let link = CADisplayLink(target: self, action: ToolViewController.frameBegins)
        link.add(to: .main, forMode: .common)
        self.link = link
        model.observe(self, ToolViewController.modelDidChange)
        lanes.update(.all)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        goOn()
        layOutAreas()
    }

    private func layOutAreas() {
        let bounds = view.bounds
        let arrangement = model.arrangement.checked
        let lanesHeight = arrangement.showsLanes ? arrangement.lanesHeight : 0
        let room = bounds.height - TransportBar.height - Self.leastStage.height
        let bottom = (bounds.height - TransportBar.height - min(lanesHeight, max(room, 0))).rounded()
        let sides = max(bounds.width - Self.leastStage.width, 0)
        let left = (arrangement.showsSidebar ? min(arrangement.sidebarWidth, sides / 2) : 0).rounded()
        let panels = arrangement.showsPanels ? min(arrangement.panelsWidth, sides - left) : 0
        let right = (bounds.width - panels).rounded()
        sidebar.view.isHidden = left == 0
        self.panels.view.isHidden = right == bounds.width
        lanes.isHidden = bottom + TransportBar.height >= bounds.height
        // Hidden areas keep their width, as what is in them needs room.
        let sidebarWidth = left > 0 ? left : arrangement.sidebarWidth
        let panelsWidth = right < bounds.width ? bounds.width - right : arrangement.panelsWidth
        sidebar.view.frame = CGRect(x: left - sidebarWidth, y: 0, width: sidebarWidth, height: bottom)
        self.panels.view.frame = CGRect(x: right, y: 0, width: panelsWidth, height: bottom)
        toolbar.frame = CGRect(x: left, y: 0, width: right - left, height: Self.toolbarHeight)
        canvas.frame = CGRect(
            x: left, y: Self.toolbarHeight, width: right - left, height: bottom - Self.toolbarHeight)
        transport.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: TransportBar.height)
        let top = bottom + TransportBar.height
        lanes.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        splitters.left.place(at: left, along: bottom)
        splitters.right.place(at: right, along: bottom)
        splitters.bottom.place(at: bottom, along: bounds.width)
        keysView?.frame = bounds
        banner.place(in: canvas.frame)
        buildBanner.place(in: canvas.frame)
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
        transport.update()
        toolbar.update()
        lanes.update(change)
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

    /// Puts the keyboard into the field in which one searches samples.
    func search() {
        model.arrangement.showsSidebar = true
        sidebar.search.becomeFirstResponder()
    }

    private weak var keysView: KeysView?

    /// Shows all keys, or hides them.
    func showKeys() {
        if let keysView { return keysView.close() }
        let list = KeysView(keys.explanations)
        list.frame = view.bounds
        view.addSubview(list)
        list.becomeFirstResponder()
        keysView = list
    }

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? {
        view.window?.screen.focusedView == nil ? keys.commands : keys.commandsBesideFocus
    }

    func keyPressed(_ command: UIKeyCommand) { keys.perform(command) }

    // Whatever has the keyboard, modifiers come here at last, for the second finger.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        followModifiers(of: presses, areDown: true)
        super.pressesBegan(presses, with: event)
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        followModifiers(of: presses, areDown: false)
        super.pressesEnded(presses, with: event)
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        canvas.setModifiers([])
        super.pressesCancelled(presses, with: event)
    }

    private func followModifiers(of presses: Set<UIPress>, areDown: Bool) {
        for key in presses.compactMap(\.key) {
            var flags = key.modifierFlags
            if let own = key.keyCode.modifier {
                if areDown { flags.insert(own) } else { flags.remove(own) }
            }
            canvas.setModifiers(flags)
        }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}
