import Foundation
import PlaygroundSamples
import QuartzCore
import Takes
import UIKit

/// `Benchmarks evaluate`: the frames of Checkerboard's push with 280 animated layers, without drawing them: clock,
/// layout, commit, evaluation of the animations; and the same with the display list. On a GPU this is what is left.
enum Evaluation {
    /// Cut into 10 × 14 tiles with two faces each.
    private static let size = CGSize(width: 600, height: 800)
    private static let rounds = 5
    /// Seconds of the transition's time between two frames.
    private static let step: CFTimeInterval = 1.0 / 240
    /// The push cuts its pictures in the first frames, which do not count.
    private static let unmeasuredFrames = 4
    /// More frames than the push has.
    private static let mostFrames = 2000

    static func run() {
        guard let sample = SampleCatalog.sample(id: "checkerboard") else { return }
        UIScreen.main.resize(to: size, scale: 1)
        let undrawn = measure(sample, ChangeTaker())
        let listed = measure(sample, ListPresenter())
        let line = """
            {"scene":"evaluate","layers":\(undrawn.layers),"frames":\(undrawn.meter.times.count),\
            \(fields("frame", undrawn.meter)),\(fields("frame_with_list", listed.meter))}

            """
        FileHandle.standardOutput.write(Data(line.utf8))
    }

    private static func measure(
        _ sample: Sample, _ presenter: any FramePresenter
    ) -> (meter: Meter, layers: Int) {
        let pipeline = UIApplication.shared.pipeline
        pipeline.presenter = presenter
        defer { pipeline.presenter = nil }
        var meter = Meter()
        var layers = 0
        meter.begin()
        for _ in 0..<rounds {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            let root = sample.makeViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            pipeline.run(events: [], at: FrameClock.current.now + step)
            sample.present(root)
            for frame in 0..<mostFrames {
                if frame == unmeasuredFrames {
                    layers = animatedLayers(in: window)
                    meter.skip()
                }
                pipeline.run(events: [], at: FrameClock.current.now + step)
                let demand = pipeline.demand
                guard frame >= unmeasuredFrames else { continue }
                guard demand == .nextFrame else { break }
                meter.frame()
            }
            window.isHidden = true
            window.rootViewController = nil
            meter.skip()
        }
        return (meter, layers)
    }

    private static func animatedLayers(in window: UIWindow) -> Int {
        Set(window.layer.animationsBelow().map { ObjectIdentifier($0.layer) }).count
    }

    private static func fields(_ name: String, _ meter: Meter) -> String {
        let times = meter.times.sorted()
        return """
            "\(name)_ms_median":\(Report.number(Report.median(times), 4)),\
            "\(name)_ms_p95":\(Report.number(times[times.count * 95 / 100], 4)),\
            "\(name)_cpu_ms":\(Report.number(meter.cpuPerFrame, 4))
            """
    }
}

/// Takes over what changed as a compositor does, and makes nothing of it.
private final class ChangeTaker: FramePresenter {
    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        tree.drainChanges { _, _ in }
        return false
    }

    func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
        nil
    }
}
