import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

@Suite(.serialized) struct ProgramTests {
    @Test func `the list has an id and a title on each line`() {
        let run = Capture.run(["--list"])

        #expect(run.exitCode == 0)
        #expect(run.output == SampleCatalog.everything.map { "\($0.id)\t\($0.title)" })
        #expect(run.output.contains("swipe\tSwipe"))
        #expect(run.errors.isEmpty)
    }

    @Test func `help goes to the output and is no error`() {
        let run = Capture.run(["--help"])

        #expect(run.exitCode == 0)
        #expect(run.output.joined().contains("--snapshot OUT.png"))
    }

    @Test func `an unknown sample gets the list and the nearest one`() {
        let run = Capture.run(["--sample", "swpe"])
        let other = Capture.run(["--sample", "photos"])

        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        let message = run.errors.joined()
        #expect(message.contains("There is no sample \"swpe\". Did you mean swipe?"))
        for sample in SampleCatalog.everything { #expect(message.contains(sample.id)) }
        #expect(!other.errors.joined().contains("Did you mean"))
    }

    @Test func `a sample with a timer of the wall clock is named, with the time`() throws {
        var timers: [Timer] = []
        let sample = Sample(
            id: "flip", title: "Flip",
            present: { _ in
                timers.append(Timer.scheduledTimer(withTimeInterval: 600, repeats: false) { _ in })
            },
            makeViewController: { UIViewController() })
        let box = Box()
        let program = Program(name: "MyTransitions", samples: [sample])
        let folder = try Folder()
        let take = try folder.file(
            "t.json",
            holding:
                #"{"version":2,"sample":"flip","size":[9,9],"touches":[],"events":[{"t":0.5,"kind":"present"}]}"#
        )

        let code = program.run(
            ["--take", take, "--check"],
            terminal: Terminal(
                program: program.name, output: { box.output.append($0) },
                errors: { box.errors.append($0) }))
        for timer in timers { timer.invalidate() }

        #expect(code == 0)
        #expect(
            box.errors.joined().contains("cannot be repeated from 0.500 s on: a timer was started"),
            "\(box.errors)")
    }

    @Test func `a program with other samples has the same command line, under its own name`() throws {
        let sample = Sample(id: "flip", title: "Flip") { UIViewController() }
        let box = Box()
        let program = Program(name: "MyTransitions", samples: [sample])
        func run(_ arguments: String...) -> Int32 {
            program.run(
                arguments,
                terminal: Terminal(
                    program: program.name, output: { box.output.append($0) },
                    errors: { box.errors.append($0) }))
        }
        let folder = try Folder()
        let take = try folder.file(
            "t.json", holding: #"{"version":2,"sample":"swipe","size":[9,9],"touches":[]}"#)

        #expect(run("--list") == 0 && box.output == ["flip\tFlip"])
        #expect(
            run("--help") == 0
                && box.output.last?.contains("  MyTransitions --take FILE.json --check") == true)
        #expect(run("--sample", "flop") == 2)
        #expect(run("--take", take, "--check") == 1)

        #expect(box.errors[0].hasPrefix("MyTransitions: There is no sample \"flop\". Did you mean flip?"))
        #expect(box.errors[0].hasSuffix("MyTransitions --help says what there is."))
        #expect(box.errors[1].hasSuffix("which is not here. The samples are: flip."))
    }

    private final class Box {
        var output: [String] = []
        var errors: [String] = []
    }

    @Test(
        arguments: [
            ("no JSON", "hello", "line 1 is not JSON"),
            ("no JSON further down", "{\"size\":[390,844],\n\"touches\":[}\n]", "line 2 is not JSON"),
            (
                "times going backwards",
                #"{"size":[390,844],"touches":[{"t":1,"phase":"began","x":1,"y":1},{"t":0.5,"phase":"ended","x":1,"y":1}]}"#,
                "touches[1] goes back in time to 0.5 s; expected t not less than 1.0"
            ),
            (
                "an unknown phase",
                #"{"size":[390,844],"touches":[{"t":0,"phase":"pressed","x":1,"y":1}]}"#,
                "touches[0].phase is \"pressed\"; expected one of \"began\", \"moved\", \"ended\", \"cancelled\""
            ),
            (
                "a touch that never began",
                #"{"size":[390,844],"touches":[{"t":0,"phase":"moved","x":1,"y":1}]}"#,
                "touches[0] is \"moved\" of finger 0, which never began; expected \"began\""
            ),
        ])
    func `a bad touch script is named with its place, and nothing is written`(
        name: String, script: String, sentence: String
    ) throws {
        let folder = try Folder()
        let path = try folder.file("script.json", holding: script)

        let run = Capture.run(["--sample", "swipe", "--replay", path, "--trace", folder.path + "/t.jsonl"])

        #expect(run.exitCode == 1)
        #expect(run.errors.joined().contains(path))
        #expect(run.errors.joined().contains(sentence))
        #expect(try folder.files == ["script.json"])
    }

