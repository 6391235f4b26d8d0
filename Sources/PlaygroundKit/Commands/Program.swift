import Foundation
import Takes

/// The whole program as a function: arguments in, exit code out.
struct Program {
    /// The name by which the program was started.
    let name: String
    /// The samples that one can choose.
    let samples: [Sample]
    /// Where they are declared; nil for the module `PlaygroundSamples`.
    var origin: ToolModel.Origin?

    /// Runs the command that the arguments ask for.
    ///
    /// - Parameters:
    ///   - arguments: what follows the program's name.
    ///   - terminal: where it writes; nil for the process's own streams.
    /// - Returns: 0 for success, 1 for a failure while running, 2 for arguments that cannot be understood.
    func run(_ arguments: [String], terminal: Terminal? = nil) -> Int32 {
        let terminal = terminal ?? .standard(of: name)
        do {
            try perform(OptionParser.parse(arguments), arguments, terminal)
            return 0
        } catch {
            if let message = error.message(of: name) { terminal.errors(message) }
            return error.exitCode
        }
    }

    private func perform(
        _ options: Options, _ arguments: [String], _ terminal: Terminal
    ) throws(CommandError) {
        let sample: Sample? =
            if let id = options.sample { try SampleFinder(samples: samples).sample(id) } else { nil }
        switch options.mode {
        case .help:
            try terminal.print(Usage.text(of: name))
        case .list:
            for sample in samples { try terminal.print("\(sample.id)\t\(sample.title)") }
        case .window where options.watches:
            try WatchCommand(program: self).run(arguments, terminal)
        case .window:
            try ToolCommand(program: self).run(options, sample: sample)
        case .bareWindow:
            try BareWindow(program: self).run(options, sample: sample, terminal)
        case .snapshot(let path, let phase, let progress):
            guard let sample else { return }
            try SnapshotCommand(sample: sample, phase: phase, progress: progress).run(options, path: path)
        case .replay(let script, let trace):
            guard let sample else { return }
            try ReplayCommand(sample: sample).run(options, script: script, trace: trace, terminal)
        case .record(let path, let rate):
            guard let sample else { return }
            try RecordCommand(path: path, rate: rate, scale: options.scale).record(
                sample, options, terminal)
        case .take(let action):
            guard let path = options.take else { return }
            let command = TakeCommand(path: path, sample: sample, reader: TakeReader(samples: samples))
            try command.run(action, scale: options.scale, terminal)
        }
    }
}
