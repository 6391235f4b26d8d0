import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit

/// The samples move without a fault, however they are handled.
@Suite(.serialized) struct ShippedMotionTests {
    /// How many gestures each sample gets: one, or as many as the environment says.
    private static let gestures =
        ProcessInfo.processInfo.environment["MOTION_GESTURES"].flatMap { Int($0) } ?? 1
    /// The frame rates at which the buttons are pressed: filming at 240 in debug builds takes its time.
    private nonisolated static let rates =
        ProcessInfo.processInfo.environment["MOTION_GESTURES"] == nil ? [60.0] : [60, 240]

    private nonisolated static let ids = SampleCatalog.all.map(\.id).filter { id in
        ProcessInfo.processInfo.environment["MOTION_SAMPLES"].map { $0.contains(id) } ?? true
    }

    private func check(_ take: Take, _ name: String) throws {
        let sample = try #require(SampleCatalog.sample(id: take.sample ?? ""))
        let film = FilmRecorder.film(of: take, sample: sample)
        let findings = film.findings
        #expect(findings.isEmpty, "\(name): \(findings.prefix(6).map(\.description).joined(separator: "\n"))")
        guard !findings.isEmpty, let folder = ProcessInfo.processInfo.environment["MOTION_TAKES"] else {
            return
        }
        try take.json().write(to: URL(fileURLWithPath: "\(folder)/\(name.replacing(" ", with: "-")).json"))
    }

    @Test(arguments: ids, rates)
    func `there by its button and back`(id: String, rate: Double) throws {
        var take = Take(sample: id, frameRate: rate)
        take.append(Take.Event(time: 0, kind: .present))
        take.append(Take.Event(time: 4, kind: .dismiss))

        try check(take, "\(id) at \(Int(rate))")
    }

    @Test(arguments: ids)
    func `held, let go, thrown, caught and cancelled at many moments`(id: String) throws {
        for seed in 0..<Self.gestures {
            var gestures = Gestures(seed: UInt64(seed), id: id)
            try check(gestures.take(), "\(id), seed \(seed)")
        }
    }
}
