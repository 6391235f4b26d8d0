/// Why the program stops early: a sentence for stderr and an exit code.
nonisolated enum CommandError: Error, Equatable {
    /// The command line cannot be understood.
    case usage(String)
    /// Something failed while running.
    case failure(String)

    var exitCode: Int32 {
        switch self {
        case .usage: 2
        case .failure: 1
        }
    }

    /// The sentence for stderr.
    var message: String {
        switch self {
        case .usage(let sentence): "Playground: \(sentence)\nPlayground --help says what there is."
        case .failure(let sentence): "Playground: \(sentence)"
        }
    }
}
