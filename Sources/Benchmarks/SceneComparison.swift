import Foundation
import UIKit

/// Scenes beside a first one: they take turns in one run and one window.
struct SceneComparison {
    private static let rounds = 10
    private static let framesPerRound = 60
    /// The first frames after a change of scene draw the whole window and do not count.
    private static let unmeasuredFrames = 6

    private struct Run {
        let name: String
        let window: UIWindow
        let scene: any BenchmarkScene
        var meter = Meter()
    }

    private var runs: [Run] = []

    mutating func add(_ name: String, _ make: (UIWindow) -> any BenchmarkScene) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
        runs.append(Run(name: name, window: window, scene: make(window)))
    }

    /// Measures all scenes and prints a line for each.
    mutating func run(on stage: BenchmarkStage) {
        for index in runs.indices { runs[index].meter.begin() }
        for _ in 0..<Self.rounds {
            for index in runs.indices { Self.measure(&runs[index], on: stage) }
        }
        for run in runs { report(run, beside: runs[0]) }
    }

    private static func measure(_ run: inout Run, on stage: BenchmarkStage) {
        run.window.isHidden = false
        run.scene.show(0)
        for _ in 0..<unmeasuredFrames { stage.frame() }
        run.meter.skip()
        for frame in 0..<framesPerRound {
            run.scene.show(1 - abs(2 * Double(frame) / Double(framesPerRound) - 1))
            stage.frame()
            run.meter.frame()
        }
        run.window.isHidden = true
        stage.frame()
        run.meter.skip()
    }

    private func report(_ run: Run, beside base: Run) {
        let (wall, baseWall) = (Report.median(run.meter.times), Report.median(base.meter.times))
        let line = """
            {"scene":"\(run.name)","wall_ms_per_frame_median":\(Report.number(wall, 3)),\
            "cpu_ms_per_frame":\(Report.number(run.meter.cpuPerFrame, 3)),\
            "times_first_wall":\(Report.number(wall / baseWall, 2)),\
            "times_first_cpu":\(Report.number(run.meter.cpuPerFrame / base.meter.cpuPerFrame, 2))}

            """
        FileHandle.standardOutput.write(Data(line.utf8))
    }
}
