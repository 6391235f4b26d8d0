import CoreGraphics
import Foundation
import StageKit
import Takes
import UIKit

/// Replays a touch script, or any other take, on a virtual clock, and prints every callback on a line.
struct ReplayCommand {
    /// The most bytes of a script: about an hour of dragging.
    private static let largestScript = 16 << 20

    let sample: Sample

    func run(
        _ options: Options, script path: String, trace: String?, _ terminal: Terminal
    ) throws(CommandError) {
        let take = try load(path, options)
        if let sentence = Self.warning(about: take) {
            terminal.note("The touch script \(path) \(sentence)")
        }
        let run = TakeRun(take, of: sample)
        try check(run.beganAtRest, since: "it was shown")
        let isAtRest = run.finish()
        guard let trace else {
            return try check(isAtRest, since: "the last touch")
        }
        let lines = run.calls.map { $0.line + "\n" }
        do {
            try WholeFile.write(Data(lines.joined().utf8), to: trace)
        } catch {
            throw .failure("The trace \(trace) cannot be written: \(error.reason).")
        }
        try check(isAtRest, since: "the last touch")
    }

    /// Returns a warning about a playable script that is incomplete; nil for none.
    static func warning(about take: Take) -> String? {
        guard let finger = take.fingersDown.first?.finger else { return nil }
        return """
            leaves finger \(finger) down: what it holds does not go on. Add an "ended" or "cancelled" of that finger.
            """
    }

    /// Reads the take. A second of it takes `speed` seconds of the stage, and so do as many frames as are in a second.
    private func load(_ path: String, _ options: Options) throws(CommandError) -> Take {
        let data: Data
        do {
            data = try WholeFile.read(path, atMost: Self.largestScript)
        } catch {
            throw .failure("The touch script \(path) cannot be read: \(error.reason).")
        }
        do {
            var take = try Take(json: data)
            take.sample = sample.id
            try take.readPicture(orIn: URL(fileURLWithPath: path).deletingLastPathComponent().path)
            if let size = options.size { (take.size, take.device) = (size, nil) }
            take.scale = options.scale.map { CGFloat($0) } ?? take.scale
            try take.check(for: sample)
            return take.slowed(to: options.speed)
        } catch {
            throw .failure("The touch script \(path) cannot be played: \(error.description).")
        }
    }

    private func check(_ isAtRest: Bool, since event: String) throws(CommandError) {
        guard !isAtRest else { return }
        throw .failure("\(sample.id) still moves 10 s after \(event).")
    }
}
