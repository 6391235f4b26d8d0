import Foundation

/// Demonstrates custom view controller transitions; see `Usage` for the command line.
@main
struct Playground {
    static func main() {
        Terminal.fillClosedStreams()
        exit(Program.run(Array(CommandLine.arguments.dropFirst())))
    }
}
