import Compositor
import Foundation
import QuartzCore
import SDLHost
import UIKit

/// `Benchmarks still N`: what N views cost of which ten move, beside the ten alone. The two scenes take turns in one
/// run, once with everything that a frame does and once up to its display list.
enum StillViews {
    private static let rounds = 20
    private static let framesPerRound = 30
    /// The first frames after a change of scene draw the whole window and do not count.
    private static let unmeasuredFrames = 6

    static func run(count: Int) throws {
        let alone = Candidate(count: StillScene.movers)
        let many = Candidate(count: count)
        UIScreen.main.resize(to: SceneStyle.size, scale: 1)
        UIApplication.shared.pipeline.presenter = ListPresenter()
        var time = 0.0
        let lists = measure(alone, many) {
            time += 1.0 / 60
            UIApplication.shared.pipeline.run(events: [], at: time)
        }
        UIApplication.shared.pipeline.presenter = nil
        let stage = try BenchmarkStage()
        let frames = measure(alone, many) {
            time += 1.0 / 60
            stage.frame(at: time)
        }
        let line = """
            {"scene":"still","n":\(count),\(fields("frame", frames)),\(fields("list", lists))}

            """
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    /// One of the two scenes, in a window of its own.
    private struct Candidate {
        let window: UIWindow
        let scene: StillScene

        init(count: Int) {
            window = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
            window.backgroundColor = .white
            scene = StillScene(in: window, count: count)
        }
    }

    private static func measure(
        _ alone: Candidate, _ many: Candidate, _ frame: () -> Void
    ) -> (alone: Meter, many: Meter) {
        var meters = (alone: Meter(), many: Meter())
        meters.alone.begin()
        meters.many.begin()
        for round in 0..<rounds {
            measure(alone, round, &meters.alone, frame)
            measure(many, round, &meters.many, frame)
        }
        return meters
    }

    private static func measure(
        _ candidate: Candidate, _ round: Int, _ meter: inout Meter, _ frame: () -> Void
    ) {
        candidate.window.isHidden = false
        for index in 0..<unmeasuredFrames + framesPerRound {
            if index == unmeasuredFrames { meter.skip() }
            candidate.scene.show(Double(round * framesPerRound + index) / 300)
            frame()
            if index >= unmeasuredFrames { meter.frame() }
        }
        candidate.window.isHidden = true
    }

    private static func fields(_ name: String, _ meters: (alone: Meter, many: Meter)) -> String {
        let (alone, many) = (Report.median(meters.alone.times), Report.median(meters.many.times))
        let (aloneCPU, manyCPU) = (meters.alone.cpuPerFrame, meters.many.cpuPerFrame)
        return """
            "\(name)_ms_median":\(Report.number(many, 3)),"\(name)_cpu_ms":\(Report.number(manyCPU, 3)),\
            "\(name)_times_ten_wall":\(Report.number(many / alone, 2)),\
            "\(name)_times_ten_cpu":\(Report.number(manyCPU / aloneCPU, 2))
            """
    }
}

/// Makes the display list of each frame, and draws nothing.
final class ListPresenter: FramePresenter {
    private let compositor = LayerCompositor()

    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        compositor.frame(of: tree, size: size, scale: scale, bufferAge: 1) != nil
    }

    func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
        nil
    }
}
