import QuartzCore
import StageKit
import Takes
import UIKit

/// Plays a take on a stage that is embedded in a window, and nothing else: what the tool does at least.
final class EmbeddedStage: UIViewController {
    private let graphics: StageGraphics
    private let stageView = StageView()
    private var scrubber: TakeScrubber?
    private var begin: CFTimeInterval?
    private var link: CADisplayLink?

    init(graphics: StageGraphics) {
        self.graphics = graphics
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        stageView.layer.anchorPoint = .zero
        view.addSubview(stageView)
        let link = CADisplayLink(target: self, action: EmbeddedStage.frameBegins)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Shows the start of a take, in a rectangle of the window.
    func show(_ take: Take, of sample: Sample, in rect: CGRect) {
        let scrubber = TakeScrubber(take, of: sample, graphics: graphics)
        loadViewIfNeeded()
        let size = scrubber.current.stage.size
        stageView.stage = scrubber.current.stage
        stageView.bounds = CGRect(origin: .zero, size: size)
        stageView.layer.position = rect.origin
        stageView.transform = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        self.scrubber = scrubber
        begin = nil
    }

    private func frameBegins(_ link: CADisplayLink) {
        guard let scrubber, view.window != nil else { return }
        let start = begin ?? link.targetTimestamp
        begin = start
        scrubber.play(to: link.targetTimestamp - start)
    }
}
