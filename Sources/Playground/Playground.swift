import Foundation

/// Shows what custom view controller transitions do; see `Usage` for the command line.
@main
struct Playground {
    static func main() {
        Terminal.fillClosedStreams()
        exit(Program.run(Array(CommandLine.arguments.dropFirst())))
    }
}
