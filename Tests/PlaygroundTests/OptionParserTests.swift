import Foundation
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

@Suite struct OptionParserTests {
    @Test func `no arguments open the tool's window`() throws {
        let options = try OptionParser.parse([])

        #expect(options == Options())
        #expect(options.mode == .window)
        #expect(options.sample == nil)
    }

    @Test func `a window's options are read with a space or an equals sign`() throws {
        let spaced = try OptionParser.parse([
            "--bare", "--sample", "swipe", "--size", "400x800.5", "--scale", "2", "--speed", "0.1",
        ])
        let joined = try OptionParser.parse([
            "--bare", "--sample=swipe", "--size=400x800.5", "--scale=2", "--speed=0.1",
        ])

        #expect(spaced == joined)
        #expect(spaced.sample == "swipe")
        #expect(spaced.size == CGSize(width: 400, height: 800.5))
        #expect(spaced.scale == 2)
        #expect(spaced.speed == 0.1)
    }

    @Test func `the tool's window may be watched, with a sample or a take, nothing else`() throws {
        #expect(try OptionParser.parse(["--watch"]).watches)
        #expect(try OptionParser.parse(["--watch", "--sample", "swipe", "--size", "900x700"]).watches)
        #expect(try OptionParser.parse(["--take", "a.json", "--watch"]).watches)
        for others in [
            ["--bare"], ["--sample", "swipe", "--snapshot", "a.png"], ["--list"], ["--take", "a", "--check"],
        ] {
            let error = #expect(throws: CommandError.self) { try OptionParser.parse(others + ["--watch"]) }
            #expect(error?.exitCode == 2)
        }
    }

    @Test func `a snapshot shows the end of presenting unless told otherwise`() throws {
        let plain = try OptionParser.parse(["--sample", "swipe", "--snapshot", "a.png"])
        let told = try OptionParser.parse([
            "--sample", "swipe", "--snapshot", "a.png", "--phase", "dismiss", "--progress", "0.25",
        ])

        #expect(plain.mode == .snapshot(path: "a.png", phase: .present, progress: 1))
        #expect(told.mode == .snapshot(path: "a.png", phase: .dismiss, progress: 0.25))
    }

    @Test func `pictures and recordings of a sample may be dark, nothing else`() throws {
        for output in [["--snapshot", "a.png"], ["--record", "a.gif"]] {
            let words = ["--sample", "swipe"] + output
            #expect(try OptionParser.parse(words).style == .light)
            #expect(try OptionParser.parse(words + ["--style", "dark"]).style == .dark)
        }
        for wrong in [
            ["--style", "dark"], ["--sample", "a", "--snapshot", "b.png", "--style", "pink"],
            ["--take", "a.json", "--record", "b.gif", "--style", "dark"],
            ["--sample", "a", "--replay", "b.json", "--style", "dark"],
        ] {
            let error = #expect(throws: CommandError.self) { try OptionParser.parse(wrong) }
            #expect(error?.exitCode == 2)
        }
    }

    @Test func `so may their user have set up other things`() throws {
        for output in [["--snapshot", "a.png"], ["--record", "a.gif"]] {
            let words = ["--sample", "swipe"] + output
            var expected = Take.Settings()
            #expect(try OptionParser.parse(words).settings == expected)
            (expected.rightToLeft, expected.textSize) = (true, .accessibilityLarge)
            let told = try OptionParser.parse(
                words + ["--settings", "rightToLeft,textSize=accessibilityLarge"])
            #expect(told.settings == expected)
        }
        for (wrong, message) in [
            (["--settings", "boldText"], "--settings"),
            (["--sample", "a", "--snapshot", "b.png", "--settings", "huge"], "--settings huge is not known"),
            (
                ["--sample", "a", "--snapshot", "b.png", "--settings", "boldText=yes"],
                "--settings boldText is no switch"
            ),
            (
                ["--sample", "a", "--snapshot", "b.png", "--settings", "textSize=9"],
                "--settings textSize is no size of text; expected one of \"extraSmall\""
            ),
        ] {
            let error = #expect(throws: CommandError.self) { try OptionParser.parse(wrong) }
            #expect(error?.exitCode == 2)
            #expect(error?.message(of: "p")?.contains(message) == true)
        }
    }

    @Test func `a replay takes a script and perhaps a trace`() throws {
        let plain = try OptionParser.parse(["--sample", "swipe", "--replay", "s.json"])
        let traced = try OptionParser.parse(["--sample", "swipe", "--replay", "s.json", "--trace", "t.jsonl"])

        #expect(plain.mode == .replay(script: "s.json", trace: nil))
        #expect(traced.mode == .replay(script: "s.json", trace: "t.jsonl"))
    }

    @Test func `list and help need nothing else`() throws {
        #expect(try OptionParser.parse(["--list"]).mode == .list)
        #expect(try OptionParser.parse(["--help"]).mode == .help)
    }

    @Test(arguments: ["0x100", "-1x2", "390", "390x", "x844", "axb", "nanx1", "infx1", "1x2x3", "x"])
    func `a size that is not two positive finite numbers is refused`(value: String) {
        expectUsage(["--size", value], mentions: ["--size takes width x height", "\"\(value)\""])
    }

