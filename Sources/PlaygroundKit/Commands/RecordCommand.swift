import Foundation
import Takes
import UIKit

/// Records a take into a GIF, an MP4 or a filmstrip, and shows how far it is.
struct RecordCommand {
    let path: String
    let rate: Double?
    let scale: Double?

    /// Records a sample's whole transition, both ways.
    func record(_ sample: Sample, _ options: Options, _ terminal: Terminal) throws(CommandError) {
        guard sample.canPresent else {
            throw .failure(
                "\(sample.id) has no transition that can be started without a touch: record a take with --take."
            )
        }
        let (take, comesToRest) = Take.thereAndBack(
            sample, size: options.size ?? Options.defaultSize, style: options.style,
            settings: options.settings)
        guard comesToRest else {
            throw .failure("\(sample.id) does not come to rest; record a take with an end.")
        }
        try record(take, of: sample, terminal)
    }

    /// Records a take.
    func record(_ take: Take, of sample: Sample, _ terminal: Terminal) throws(CommandError) {
        let signals = HeldSignals()
        defer { signals.release() }
        do throws(RecordingError) {
            let recording = try Recording(
                take, of: sample, to: path, rate: rate, scale: scale.map { CGFloat($0) })
            if !recording.isAtRest {
                terminal.note(
                    "\(sample.id) still moves \(Int(TakeRun.patience)) s after the last event: the recording ends there."
                )
            }
            var shown = -1
            while try recording.step() {
                if signals.haveCome {
                    recording.cancel()
                    terminal.status?("")
                    throw RecordingError(description: "The recording was interrupted; nothing of it is left.")
                }
                let percent = Int(recording.progress * 100)
                if percent != shown { terminal.status?(Self.bar(percent)) }
                shown = percent
            }
            terminal.status?("")
        } catch {
            terminal.status?("")
            throw .failure(error.description)
        }
    }

    /// Returns a bar of forty characters with the number behind it.
    static func bar(_ percent: Int) -> String {
        let width = 40
        let done = min(max(percent, 0), 100) * width / 100
        return "[" + String(repeating: "#", count: done) + String(repeating: "-", count: width - done)
            + "] \(percent) %"
    }
}
