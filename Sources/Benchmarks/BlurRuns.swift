import UIKit

/// `Benchmarks blur`: S1 with its list behind a blur, beside S1.
enum BlurRuns {
    static func run() throws {
        let stage = try BenchmarkStage()
        var comparison = SceneComparison()
        comparison.add("S1") { SheetScene(in: $0) }
        comparison.add("S1, blur that stays") { SheetScene(in: $0, blur: .still) }
        comparison.add("S1, blur that grows") { SheetScene(in: $0, blur: .growing) }
        comparison.add("S1, blur that fades in") { SheetScene(in: $0, blur: .fading) }
        comparison.run(on: stage)
    }
}
