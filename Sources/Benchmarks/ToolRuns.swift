import Foundation
import PlaygroundKit
import PlaygroundSamples
import QuartzCore
import StageKit
import Takes
import UIKit

/// `Benchmarks tool`: what scrubbing costs, what the tool's window costs beside the sample alone, and how much memory a
/// long take needs.
enum ToolRuns {
    private static let seeks = 300
    private static let firstSeeks = 30
    /// How often the tool's window and the sample's own take turns.
    private static let windowRounds = 7
    private static let framesOfRest = 30
    private static let frameRate = 60.0

    /// What is measured.
    enum Part: String, CaseIterable {
        case seeks, film, window
    }

    static func run(_ parts: [Part] = Part.allCases) throws {
        let stage = try BenchmarkStage()
        let graphics = StageGraphics(device: stage.host.device)
        if parts.contains(.seeks) { reportSeeks(graphics) }
        if parts.contains(.film), let swipe = SampleCatalog.sample(id: "swipe") {
            reportMemory(swipe, graphics)
        }
        if parts.contains(.window), let checkerboard = SampleCatalog.sample(id: "checkerboard") {
            stage.run { reportWindow(checkerboard, stage, graphics) }
        }
    }

    private static func reportSeeks(_ graphics: StageGraphics) {
        for sample in SampleCatalog.all {
            var take = Take(sample: sample.id)
            take.append(Take.Event(time: 0, kind: .present))
            take.append(Take.Event(time: 1, kind: .dismiss))
            reportSeeks("2 s", sample, take, length: 2, graphics)
        }
        if let swipe = SampleCatalog.sample(id: "swipe") {
            reportSeeks("20 s", swipe, drags(of: swipe, seconds: 20), length: 20, graphics)
        }
    }

    /// Drags there and back, a touch every eighth of a hundredth of a second.
    private static func drags(of sample: Sample, seconds: Double) -> Take {
        var take = Take(sample: sample.id)
        for start in stride(from: 0, to: seconds, by: 1) {
            let forward = Int(start) % 2 == 0
            func touch(_ phase: TouchScript.Phase, _ part: Double) {
                let x = forward ? 388 - 300 * part : 2 + 300 * part
                take.append(
                    Take.Event(
                        time: start + 0.4 * part,
                        kind: .touch(phase, location: CGPoint(x: x, y: 400), finger: 0)))
            }
            touch(.began, 0)
            for step in 1..<50 { touch(.moved, Double(step) / 50) }
            touch(.ended, 1)
        }
        return take
    }

