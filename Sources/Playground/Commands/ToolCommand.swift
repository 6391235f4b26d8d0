import PlaygroundKit
import Samples
import UIKit

/// Shows the tool's window.
enum ToolCommand {
    static func run(_ options: Options, sample: Sample?) throws(CommandError) {
        let samples = SampleCatalog.everything
        var tool = ToolLauncher.Options(samples: samples)
        tool.take = sample.map { Take(sample: $0.id) }
        if let path = options.take { tool.take = try TakeReader.take(at: path, for: sample).0 }
        tool.size = options.size
        tool.scale = options.scale.map { CGFloat($0) }
        do {
            try ToolLauncher.run(tool)
        } catch {
            throw .failure(error.description)
        }
    }
}
