import Foundation
import PlaygroundSamples
import QuartzCore
import Takes
import UIKit

/// `Benchmarks samples`: every sample's transition, there and back, beside the scene that it resembles, in one run
/// and one window. Frames follow each other as fast as they are drawn; the transitions' time goes by in even steps, and
/// steps in which nothing moves by a pixel do not count.
enum SampleRuns {
    private static let rounds = 3
    /// Seconds of the transition's time between two frames.
    private static let step: CFTimeInterval = 1.0 / 240
    /// More frames than any transition has.
    private static let mostFrames = 2000

    static func run() throws {
        let stage = try BenchmarkStage()
        let scenes = ["S1": Arguments.Scene.sheet, "S2": .checkerboard].mapValues { measure($0, on: stage) }
        for sample in SampleCatalog.all {
            // Pictures that turn or grow are like S2's tiles; the others move screens and sheets.
            let scene = ["checkerboard", "zoom"].contains(sample.id) ? "S2" : "S1"
            guard let base = scenes[scene] else { continue }
            report(sample, measure(sample, on: stage), beside: base, named: scene)
        }
    }

    /// The frames of a scene, as the driver's command measures them.
    private static func measure(_ kind: Arguments.Scene, on stage: BenchmarkStage) -> Meter {
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
        let scene: any BenchmarkScene =
            kind == .sheet ? SheetScene(in: window) : CheckerboardScene(in: window, isSmooth: true)
        window.makeKeyAndVisible()
        var meter = Meter()
        for round in 0...rounds {
            if round == 1 { meter.begin() }
            for frame in 0..<100 {
                scene.show(1 - abs(2 * Double(frame) / 100 - 1))
                stage.frame()
                if round > 0 { meter.frame() }
            }
        }
        window.isHidden = true
        return meter
    }

    private static func measure(_ sample: Sample, on stage: BenchmarkStage) -> Meter {
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
        let root = sample.makeViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        var meter = Meter()
        for round in 0...rounds {
            if round == 1 { meter.begin() }
            for start in [sample.present, sample.dismiss] {
                start(root)
                meter.skip()
                play(on: stage) { wasDrawn in
                    if round > 0, wasDrawn { meter.frame() } else { meter.skip() }
                }
            }
        }
        window.isHidden = true
        window.rootViewController = nil
        return meter
    }

    /// Runs the transition until nothing moves any more.
    private static func play(on stage: BenchmarkStage, _ frameEnded: (_ wasDrawn: Bool) -> Void) {
        for frame in 0..<mostFrames {
            frameEnded(stage.frame(at: FrameClock.current.now + step))
            guard frame > 2, FrameClock.current.demand != .nextFrame else { continue }
            return
        }
    }

    private static func report(_ sample: Sample, _ meter: Meter, beside base: Meter, named scene: String) {
        let wall = (Report.median(meter.times), Report.median(base.times))
        let cpu = (meter.cpuPerFrame, base.cpuPerFrame)
        let line = """
            {"sample":"\(sample.id)","frames":\(meter.times.count),"wall_ms_per_frame_median":\(number(wall.0)),\
            "cpu_ms_per_frame":\(number(cpu.0)),"resembles":"\(scene)","times_wall":\(number(wall.0 / wall.1)),\
            "times_cpu":\(number(cpu.0 / cpu.1))}

            """
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    private static func number(_ value: Double) -> String { Report.number(value, 3) }
}
