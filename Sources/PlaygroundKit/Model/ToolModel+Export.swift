import Foundation
import StageKit
import Takes

/// The take's calls, and the take as a test, in files.
extension ToolModel {
    /// Writes the calls of the whole take to a new file, a line of JSON each, as the command line's `--trace` does.
    public func exportCalls() {
        let calls = wholeFilm.calls
        let lines = calls.map { $0.line + "\n" }
        let url = files.free(sample.id, ending: "calls.jsonl")
        if write(Data(lines.joined().utf8), to: url, "calls") {
            say("The \(calls.count) calls are in \(url.path).")
        }
    }

    /// Writes the take, and the source of a test that expects its calls, to new files.
    public func exportTest() {
        let (name, source) = files.freeTest(sample.title)
        let data = files.folder.appendingPathComponent(Take.testFileName(named: name))
        let text = take.testSource(
            named: name, sample: sample, module: origin?.module ?? "PlaygroundSamples",
            expression: origin.map { "try #require(\($0.list).first { $0.id == \"\(sample.id)\" })" })
        guard write(take.json(), to: data, "take"), write(Data(text.utf8), to: source, "test") else { return }
        say("The test is in \(source.path), its take beside it. Put both into a test target.")
    }

    /// The film of the whole take; made now if it is not complete.
    private var wholeFilm: Film {
        isFilmComplete && film.take == take
            ? film : FilmRecorder.film(of: take, sample: sample, graphics: graphics)
    }

    private func write(_ data: Data, to url: URL, _ what: String) -> Bool {
        do {
            try WholeFile.write(data, to: url.path)
            return true
        } catch {
            say("The \(what) cannot be written to \(url.path): \(error.reason).")
            return false
        }
    }
}

extension TakeFiles {
    /// Returns a name for a test of a sample that no file has, and where its source goes.
    func freeTest(_ title: String) -> (name: String, source: URL) {
        for number in 1... {
            let name = number == 1 ? "\(title) take" : "\(title) take \(number)"
            let type = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
                .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let source = folder.appendingPathComponent("\(type)Tests.swift")
            let take = folder.appendingPathComponent(Take.testFileName(named: name))
            let taken = [source, take].contains { FileManager.default.fileExists(atPath: $0.path) }
            if !taken { return (name, source) }
        }
        preconditionFailure("There is a free name for every number of files.")
    }
}