    @Test(
        arguments: ["--scale", "--speed"],
        ["0", "-2", "nan", "inf", "two", "1e999"])
    func `a scale or speed that is not a positive finite number is refused`(name: String, value: String) {
        expectUsage([name, value], mentions: ["\(name) takes a positive number", "\"\(value)\""])
    }

    @Test(arguments: ["1e-9", "1e9"])
    func `a speed at which nothing can be seen is refused`(value: String) {
        expectUsage(["--speed", value], mentions: ["--speed takes", "from 0.001 to 1000", "\"\(value)\""])
    }

    @Test(arguments: ["-0.1", "1.1", "nan", "inf", "half"])
    func `a progress outside of 0 to 1 is refused`(value: String) {
        expectUsage(
            ["--sample", "swipe", "--snapshot", "a.png", "--progress", value],
            mentions: ["--progress takes a number from 0 to 1", "\"\(value)\""])
    }

    @Test func `a phase that is neither of the two is refused`() {
        expectUsage(
            ["--sample", "swipe", "--snapshot", "a.png", "--phase", "push"],
            mentions: ["--phase takes present or dismiss", "\"push\""])
    }

    @Test func `more pixels than any driver draws are refused`() {
        expectUsage(["--size", "10000x100", "--scale", "2"], mentions: ["20000", "16384"])
        expectUsage(["--size", "16384x16384"], mentions: ["16384.0 x 16384.0", "67 million pixels in all"])
    }

    @Test func `an unknown option is named, with the nearest one`() {
        expectUsage(
            ["--sampel", "swipe"], mentions: ["There is no option --sampel.", "Did you mean --sample?"])
        expectUsage(["--frobnicate"], mentions: ["There is no option --frobnicate."])
        expectUsage(["-x"], mentions: ["There is no option -x."])
    }

    @Test func `a usage error is a sentence and a line on help`() {
        #expect(
            CommandError.usage("There is no option -x.").message(of: "Playground")?.split(separator: "\n")
                == [
                    "Playground: There is no option -x.", "Playground --help says what there is.",
                ])
    }

    @Test func `an option without its value, and a value without its option, are refused`() {
        expectUsage(["--sample"], mentions: ["--sample needs a value"])
        expectUsage(
            ["--sample", "swipe", "--snapshot", "--phase", "present"],
            mentions: ["--snapshot needs a value"])
        expectUsage(["--sample", "swipe", "--snapshot", ""], mentions: ["--snapshot needs a value"])
        expectUsage(["--scale="], mentions: ["--scale needs a value"])
        expectUsage(["--list=yes"], mentions: ["--list takes no value"])
        expectUsage(["swipe"], mentions: ["no use for \"swipe\"", "--sample swipe"])
        expectUsage(["swipe.take.json"], mentions: ["--take swipe.take.json"])
    }

    @Test func `options that do not go together are refused`() {
        expectUsage(["--snapshot", "a.png"], mentions: ["--snapshot needs a sample"])
        expectUsage(["--replay", "a.json"], mentions: ["--replay needs a sample"])
        expectUsage(
            ["--sample", "swipe", "--progress", "1"], mentions: ["--progress only goes with --snapshot"])
        expectUsage(["--sample", "swipe", "--trace", "t"], mentions: ["--trace only goes with --replay"])
        expectUsage(["--list", "--sample", "swipe"], mentions: ["--sample does not go with --list"])
        expectUsage(
            ["--sample", "swipe", "--snapshot", "a", "--replay", "b"],
            mentions: ["--replay does not go with --snapshot"])
    }

    private func expectUsage(
        _ arguments: [String], mentions parts: [String], location: SourceLocation = #_sourceLocation
    ) {
        do {
            let options = try OptionParser.parse(arguments)
            Issue.record("\(arguments) gave \(options)", sourceLocation: location)
        } catch {
            #expect(error.exitCode == 2, sourceLocation: location)
            #expect(error.message(of: "Playground")?.contains("--help") == true, sourceLocation: location)
            for part in parts {
                #expect(error.message(of: "Playground")?.contains(part) == true, sourceLocation: location)
            }
        }
    }
}

@Suite struct NearestNameTests {
    @Test(arguments: [("swpe", "swipe", 1), ("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3)])
    func `the distance counts edits`(one: String, other: String, edits: Int) {
        #expect(NearestName.distance(one, other) == edits)
        #expect(NearestName.distance(other, one) == edits)
    }

    @Test func `the nearest name is the one with the fewest edits`() {
        let names = ["cross-dissolve", "swipe", "custom-presentation"]

        #expect(NearestName.nearest(to: "Swip", in: names) == "swipe")
        #expect(NearestName.nearest(to: "crossdisolve", in: names) == "cross-dissolve")
        #expect(NearestName.nearest(to: "x", in: []) == nil)
        #expect(NearestName.nearest(to: "photos", in: names) == nil)
        #expect(NearestName.nearest(to: "wipe", in: names) == "swipe")
        #expect(NearestName.nearest(to: "dissolve", in: names) == nil)
    }
}
