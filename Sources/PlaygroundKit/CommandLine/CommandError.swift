/// Why the program stops early: a sentence for stderr and an exit code.
nonisolated enum CommandError: Error, Equatable {
    /// The command line cannot be understood.
    case usage(String)
    /// Something failed while running.
    case failure(String)
    /// A process that does the work has ended with an exit code, and has said why.
    case ended(Int32)

    var exitCode: Int32 {
        switch self {
        case .usage: 2
        case .failure: 1
        case .ended(let code): code
        }
    }

    /// The sentence for stderr.
    ///
    /// - Parameter program: the program's name.
    /// - Returns: the sentence, with the name before it; nil where the reason was told by another process.
    func message(of program: String) -> String? {
        switch self {
        case .usage(let sentence): "\(program): \(sentence)\n\(program) --help says what there is."
        case .failure(let sentence): "\(program): \(sentence)"
        case .ended: nil
        }
    }
}
