import CoreGraphics
import Foundation
import StageKit
import Takes
import UIKit

/// Replays a touch script on a virtual clock, and prints every callback on a line.
struct ReplayCommand {
    /// The most bytes of a script: about an hour of dragging.
    private static let largestScript = 16 << 20

    let sample: Sample

    func run(
        _ options: Options, script path: String, trace: String?, _ terminal: Terminal
    ) throws(CommandError) {
        let script = try load(path)
        if let sentence = Self.warning(about: script) {
            terminal.note("The touch script \(path) \(sentence)")
        }
        let run = TakeRun(take(of: script, options), of: sample, graphics: StageGraphics())
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

    /// A second of the script takes `speed` seconds of the stage; so do 60 frames.
    private func take(of script: TouchScript, _ options: Options) -> Take {
        var take = Take(script)
        take.sample = sample.id
        take.size = options.size ?? take.size
        take.scale = options.scale.map { CGFloat($0) } ?? take.scale
        return take.slowed(to: options.speed)
    }

    /// Returns a warning about a playable script that is incomplete; nil for none.
    static func warning(about script: TouchScript) -> String? {
        guard let finger = script.fingersDownAtEnd.first else { return nil }
        return """
            leaves finger \(finger) down: what it holds does not go on. Add an "ended" or "cancelled" of that finger.
            """
    }

    private func load(_ path: String) throws(CommandError) -> TouchScript {
        let data: Data
        do {
            data = try WholeFile.read(path, atMost: Self.largestScript)
        } catch {
            throw .failure("The touch script \(path) cannot be read: \(error.reason).")
        }
        do {
            return try TouchScript(json: data)
        } catch {
            throw .failure("The touch script \(path) cannot be played: \(error.description).")
        }
    }

    private func check(_ isAtRest: Bool, since event: String) throws(CommandError) {
        guard !isAtRest else { return }
        throw .failure("\(sample.id) still moves 10 s after \(event).")
    }
}
