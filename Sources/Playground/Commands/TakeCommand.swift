import CoreGraphics
import Foundation
import Samples
import StageKit
import Takes
import UIKit

/// Does something with a take, without a window.
struct TakeCommand {
    let path: String
    /// The sample that was asked for; nil for the take's own.
    let sample: Sample?

    func run(_ action: Options.TakeAction, scale: Double?, _ terminal: Terminal) throws(CommandError) {
        let (take, sample) = try TakeReader.take(at: path, for: sample)
        switch action {
        case .record(let output, let rate):
            try RecordCommand(path: output, rate: rate, scale: scale).record(take, of: sample, terminal)
        case .expect(let file):
            let expected = try expectedCalls(in: file)
            try compare(expected, calls(of: take, sample, terminal), "the calls in \(file)", terminal)
        case .compare(let other):
            let (second, otherSample) = try TakeReader.take(at: other, for: self.sample)
            try compare(
                calls(of: take, sample, terminal), calls(of: second, otherSample, terminal),
                "the take \(path)",
                terminal)
        case .film(let output):
            let film = film(of: take, sample, terminal)
            let lines = film.jsonLines().map { $0 + "\n" }
            do {
                try WholeFile.write(Data(lines.joined().utf8), to: output)
            } catch {
                throw .failure("The film \(output) cannot be written: \(error.reason).")
            }
        case .check:
            let findings = film(of: take, sample, terminal).findings
            for finding in findings { try terminal.print(finding.description) }
            guard !findings.isEmpty else { return }
            throw .failure(
                "\(findings.count) \(findings.count == 1 ? "fault" : "faults") of the motion in \(path).")
        }
    }

    // MARK: - Calls

    private func calls(of take: Take, _ sample: Sample, _ terminal: Terminal) -> [RecordedCall] {
        let run = TakeRun(take, of: sample, graphics: StageGraphics())
        warn(of: run.finish(), sample, terminal)
        return run.calls.map { RecordedCall($0) }
    }

    private func expectedCalls(in file: String) throws(CommandError) -> [RecordedCall] {
        let data: Data
        do {
            data = try WholeFile.read(file, atMost: TakeReader.largestFile)
        } catch {
            throw .failure("The calls \(file) cannot be read: \(error.reason).")
        }
        do {
            return try RecordedCall.calls(in: data)
        } catch {
            throw .failure("The calls \(file) cannot be read: \(error.description).")
        }
    }

    /// Prints where calls differ, and fails then.
    private func compare(
        _ expected: [RecordedCall], _ actual: [RecordedCall], _ whose: String, _ terminal: Terminal
    ) throws(CommandError) {
        let comparison = CallComparison(expected, actual)
        guard !comparison.isEqual else { return }
        for line in comparison.text() { try terminal.print(line) }
        throw .failure("The calls differ from \(whose): - is missing, + is new, ~ came at another time.")
    }

    // MARK: - Films

    private func film(of take: Take, _ sample: Sample, _ terminal: Terminal) -> Film {
        let graphics = StageGraphics()
        let film = FilmRecorder.film(of: take, sample: sample, graphics: graphics)
        warn(of: film.isAtRest, sample, terminal)
        if let difference = film.firstDifference(inAnotherRunOf: sample, graphics: graphics) {
            terminal.errors(
                """
                Playground: \(path) cannot be repeated: a second run differs at \(String(format: "%.3f", difference.time)) s \
                (\(difference.description)). The sample may use a timer, the date or random numbers.
                """)
        }
        return film
    }

    private func warn(of isAtRest: Bool, _ sample: Sample, _ terminal: Terminal) {
        guard !isAtRest else { return }
        terminal.errors(
            "Playground: \(sample.id) still moves \(Int(TakeRun.patience)) s after the last event of \(path)."
        )
    }
}

/// Reads takes from files.
enum TakeReader {
    /// The most bytes of a file: about an hour of dragging.
    static let largestFile = 16 << 20

    /// Returns the take in a file, with its sample.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - asked: the sample that was asked for; nil for the take's own.
    /// - Returns: both; the take is of the sample.
    /// - Throws: `CommandError` with what is wrong in the file, and where.
    static func take(at path: String, for asked: Sample?) throws(CommandError) -> (Take, Sample) {
        let data: Data
        do {
            data = try WholeFile.read(path, atMost: largestFile)
        } catch {
            throw .failure("The take \(path) cannot be read: \(error.reason).")
        }
        var take: Take
        do {
            take = try Take(json: data)
        } catch {
            throw .failure("The take \(path) cannot be played: \(error.description).")
        }
        let sample: Sample
        if let asked { sample = asked } else { sample = try self.sample(of: take, at: path) }
        take.sample = sample.id
        do {
            try take.check(for: sample)
        } catch {
            throw .failure("The take \(path) cannot be played: \(error.description).")
        }
        return (take, sample)
    }

    private static func sample(of take: Take, at path: String) throws(CommandError) -> Sample {
        guard let id = take.sample else {
            throw .usage(
                "The take \(path) is a touch script, for any sample: add --sample ID; --list shows the ids.")
        }
        guard let sample = SampleCatalog.sample(id: id) else {
            let ids = SampleCatalog.all.map(\.id).joined(separator: ", ")
            throw .failure(
                "The take \(path) is of the sample \"\(id)\", which is not here. The samples are: \(ids).")
        }
        return sample
    }
}
