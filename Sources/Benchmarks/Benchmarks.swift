import Foundation
import UIKit

@main
enum Benchmarks {
    private static let warmUpFrames = 30
    private static let measuredFrames = 300

    static func main() {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            switch words {
            case ["drag"]: try Drag.run()
            case ["samples"]: try SampleRuns.run()
            case ["blur"]: try BlurRuns.run()
            case ["rasterize"]: try RasterRuns.run()
            case ["present"]: UnanimatedPresentation.run()
            case ["evaluate"]: Evaluation.run()
            case ["tool"]: try ToolRuns.run()
            case ["layout"]: try LayoutSolving.run(kiwi: nil)
            default:
                if words.count == 2, words[0] == "tool", let part = ToolRuns.Part(rawValue: words[1]) {
                    return try ToolRuns.run([part])
                }
                if words.count == 2, words[0] == "layout" { return try LayoutSolving.run(kiwi: words[1]) }
                if words.count == 2, words[0] == "still", let count = Int(words[1]) {
                    return try StillViews.run(count: max(count, StillScene.movers))
                }
                guard let arguments = Arguments(CommandLine.arguments) else {
                    FileHandle.standardError.write(Data(Arguments.usage.utf8))
                    exit(2)
                }
                try run(arguments)
            }
        } catch {
            FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        let stage = try BenchmarkStage()
        let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStyle.size))
        let scene = scene(arguments, in: window)
        window.makeKeyAndVisible()
        var startup = -1.0
        func frame(_ progress: Double) {
            scene.show(progress)
            stage.frame()
            if startup < 0 { startup = Meter.sinceStart() }
        }
        if arguments.isShot {
            for index in 0..<6 { frame(0.5 - 0.004 * Double(5 - index)) }
            Thread.sleep(forTimeInterval: 4)
            return
        }
        if arguments.scene == .idle {
            for _ in 0..<warmUpFrames { frame(1) }
            measureIdle(stage, arguments, startup: startup)
            return
        }
        for index in 0..<warmUpFrames { frame(triangle(index, warmUpFrames)) }
        var meter = Meter()
        meter.begin()
        for index in 0..<measuredFrames {
            frame(triangle(index, measuredFrames))
            meter.frame()
        }
        Report(arguments, meter, startup: startup).print()
    }

    private static func measureIdle(_ stage: BenchmarkStage, _ arguments: Arguments, startup: Double) {
        stage.idle(for: 0.3)
        let (start, cpu, server) = (Meter.now(), Meter.cpu(), Meter.serverCPU())
        stage.idle(for: 5)
        Report(
            idleOf: arguments, wall: Meter.now() - start, cpu: Meter.cpu() - cpu,
            serverCPU: Meter.serverCPU() - server, startup: startup
        ).print()
    }

    private static func scene(_ arguments: Arguments, in window: UIWindow) -> any BenchmarkScene {
        switch arguments.scene {
        case .sheet, .idle: SheetScene(in: window)
        case .checkerboard: CheckerboardScene(in: window, isSmooth: arguments.isSmooth)
        case .many: ManyScene(in: window, count: arguments.count)
        case .dissolve: DissolveScene(in: window)
        }
    }

    /// 0 → 1 → 0.
    private static func triangle(_ frame: Int, _ count: Int) -> Double {
        1 - abs(2 * Double(frame) / Double(count) - 1)
    }
}
