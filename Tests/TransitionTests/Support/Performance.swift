import QuartzCore
import UIKit
import UITesting

/// A stage on which a play is performed step by step, and a record of all that can be seen of it.
final class Performance {
    let stage: Stage
    let play: Play
    let root = WitnessController()
    /// What the steps keep for each other.
    var driver: UIPercentDrivenInteractiveTransition?
    var delegate: LoggedDelegate?
    var animator: UIViewPropertyAnimator?
    private(set) var record: [String] = []
    private var stepsDone = 0

    /// Whether the play is over.
    var isOver: Bool { stepsDone == play.steps.count }

    init(_ play: Play) {
        self.play = play
        stage = Stage(size: play.size, scale: play.scale)
        stage.window.layer.speed = play.speed
        root.notes = { [unowned self] in record.append($0) }
        play.prepare(self)
    }

    /// Performs the play on a stage that is alone.
    static func alone(_ play: Play) -> [String] {
        if let record = records[play.title] { return record }
        let performance = Performance(play)
        while !performance.isOver { performance.performStep() }
        records[play.title] = performance.wholeRecord
        return performance.wholeRecord
    }

    private static var records: [Play.Title: [String]] = [:]

    /// The next step, and what can be seen after it.
    func performStep() {
        play.steps[stepsDone](self)
        stepsDone += 1
        record.append("step \(stepsDone) at \(rounded(stage.now))")
        note(stage.window.layer, depth: 0)
    }

    /// Everything that was called and seen.
    var wholeRecord: [String] {
        record
            + stage.trace.map { event in
                let detail = event.detail.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                return "\(rounded(event.time)) \(event.object).\(event.call) \(detail.joined(separator: " "))"
            }
    }

    private func note(_ layer: CALayer, depth: Int) {
        let shown = layer.presentation() ?? layer
        let owner = layer.delegate.map { "\(type(of: $0))" } ?? "layer"
        let values = [
            shown.position.x, shown.position.y, shown.bounds.width, shown.bounds.height,
            CGFloat(shown.opacity), shown.affineTransform().a, shown.affineTransform().tx,
            layer.position.x, layer.position.y, CGFloat(layer.opacity), layer.contentsScale,
        ]
        record.append("\(depth) \(owner) " + values.map { rounded($0) }.joined(separator: " "))
        for child in layer.sublayers ?? [] { note(child, depth: depth + 1) }
    }

    private func rounded(_ value: Double) -> String { "\((value * 10_000).rounded() / 10_000)" }
}

/// Notes for which application its callbacks run.
final class WitnessController: UIViewController {
    var notes: (String) -> Void = { _ in }

    override func viewDidLoad() { witness("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { witness("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { witness("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { witness("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { witness("viewDidDisappear") }
    override func viewDidLayoutSubviews() { witness("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        witness("willMove")
    }

    func witness(_ what: String) {
        let isHome = view.window.map { UIApplication.shared.windows.contains($0) } ?? true
        let size = UIScreen.main.bounds.size
        let time = (CACurrentMediaTime() * 10_000).rounded() / 10_000
        notes("\(what): \(size.width) × \(size.height) at \(time)\(isHome ? "" : ", in another application")")
    }

    /// Another one, whose notes go the same way.
    func sibling() -> WitnessController {
        let other = WitnessController()
        other.notes = notes
        return other
    }
}

/// What is done on a stage, in steps between which other stages may be at work.
struct Play {
    typealias Step = (Performance) -> Void

    nonisolated enum Title: CaseIterable {
        case presentation, percentage, navigation, tabs, blocks, sheet
    }

    let title: Title
    var size = Stage.defaultSize
    var scale: CGFloat = 1
    var speed: Float = 1
    var prepare: Step = { $0.stage.present($0.root) }
    let steps: [Step]
}
