import UIKit

/// `Benchmarks rasterize`: lists that turn as one, rasterized beside not.
enum RasterRuns {
    static func run() throws {
        let stage = try BenchmarkStage()
        var comparison = SceneComparison()
        comparison.add("turning lists") { TurningScene(in: $0, rasterizes: false) }
        comparison.add("turning lists, rasterized") { TurningScene(in: $0, rasterizes: true) }
        comparison.run(on: stage)
    }
}