    /// Times of seeking at random, from either side, with the preparation of twenty idle frames of the window before
    /// each; and of the first seek in a scrubber, with none.
    private static func reportSeeks(
        _ name: String, _ sample: Sample, _ take: Take, length: Double, _ graphics: StageGraphics
    ) {
        var state: UInt64 = 42
        func nextTime() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53) * length
        }
        func milliseconds(_ scrubber: TakeScrubber) -> Double {
            let time = nextTime()
            let start = Meter.now()
            scrubber.seek(to: time)
            return Meter.now() - start
        }
        let first = (0..<firstSeeks).map { _ in
            milliseconds(TakeScrubber(take, of: sample, graphics: graphics))
        }.sorted()
        let scrubber = TakeScrubber(take, of: sample, graphics: graphics)
        let times = (0..<seeks).map { _ in
            for _ in 0..<20 where !scrubber.prepare() { break }
            return milliseconds(scrubber)
        }.sorted()
        print(
            """
            {"seek":"\(sample.id)","take":"\(name)","events":\(take.events.count),"median_ms":\(number(times[seeks / 2])),\
            "p95_ms":\(number(times[seeks * 95 / 100])),"max_ms":\(number(times[seeks - 1])),\
            "median_frames":\(number(times[seeks / 2] * frameRate / 1000)),\
            "first_median_ms":\(number(first[firstSeeks / 2])),"first_max_ms":\(number(first[firstSeeks - 1]))}
            """)
    }

    private static func reportMemory(_ sample: Sample, _ graphics: StageGraphics) {
        let before = Meter.residentMiB()
        let film = FilmRecorder.film(of: drags(of: sample, seconds: 60), sample: sample, graphics: graphics)
        print(
            """
            {"film":"60 s","frames":\(film.times.count),"calls":\(film.calls.count),\
            "MiB_more":\(number(Meter.residentMiB() - before))}
            """)
    }

    /// Frames of a transition in the tool's window with all its areas, with all of them closed, on a stage embedded in
    /// the same place without the tool, and in a window of its own, by turns.
    private static func reportWindow(_ sample: Sample, _ stage: BenchmarkStage, _ graphics: StageGraphics) {
        let alone = UIWindow(frame: CGRect(origin: .zero, size: Stage.defaultSize))
        let tool = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
        let model = ToolModel(samples: [sample], graphics: graphics)
        let controller = ToolViewController(model: model)
        tool.rootViewController = controller
        let plain = UIWindow(frame: tool.frame)
        let embedded = EmbeddedStage(graphics: graphics)
        plain.rootViewController = embedded
        var (open, closed, least, base) = (WindowTimes(), WindowTimes(), WindowTimes(), WindowTimes())
        for _ in 0..<windowRounds {
            let root = sample.makeViewController()
            alone.rootViewController = root
            base.add(frames(of: alone, on: stage) { sample.present(root) })
            for isOpen in [true, false] {
                (
                    model.arrangement.showsSidebar, model.arrangement.showsPanels,
                    model.arrangement.showsLanes
                ) =
                    (isOpen, isOpen, isOpen)
                model.show(sample)
                let times = frames(of: tool, on: stage) { model.perform(.present) }
                if isOpen { open.add(times) } else { closed.add(times) }
            }
            embedded.show(presentation(of: sample), of: sample, in: controller.stageFrame)
            least.add(frames(of: plain, on: stage) {})
        }
        let ratios = zip(open.medians, base.medians).map { $0 / $1 }
        print(
            """
            {"window":"\(sample.id)","tool_ms_per_frame_median":\(number(open.median)),\
            "alone_ms_per_frame_median":\(number(base.median)),"times":\(number(open.median / base.median)),\
            "least":\(number(ratios.min() ?? 0)),"most":\(number(ratios.max() ?? 0)),\
            "closed_ms_per_frame_median":\(number(closed.median)),\
            "closed_times":\(number(closed.median / base.median)),\
            "embedded_ms_per_frame_median":\(number(least.median)),\
            "closed_times_embedded":\(number(closed.median / least.median))}
            """)
    }

    /// A take that presents after the window has come to rest, as in the tool.
    private static func presentation(of sample: Sample) -> Take {
        var take = Take(sample: sample.id, scale: 1)
        take.append(Take.Event(time: Double(framesOfRest) / frameRate, kind: .present))
        return take
    }

    /// Times of frames, in milliseconds, over several rounds.
    private struct WindowTimes {
        private var all: [Double] = []
        private(set) var medians: [Double] = []

        var median: Double { Report.median(all) }

        mutating func add(_ times: [Double]) {
            all += times
            medians.append(Report.median(times))
        }
    }

    /// Times of the frames in which a window shows what `begin` starts, once it is at rest.
    private static func frames(
        of window: UIWindow, on stage: BenchmarkStage, _ begin: () -> Void
    ) -> [Double] {
        window.makeKeyAndVisible()
        for _ in 0..<framesOfRest { stage.frame(at: stage.now + 1 / frameRate) }
        begin()
        let times = frames(on: stage)
        window.isHidden = true
        return times
    }

    private static func frames(on stage: BenchmarkStage) -> [Double] {
        var meter = Meter()
        for frame in 0..<170 {
            if frame == 10 { meter.begin() }
            stage.frame(at: stage.now + 1 / frameRate)
            if frame >= 10 { meter.frame() }
        }
        return meter.times
    }

    private static func number(_ value: Double) -> String { Report.number(value, 3) }
}
