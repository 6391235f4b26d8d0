import SDLHost
import Takes
import UIKit

/// Shows the tool's window.
struct ToolCommand {
    let program: Program

    func run(_ options: Options, sample: Sample?) throws(CommandError) {
        var tool = ToolLauncher.Options(samples: program.samples)
        tool.name = program.name
        tool.origin = program.origin
        tool.sample = sample
        if let path = options.take {
            do {
                tool.take = try TakeReader(samples: program.samples).take(at: path, for: sample).take
            } catch {
                throw error.commandError
            }
        }
        tool.size = options.size
        tool.scale = options.scale.map { CGFloat($0) }
        do {
            try ToolLauncher.run(tool)
        } catch {
            throw .failure(error.description)
        }
    }
}