    @Test func `a touch script that is not there is named with the reason`() throws {
        let folder = try Folder()

        let run = Capture.run(["--sample", "swipe", "--replay", folder.path + "/none.json"])

        #expect(run.exitCode == 1)
        #expect(run.errors.joined().contains("none.json cannot be read: no such file or directory."))
    }

    @Test func `a touch script that never ends is given up`() {
        let run = Capture.run(["--sample", "swipe", "--replay", "/dev/zero"])

        #expect(run.exitCode == 1)
        #expect(run.errors.joined().contains("/dev/zero cannot be read: it has more than 16777216 bytes."))
    }

    @Test func `a touch script that leaves a finger down says so, and is played`() throws {
        let folder = try Folder()
        let script = try folder.file(
            "s.json", holding: #"{"size":[390,844],"touches":[{"t":0,"phase":"began","x":389,"y":400}]}"#)

        let run = Capture.run(["--sample", "swipe", "--replay", script])

        #expect(run.exitCode == 0)
        #expect(run.errors.joined().contains("leaves finger 0 down"))
        #expect(run.errors.joined().contains("\"ended\" or \"cancelled\""))
    }

    @Test func `a picture that cannot be written is named with the reason, and no half of it is left`() throws
    {
        let folder = try Folder()
        let path = folder.path + "/missing/out.png"

        let run = Capture.run(["--sample", "cross-dissolve", "--snapshot", path, "--size", "40x40"])

        #expect(run.exitCode == 1)
        #expect(run.errors.joined().contains("\(path) cannot be written: no such file or directory."))
        #expect(try folder.files.isEmpty)
    }

    @Test func `a trace that cannot be written is named with the reason, and no half of it is left`() throws {
        let folder = try Folder()
        let script = try folder.file("s.json", holding: #"{"size":[390,844],"touches":[]}"#)
        let path = folder.path + "/missing/t.jsonl"

        let run = Capture.run(["--sample", "swipe", "--replay", script, "--trace", path])

        #expect(run.exitCode == 1)
        #expect(run.errors.joined().contains("\(path) cannot be written: no such file or directory."))
        #expect(try folder.files == ["s.json"])
    }

    @Test func `a snapshot is as large as size times scale`() throws {
        let folder = try Folder()
        let path = folder.path + "/out.png"

        let run = Capture.run([
            "--sample", "swipe", "--snapshot", path, "--size", "100x200", "--scale", "2", "--progress", "0.5",
        ])

        #expect(run.exitCode == 0, "\(run.errors)")
        let image = try CGImage.read(fromFile: path)
        #expect(image.width == 200)
        #expect(image.height == 400)
        #expect(try folder.files == ["out.png"])
    }

    private func duration(of controller: UIViewController) -> TimeInterval? {
        if let coordinator = controller.transitionCoordinator { return coordinator.transitionDuration }
        let others = controller.children + [controller.presentedViewController].compactMap { $0 }
        return others.lazy.compactMap { duration(of: $0) }.first
    }

    @Test(arguments: ["swipe", "zoom"])
    func `a snapshot shows what a take shows at that time`(id: String) throws {
        let folder = try Folder()
        let path = folder.path + "/out.png"
        let sample = try #require(SampleCatalog.sample(id: id))
        var take = Take(sample: id, frameRate: 60)
        take.append(Take.Event(time: 0, kind: .present))
        let run = TakeRun(take, of: sample)
        run.advance(to: 0)
        let length = try #require(duration(of: run.root))
        // The last frame of the take before the middle.
        let time = (length / 2 / take.frameInterval).rounded(.down) * take.frameInterval
        run.advance(to: time)

        let program = Capture.run([
            "--sample", id, "--snapshot", path, "--progress", "\(time / length)",
        ])

        #expect(program.exitCode == 0, "\(program.errors)")
        let comparison = ImageComparison(
            try run.stage.snapshot(), try CGImage.read(fromFile: path), tolerance: 0)
        #expect(comparison.isMatch, "\(comparison.differentPixels) pixels differ at \(time) of \(length)")
    }

    @Test func `a replay writes every callback on a line of JSON`() throws {
        let folder = try Folder()
        let script = try folder.file(
            "s.json",
            holding: """
                {"size":[390,844],"touches":[{"t":0.1,"phase":"began","x":389,"y":400},
                {"t":0.2,"phase":"moved","x":300,"y":400},{"t":0.3,"phase":"moved","x":100,"y":400},
                {"t":0.4,"phase":"ended","x":100,"y":400}]}
                """)
        let path = folder.path + "/t.jsonl"

        let run = Capture.run(["--sample", "swipe", "--replay", script, "--trace", path])

        #expect(run.exitCode == 0, "\(run.errors)")
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let events = try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(events.filter { $0.call == "completeTransition(_:)" }.count == 1)
        #expect(events.contains { $0.kind == "appearance" && $0.call == "viewDidAppear(_:)" })
        #expect(events.map(\.t) == events.map(\.t).sorted())
    }

    private struct Line: Decodable {
        var t: Double
        var kind: String
        var object: String
        var call: String
        var detail: [String: String]
    }
}
