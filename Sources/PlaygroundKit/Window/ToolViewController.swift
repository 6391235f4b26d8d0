import Takes
import UIKit

/// The tool's window: the samples on the left, the stage in the middle, the panels on the right, time below.
public final class ToolViewController: UIViewController {
    private enum Size {
        static let sidebar: CGFloat = 230
        static let panels: CGFloat = 320
        static let lanes: CGFloat = 190
        static let toolbar: CGFloat = 40
    }

    private let model: ToolModel
    private let sidebar: SidebarViewController
    private let panels: PanelsViewController
    private let canvas: StageCanvas
    private let toolbar: StageToolbar
    private let transport: TransportBar
    private let lanes: LanesView
    private let laneScroll = UIScrollView()
    private let lines = (0..<3).map { _ in UIView() }
    private var link: CADisplayLink?
    private var isTickDue = false
    private lazy var keys = ToolKeys(model: model, canvas: canvas)

    /// A window that shows a model.
    public init(model: ToolModel) {
        self.model = model
        sidebar = SidebarViewController(model: model)
        panels = PanelsViewController(model: model)
        canvas = StageCanvas(model: model)
        toolbar = StageToolbar(model: model, canvas: canvas)
        transport = TransportBar(model: model)
        lanes = LanesView(model: model)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.window
        for controller in [sidebar, panels] {
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
        laneScroll.backgroundColor = Palette.panel
        laneScroll.addSubview(lanes)
        for view in [canvas, toolbar, transport, laneScroll] + lines { self.view.addSubview(view) }
        for line in lines {
            line.backgroundColor = Palette.separator
            line.isUserInteractionEnabled = false
        }
        let link = CADisplayLink(target: self, action: ToolViewController.frameBegins)
        link.add(to: .main, forMode: .common)
        self.link = link
        model.observe(self, ToolViewController.modelDidChange)
        lanes.update(.all)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        goOn()
        let bounds = view.bounds
        let left = Size.sidebar
        let right = bounds.width - Size.panels
        let bottom = bounds.height - Size.lanes - TransportBar.height
        sidebar.view.frame = CGRect(x: 0, y: 0, width: left, height: bottom)
        panels.view.frame = CGRect(x: right, y: 0, width: Size.panels, height: bottom)
        toolbar.frame = CGRect(x: left, y: 0, width: right - left, height: Size.toolbar)
        canvas.frame = CGRect(
            x: left, y: Size.toolbar, width: right - left, height: bottom - Size.toolbar)
        transport.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: TransportBar.height)
        laneScroll.frame = CGRect(
            x: 0, y: bottom + TransportBar.height, width: bounds.width, height: Size.lanes)
        layOutLanes()
        lines[0].frame = CGRect(x: left - 0.5, y: 0, width: 1, height: bottom)
        lines[1].frame = CGRect(x: right - 0.5, y: 0, width: 1, height: bottom)
        lines[2].frame = CGRect(x: 0, y: bottom - 0.5, width: bounds.width, height: 1)
    }

    private func layOutLanes() {
        let height = max(lanes.wholeHeight, laneScroll.bounds.height)
        let size = CGSize(width: laneScroll.bounds.width, height: height)
        guard lanes.frame.size != size else { return }
        lanes.frame = CGRect(origin: .zero, size: size)
        laneScroll.contentSize = size
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
        if !change.isDisjoint(with: [.take, .playback, .sample, .film]) { link?.isPaused = false }
        canvas.setNeedsLayout()
        transport.update()
        toolbar.update()
        lanes.update(change)
        layOutLanes()
    }

    // MARK: - Keys

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? { keys.commands }

    func keyPressed(_ command: UIKeyCommand) { keys.perform(command) }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}
