import CoreGraphics
import Foundation
import Samples
import UIKit
import UITesting

/// A touch script on a virtual clock, with every callback on a line.
struct ReplayCommand {
    let sample: Sample

    func run(
        _ options: Options, script path: String, trace: String?, _ terminal: Terminal
    ) throws(CommandError) {
        let script = try load(path)
        // A second of the script is `speed` seconds of the frame clock, and so are 60 frames.
        let stage = Stage(
            size: options.size ?? script.size, scale: options.scale ?? 1, frameRate: 60 / options.speed)
        stage.present(sample.makeViewController())
        stage.settle()
        let start = stage.now
        stage.clearTrace()
        let isAtRest = stage.play(script, speed: options.speed)
        guard let trace else {
            return try check(isAtRest)
        }
        let lines = stage.trace.map { event in
            var event = event
            event.time -= start
            return event.jsonLine + "\n"
        }
        do {
            try WholeFile.write(Data(lines.joined().utf8), to: trace)
        } catch {
            throw .failure("The trace \(trace) cannot be written: \(error.reason).")
        }
        try check(isAtRest)
    }

    private func load(_ path: String) throws(CommandError) -> TouchScript {
        let data: Data
        do {
            data = try WholeFile.read(path)
        } catch {
            throw .failure("The touch script \(path) cannot be read: \(error.reason).")
        }
        do {
            return try TouchScript(json: data)
        } catch {
            throw .failure("The touch script \(path) cannot be played: \(error.description).")
        }
    }

    private func check(_ isAtRest: Bool) throws(CommandError) {
        guard !isAtRest else { return }
        throw .failure("\(sample.id) still moves 10 s after the last touch.")
    }
}
