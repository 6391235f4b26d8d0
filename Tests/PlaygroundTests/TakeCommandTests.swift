import CoreGraphics
import Foundation
import PlaygroundSamples
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// What the program does with takes, without a window.
@Suite(.serialized) struct TakeCommandTests {
    private func take(_ end: Double = 0.4) throws -> Take {
        var take = Take(sample: "cross-dissolve", size: CGSize(width: 60, height: 90), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        take.append(Take.Event(time: 0.1 + end, kind: .dismiss))
        return take
    }

    private func write(_ take: Take, _ name: String, in folder: Folder) throws -> String {
        try folder.file(name, holding: String(decoding: take.json(), as: UTF8.self))
    }

    private func calls(_ take: Take) throws -> [String] {
        let sample = try #require(SampleCatalog.sample(id: take.sample ?? ""))
        return Film(of: take, sample: sample).calls.map(\.line)
    }

    @Test func `the calls that were expected are no error, others are shown beside them`() throws {
        let folder = try Folder()
        let file = try write(take(), "a.json", in: folder)
        var lines = try calls(take())
        let good = try folder.file("good.jsonl", holding: lines.joined(separator: "\n") + "\n")
        lines.remove(at: 3)
        lines[5] = lines[5].replacing("\"t\":0.1", with: "\"t\":0.3")
        lines.append(#"{"t":9,"kind":"delegate","object":"Animator","call":"imagined()","detail":{}}"#)
        let bad = try folder.file("bad.jsonl", holding: lines.joined(separator: "\n") + "\n")

        let same = Capture.run(["--take", file, "--expect", good])
        let other = Capture.run(["--take", file, "--expect", bad])

        #expect(same.exitCode == 0 && same.output.isEmpty, "\(same)")
        #expect(other.exitCode == 1)
        #expect(other.output.contains { $0.hasPrefix("+ ") })
        #expect(other.output.contains { $0.hasPrefix("- ") && $0.contains("Animator.imagined()") })
        #expect(other.output.contains { $0.hasPrefix("~ 0.3") }, "\(other.output)")
        #expect(other.output.count < lines.count)
    }

    @Test func `two takes are compared by their calls`() throws {
        let folder = try Folder()
        let one = try write(take(), "a.json", in: folder)
        let two = try write(take(0.2), "b.json", in: folder)

        #expect(Capture.run(["--take", one, "--compare", one]).exitCode == 0)
        let run = Capture.run(["--take", one, "--compare", two])
        #expect(run.exitCode == 1 && !run.output.isEmpty)
        #expect(run.errors.joined().contains("The calls differ from the take"))
    }

    @Test(arguments: [
        (#"[20000,20000],"touches":[]"#, "size is 20000.0 × 20000.0 points at 1.0 pixels a point"),
        (#"[1e300,9],"touches":[]"#, "size is 1e+300 × 9.0 points"),
        (
            #"[90,90],"scale":16,"touches":[],"events":[{"t":0.5,"kind":"resize","size":[2000,90]}]"#,
            "the size at 0.5 s is 2000.0 × 90.0 points at 16.0 pixels a point"
        ),
    ])
    func `a take of a stage that cannot be drawn is a sentence`(rest: String, sentence: String) throws {
        let folder = try Folder()
        let text = #"{"version":2,"sample":"cross-dissolve","size":"# + rest + "}"
        let file = try folder.file("t.json", holding: text)

        let check = Capture.run(["--take", file, "--check"])
        let replay = Capture.run(["--sample", "swipe", "--replay", file])

        for run in [check, replay] {
            #expect(run.exitCode == 1 && run.errors.joined().contains(sentence), "\(run)")
            #expect(run.errors.joined().contains("expected a smaller stage: at most 16384 pixels on a side"))
        }
    }

    @Test func `a film has a line of JSON for each frame`() throws {
        let folder = try Folder()
        let file = try write(take(), "a.json", in: folder)

        let run = Capture.run(["--take", file, "--film", folder.path + "/f.jsonl"])

        #expect(run.exitCode == 0, "\(run.errors)")
        let text = try String(contentsOfFile: folder.path + "/f.jsonl", encoding: .utf8)
        let frames = try text.split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(frames.count > 20)
        #expect(frames.allSatisfy { $0["t"] is Double && $0["layers"] is [Any] && $0["calls"] is [Any] })
    }

    @Test func `the trace of a take that is replayed is what the take is expected to call`() throws {
        let folder = try Folder()
        var take = try self.take()
        take.frameRate = 240
        take.values = ["duration": .number(0.5)]
        let (file, trace) = (try write(take, "a.json", in: folder), folder.path + "/t.jsonl")

        let replay = Capture.run(["--sample", "cross-dissolve", "--replay", file, "--trace", trace])
        let expectation = Capture.run(["--take", file, "--expect", trace])

        #expect(replay.exitCode == 0 && expectation.exitCode == 0, "\(replay) \(expectation)")
    }

    @Test func `a good transition passes the check`() throws {
        let folder = try Folder()

        let run = Capture.run(["--take", try write(take(), "a.json", in: folder), "--check"])

        #expect(run.exitCode == 0 && run.output.isEmpty, "\(run)")
    }

    @Test func `faults of the motion are a line each, and an error that counts them`() throws {
        // A square moves; the second time it is elsewhere at once.
        let jumping = Sample(
            id: "jumping", title: "Jumping",
            present: { root in
                guard let square = root.view.subviews.first else { return }
                if square.layer.animationKeys() == nil {
                    UIView.animate(withDuration: 1) { square.center.x = 130 }
                } else {
                    square.layer.removeAllAnimations()
                    square.center.x = 300
                }
            },
            makeViewController: {
                let root = UIViewController()
                let square = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
                square.backgroundColor = .red
                root.view.addSubview(square)
                return root
            })
        var take = Take(sample: "jumping", frameRate: 60)
        for time in [0.1, 0.5] { take.append(Take.Event(time: time, kind: .present)) }
        let folder = try Folder()
        let file = try write(take, "a.json", in: folder)

        let run = Capture.run(["--take", file, "--check"], samples: [jumping])

        let faults = Film(of: take, sample: jumping).findings.map(\.description)
        #expect(run.exitCode == 1 && run.output == faults && !faults.isEmpty, "\(run)")
        let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        #expect(run.errors.joined().contains("\(count) of the motion in \(file)."))
    }

    @Test func `a filmstrip of a take and of a sample's whole transition`() throws {
        let folder = try Folder()
        let file = try write(take(), "a.json", in: folder)

        let take = Capture.run([
            "--take", file, "--record", folder.path + "/a.png", "--fps", "5", "--scale", "2",
        ])
        let sample = Capture.run([
            "--sample", "cross-dissolve", "--record", folder.path + "/b.png", "--fps", "4", "--size", "40x60",
        ])

        #expect(take.exitCode == 0 && sample.exitCode == 0, "\(take) \(sample)")
        #expect(try CGImage.read(fromFile: folder.path + "/a.png").height == 180 + 2 * 12 + 24)
        #expect(try folder.files == ["a.json", "a.png", "b.png"])
    }

    @Test(
        arguments: [
            (#"{"version":3,"size":[1,1],"touches":[]}"#, "cannot be played: version is 3; expected 2"),
            (#"{"version":2,"sample":"swipe","size":[9,9],"touches":[],"zoom":1}"#, "zoom is not known"),
            (
                #"{"version":2,"sample":"flip","size":[9,9],"touches":[]}"#,
                "is of the sample \"flip\", which is not here. The samples are: cross-dissolve,"
            ),
            (
                #"{"version":2,"sample":"swipe","size":[9,9],"values":{"weight":1},"touches":[]}"#,
                "values.weight is no value of swipe"
            ),
            (
                #"{"version":2,"sample":"swipe","size":[9,9],"touches":[{"t":0,"phase":"beg"#,
                "line 1 is not JSON"
            ),
        ])
    func `a take that cannot be played is named with its place`(file: String, sentence: String) throws {
        let folder = try Folder()
        let path = try folder.file("t.json", holding: file)

        for action in [["--check"], ["--film", folder.path + "/f"], ["--record", folder.path + "/o.png"]] {
            let run = Capture.run(["--take", path] + action)

            #expect(run.exitCode == 1)
            #expect(
                run.errors.joined().contains(path) && run.errors.joined().contains(sentence), "\(run.errors)")
            #expect(try folder.files == ["t.json"])
        }
    }

    @Test func `takes without end, without a sample, and calls that are none`() throws {
        let folder = try Folder()
        let script = try folder.file("s.json", holding: #"{"size":[9,9],"touches":[]}"#)
        let file = try write(take(), "a.json", in: folder)
        let odd = try folder.file("odd.jsonl", holding: "\n{\"t\":1}\n")

        #expect(
            Capture.run(["--take", "/dev/zero", "--check"]).errors.joined().contains(
                "more than 16777216 bytes"))
        #expect(
            Capture.run(["--take", folder.path + "/none", "--check"]).errors.joined().contains("no such file")
        )
        let noSample = Capture.run(["--take", script, "--check"])
        #expect(noSample.exitCode == 2 && noSample.errors.joined().contains("add --sample ID"))
        #expect(Capture.run(["--take", script, "--sample", "swipe", "--check"]).exitCode == 0)
        #expect(Capture.run(["--take", file, "--expect", odd]).errors.joined().contains("line 2 is no call"))
        #expect(
            Capture.run(["--take", file, "--film", "/dev/full"]).errors.joined().contains("no space left"))
    }

    @Test func `options of takes are read, and refused where they do not fit`() throws {
        let parse = OptionParser.parse
        #expect(try parse(["--take", "a.json"]).mode == .window)
        #expect(try parse(["--take", "a.json"]).take == "a.json")
        #expect(
            try parse(["--take", "a", "--record", "o.gif", "--fps", "25"]).mode
                == .take(.record(path: "o.gif", rate: 25)))
        #expect(try parse(["--take", "a", "--size", "1000x700", "--scale", "2"]).size?.width == 1000)
        #expect(try parse(["--take", "a", "--check"]).mode == .take(.check))
        #expect(
            try parse(["--sample", "swipe", "--record", "o.mp4"]).mode == .record(path: "o.mp4", rate: nil))
        let wrong: [([String], String)] = [
            (["--take", "a", "--check", "--film", "f"], "--check does not go with --film"),
            (["--check"], "--check only goes with --take"),
            (["--record", "o.gif"], "--record needs a sample"),
            (["--sample", "swipe", "--record", "o.avi"], ".gif, .mp4 or .png"),
            (
                ["--sample", "swipe", "--record", "o.gif", "--fps", "60"],
                "0.1 to 50 pictures a second for .gif"
            ),
            (["--sample", "swipe", "--fps", "60"], "--fps only goes with --record"),
            (["--take", "a", "--size", "9x9", "--check"], "--size does not go with --check"),
        ]
        for (arguments, sentence) in wrong {
            let error = #expect(throws: CommandError.self) { try parse(arguments) }
            #expect(
                error?.exitCode == 2 && error?.message(of: "Playground")?.contains(sentence) == true,
                "\(arguments): \(String(describing: error))")
        }
    }

    @Test func `the progress is a bar`() {
        #expect(RecordCommand.bar(0) == "[" + String(repeating: "-", count: 40) + "] 0 %")
        #expect(RecordCommand.bar(50).hasPrefix("[" + String(repeating: "#", count: 20) + "-"))
        #expect(RecordCommand.bar(100) == "[" + String(repeating: "#", count: 40) + "] 100 %")
    }
}
