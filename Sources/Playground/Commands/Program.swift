import Foundation
import SDLHost
import Samples
import UIKit

/// The whole program as a function: arguments in, exit code out.
enum Program {
    /// Runs the command that the arguments ask for.
    ///
    /// - Returns: 0 for success, 1 for a failure while running, 2 for arguments that cannot be understood.
    static func run(_ arguments: [String], terminal: Terminal = .standard) -> Int32 {
        do {
            try perform(OptionParser.parse(arguments), terminal)
            return 0
        } catch {
            terminal.errors(error.message)
            return error.exitCode
        }
    }

    private static func perform(_ options: Options, _ terminal: Terminal) throws(CommandError) {
        let sample = try options.sample.map(SampleFinder.sample)
        switch options.mode {
        case .help:
            try terminal.print(Usage.text)
        case .list:
            for sample in SampleCatalog.everything { try terminal.print("\(sample.id)\t\(sample.title)") }
        case .window:
            try ToolCommand.run(options, sample: sample)
        case .bareWindow:
            try WindowCommand.run(options, sample: sample, terminal)
        case .snapshot(let path, let phase, let progress):
            guard let sample else { return }
            try SnapshotCommand(sample: sample, phase: phase, progress: progress).run(options, path: path)
        case .replay(let script, let trace):
            guard let sample else { return }
            try ReplayCommand(sample: sample).run(options, script: script, trace: trace, terminal)
        case .record(let path, let rate):
            guard let sample else { return }
            try RecordCommand(path: path, rate: rate, scale: options.scale).record(
                sample, options.size, terminal)
        case .take(let action):
            guard let path = options.take else { return }
            try TakeCommand(path: path, sample: sample).run(action, scale: options.scale, terminal)
        }
    }
}
