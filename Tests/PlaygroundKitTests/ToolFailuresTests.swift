import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Samples and programs that misbehave, in the tool's window.
@Suite(.serialized) struct ToolFailuresTests {
    private func tool(_ act: @escaping @MainActor (SquareScreen) -> Void) -> (Stage, ToolModel) {
        let sample = Sample(
            id: "square", title: "Square", present: { ($0 as? SquareScreen).map(act) },
            makeViewController: { SquareScreen() })
        let window = ToolWindow([sample], size: CGSize(width: 1000, height: 700))
        return (window.outer, window.model)
    }

    private func wait(_ outer: Stage, _ model: ToolModel, until condition: () -> Bool) {
        for _ in 0..<900 where !condition() { outer.advance(by: 1 / 60) }
    }

    @Test func `a transition that never ends plays for as long as the patience lasts, and nothing hangs`() {
        let (outer, model) = tool { screen in
            UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
                screen.square.center.x = 80
            }
        }

        outer.run { model.perform(.present) }
        wait(outer, model) { !model.isPlaying && model.isFilmComplete }

        #expect(!model.isPlaying && model.isFilmComplete && !model.film.isAtRest)
        #expect(abs(model.time - TakeRun.patience) < 0.2)
        outer.run { model.seek(to: 1) }
        #expect(model.time == 1)
    }

    @Test func `a sample that gives something else each time is marked, with the first difference`() {
        let (outer, model) = tool { screen in
            UIView.animate(withDuration: 0.3) { screen.square.center.x = .random(in: 30...90) }
        }

        outer.run { model.perform(.present) }
        wait(outer, model) { model.irregularity != nil }

        #expect((0...0.1).contains(model.irregularity?.time ?? -1))
        #expect(model.irregularity?.description.contains("looked different") == true)
        outer.run {
            model.arrangement.showsPanels = true
            model.arrangement.panel = Panel.all.firstIndex { $0.title == "Checks" } ?? 0
        }
        outer.advance(by: 0.5)
        let texts = outer.window.all(UILabel.self).compactMap(\.text)
        #expect(texts.contains("Cannot be repeated"), "\(texts)")
        outer.run { model.change { $0.values = ["none": .flag(true)] } }
        #expect(model.irregularity == nil)
    }

    @Test func `a sample that depends on its take alone is not marked`() {
        let (outer, model) = tool { screen in
            UIView.animate(withDuration: 0.3) { screen.square.center.x = 80 }
        }

        outer.run { model.perform(.present) }
        wait(outer, model) { !model.isPlaying && model.isFilmComplete && model.repetition == nil }

        #expect(model.isFilmComplete && model.repetition == nil && model.irregularity == nil)
    }

    @Test func `a timer that changes views does not stop the window`() {
        var timers: [Timer] = []
        defer { for timer in timers { timer.invalidate() } }
        let (outer, model) = tool { screen in
            timers.append(
                Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [weak screen] _ in
                    MainActor.assumeIsolated { screen?.square.center.x += 1 }
                })
        }

        outer.run { model.perform(.present) }
        wait(outer, model) { !model.isPlaying && model.isFilmComplete }

        #expect(!model.isPlaying && model.isFilmComplete)
        wait(outer, model) { model.irregularity != nil }
        #expect(model.irregularity?.description.contains("wall clock") == true)
    }

    @Test func `work from elsewhere that changes what is shown is marked, at the time that is shown`() throws
    {
        let (outer, model) = tool { screen in
            UIView.animate(withDuration: 0.3) { screen.square.center.x = 80 }
        }
        outer.run { model.perform(.present) }
        wait(outer, model) { !model.isPlaying && model.isFilmComplete && model.repetition == nil }
        outer.run { model.seek(to: 0.2) }
        outer.advance(by: 0.1)
        // As on a display, every change so far is drawn.
        _ = try outer.snapshot()
        #expect(model.irregularity == nil)

        // As what comes from the network does.
        let screen = try #require(model.stage.window.rootViewController as? SquareScreen)
        let square = screen.square
        RunLoop.current.perform { MainActor.assumeIsolated { square.alpha = 0.5 } }
        wait(outer, model) { model.irregularity != nil }

        #expect(model.irregularity?.time == 0.2)
        #expect(model.irregularity?.description == "work that goes by the wall clock has changed the views")
    }

    @Test(
        arguments: [
            (nil, "install the package ffmpeg"),
            ("echo 'Unknown encoder' >&2; exit 3", "Unknown encoder"),
            ("kill -9 $$", "the signal 9"),
            ("cat > /dev/full", "No space left on device"),
        ] as [(String?, String)])
    func `an ffmpeg that is missing, fails, is killed or finds the disk full is a sentence in the window`(
        script: String?, sentence: String
    ) throws {
        let folder = try Folder()
        if let script { _ = try folder.encoder(script) }
        let (outer, model) = tool { _ in }
        model.encoder = folder.file("ffmpeg").path
        model.files = TakeFiles(folder: folder.url)
        outer.run { model.perform(.present) }
        outer.advance(by: 0.5)
        let take = model.take

        outer.run { model.record(.gif) }
        wait(outer, model) { !model.isRecording }

        #expect(!model.isRecording && model.take == take)
        #expect(model.message?.contains(sentence) == true, "\(model.message ?? "no message")")
        #expect(try folder.files == (script == nil ? [] : ["ffmpeg"]))
    }

    /// A tool whose encoder neither reads nor ends, and the folder in which that lies.
    private func stuckTool() throws -> (outer: Stage, model: ToolModel, folder: Folder) {
        let folder = try Folder()
        let (outer, model) = tool { _ in }
        model.encoder = try folder.stuckEncoder()
        model.files = TakeFiles(folder: folder.url)
        return (outer, model, folder)
    }

    @Test func `an ffmpeg that neither reads nor ends does not stop the window`() throws {
        let (outer, model, folder) = try stuckTool()
        outer.run { model.record(.gif) }

        outer.advance(by: 2)
        #expect(model.isRecording)
        outer.run { model.cancelRecording() }

        #expect(model.message?.contains("nothing of it is left") == true)
        #expect(try folder.files == ["ffmpeg"])
    }

    @Test func `a take that is changed while it is recorded and stands still is filmed all the same`() throws
    {
        let (outer, model, folder) = try stuckTool()
        outer.run {
            model.record(.gif)
            model.setStyle(.dark)
        }

        outer.advance(by: 2)

        #expect(model.isRecording && !model.isPlaying)
        #expect(model.isFilmComplete && model.film.take == model.take && model.take.style == .dark)
        outer.run { model.cancelRecording() }
        withExtendedLifetime(folder) {}
    }
}

private final class SquareScreen: UIViewController {
    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .red
        view.addSubview(square)
    }
}
