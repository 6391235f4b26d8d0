import CoreGraphics
import Foundation
import StageKit
import Takes
import UIKit

/// Does something with a take, without a window.
struct TakeCommand {
    let path: String
    /// The sample that was asked for; nil for the take's own.
    let sample: Sample?
    let reader: TakeReader

    func run(_ action: Options.TakeAction, scale: Double?, _ terminal: Terminal) throws(CommandError) {
        let (take, sample) = try read(path)
        switch action {
        case .record(let output, let rate):
            try RecordCommand(path: output, rate: rate, scale: scale).record(take, of: sample, terminal)
        case .expect(let file):
            let expected = try expectedCalls(in: file)
            try compare(expected, calls(of: take, sample, terminal), "the calls in \(file)", terminal)
        case .compare(let other):
            let (second, otherSample) = try read(other)
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

    private func read(_ path: String) throws(CommandError) -> (Take, Sample) {
        do {
            return try reader.take(at: path, for: sample)
        } catch {
            throw error.commandError
        }
    }

    // MARK: - Calls

    private func calls(of take: Take, _ sample: Sample, _ terminal: Terminal) -> [RecordedCall] {
        let run = TakeRun(take, of: sample)
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
        let film = FilmRecorder.film(of: take, sample: sample)
        warn(of: film.isAtRest, sample, terminal)
        if let difference = film.firstDifference(inAnotherRunOf: sample) {
            terminal.note(
                """
                \(path) cannot be repeated from \(String(format: "%.3f", difference.time)) s on: \
                \(difference.description). The sample may use a timer, the date or random numbers.
                """)
        }
        return film
    }

    private func warn(of isAtRest: Bool, _ sample: Sample, _ terminal: Terminal) {
        guard !isAtRest else { return }
        terminal.note(
            "\(sample.id) still moves \(Int(TakeRun.patience)) s after the last event of \(path)."
        )
    }
}
