import Compositor
import Foundation
import Takes
import UIKit
import UITesting

/// A scene that was run: its film, and all that is to be compared.
struct SceneFilm {
    /// All facts, in order of time.
    private(set) var facts: [RecordedCall] = []

    /// Runs a scene to its end.
    init(of scene: Scene) {
        let script = ScriptHolder()
        let sample = Sample(
            id: scene.name, title: scene.name, present: { _ in script.current.runStep() },
            makeViewController: {
                script.current = Script()
                return scene.make(script.current)
            })
        let take = Take(sample: scene.name, size: scene.size, frameRate: scene.frameRate)
        // Where textures lie depends on what was drawn before with the same graphics.
        let recorder = FilmRecorder(take, of: sample, graphics: StageGraphics())
        let start = CACurrentMediaTime()
        script.current.begin()
        let draws = DrawingRecord()
        recorder.run.stage.watchDrawing { draws.lists.append((CACurrentMediaTime() - start, $0)) }
        var written = take
        for event in script.current.sortedEvents { written.append(event) }
        precondition(recorder.follow(written), "The scene \(scene.name) begins with what its script does.")
        while !recorder.isFinished { recorder.go(on: 1) }
        script.current.end()

        let film = recorder.film
        let instants = script.current.instants.sorted() + [film.lastFrameTime]
        var parts = film.calls.map { RecordedCall($0) }
        parts += script.current.notes.map { RecordedCall(time: $0.time - start, identity: $0.identity) }
        parts += FilmFacts(film).facts(at: instants)
        parts += draws.facts(at: script.current.instants, frame: take.frameInterval)
        facts = parts.enumerated().sorted { a, b in
            let (x, y) = (a.element.time.microseconds, b.element.time.microseconds)
            return (x, a.offset) < (y, b.offset)
        }
        .map { RecordedCall(time: $0.element.time, identity: $0.element.identity.replacing("\n", with: "⏎")) }
    }

    /// The script of the stage that runs.
    private final class ScriptHolder {
        var current = Script()
    }
}

extension TimeInterval {
    /// The time in whole microseconds, the precision of facts.
    fileprivate var microseconds: Int { Int((self * 1e6).rounded()) }
}
