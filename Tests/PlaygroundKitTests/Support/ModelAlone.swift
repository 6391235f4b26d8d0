import Foundation
import StageKit
import Takes
import UIKit

@testable import PlaygroundKit

/// The tool's model without a window, and the stage by whose clock it goes.
struct ModelAlone {
    let outer = Stage()
    let model: ToolModel

    init(_ samples: [Sample], take: Take? = nil) {
        model = outer.run { ToolModel(samples: samples, take: take) }
    }

    /// The model of a square that begins to move after a tenth of a second.
    init(moving frameRate: Double = 60) {
        var take = Take(sample: "mover", frameRate: frameRate)
        take.append(Take.Event(time: 0.1, kind: .present))
        self.init([MoverSettings.sample], take: take)
    }

    /// Calls the model as the tool's window does.
    func run(_ body: (ToolModel) -> Void) { outer.run { body(model) } }

    /// Lets time pass, and the tool's next frame come.
    func tick(_ seconds: TimeInterval = 1.0 / 60) {
        outer.advance(by: seconds)
        outer.run { _ = model.tick(at: CACurrentMediaTime()) }
    }

    /// Lets time pass until playing has stopped and the film is complete.
    func rest() {
        for _ in 0..<600 where model.isPlaying || !model.isFilmComplete { tick() }
    }
}

/// The settings of a sample in which a square moves.
nonisolated struct MoverSettings: Sendable {
    var duration = 0.4
    var isMended = false

    @MainActor static let sample = Sample(
        id: "mover", title: "Mover", settings: MoverSettings(),
        controls: [.number("Duration", \.duration, in: 0.1...2, unit: "s"), .mending(\.isMended)],
        present: { ($0 as? MoverViewController)?.move() },
        makeViewController: { MoverViewController(duration: $0.duration) })
}

private final class MoverViewController: UIViewController {
    private let square = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    private let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .red
        view.addSubview(square)
    }

    func move() { UIView.animate(withDuration: duration) { self.square.center.x += 100 } }
}
