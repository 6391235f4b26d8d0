import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit

/// Films of a run that somebody else lets go on.
@Suite(.serialized) struct FilmRecordingTests {
    /// Films a transition of sixty frames, with the layers' looks in one of so many.
    private func film(_ id: String, looksEach step: Int) throws -> Film {
        let sample = try #require(SampleCatalog.sample(id: id))
        var take = Take(sample: id, size: CGSize(width: 160, height: 240), frameRate: 60)
        take.append(Take.Event(time: 0.05, kind: .present))
        let run = TakeRun(take, of: sample)
        let recording = FilmRecording(of: run)
        for frame in 0..<60 {
            run.advance(to: Double(frame) / 60, isSeen: true)
            recording.record(looks: frame.isMultiple(of: step))
        }
        return recording.film
    }

    @Test(arguments: ["swipe", "cross-dissolve"])
    func `a film with fewer looks has every frame, call, transition and animation`(id: String) throws {
        let whole = try film(id, looksEach: 1)
        let sparse = try film(id, looksEach: 6)

        #expect(sparse.times == whole.times)
        #expect(sparse.calls.map(\.line) == whole.calls.map(\.line))
        #expect(sparse.transitions.map(\.progress) == whole.transitions.map(\.progress))
        #expect(!whole.animations.isEmpty && sparse.animations.count == whole.animations.count)
        for (one, other) in zip(sparse.animations, whole.animations) {
            #expect(one.keyPath == other.keyPath && one.end == other.end)
            // A layer that fades in is seen with the next looks.
            #expect((0...0.1).contains(one.added - other.added))
        }
    }

    @Test func `looks that are left out stay as they were, and the next ones are those of the stage`() throws
    {
        let whole = try film("swipe", looksEach: 1)
        let sparse = try film("swipe", looksEach: 6)

        let moving = try #require(whole.layers.max { $0.looks.count < $1.looks.count })
        let same = try #require(sparse.layers.max { $0.looks.count < $1.looks.count })
        #expect(same.name == moving.name)
        for frame in [6, 12, 18, 54] { #expect(same.look(in: frame) == moving.look(in: frame)) }
        #expect(same.look(in: 15) == same.look(in: 12) && moving.look(in: 15) != moving.look(in: 12))
        #expect(same.looks.count < moving.looks.count / 3)
    }

    @Test func `a film of every tenth of a second has its frames there, and goes as far`() throws {
        let sample = try #require(SampleCatalog.sample(id: "cross-dissolve"))
        var take = Take(sample: "cross-dissolve", size: CGSize(width: 160, height: 240), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        let (sketch, whole) = (
            FilmRecorder(take, of: sample, step: 0.1),
            FilmRecorder(take, of: sample)
        )
        for recorder in [sketch, whole] { while !recorder.isFinished { recorder.go(on: 0.25) } }

        let times = sketch.film.times
        #expect(times.count >= 4 && times.count < whole.film.times.count / 3)
        for (earlier, later) in zip(times, times.dropFirst()) {
            #expect((0.04...0.1001).contains(later - earlier), "\(times)")
        }
        #expect(sketch.film.isAtRest && abs(sketch.film.lastFrameTime - whole.film.lastFrameTime) <= 0.1)
    }
}
