import CoreGraphics
import Foundation
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// Which options go together, and what those that do give.
@Suite struct CommandCombinationTests {
    private func message(_ arguments: [String]) -> String {
        do throws(CommandError) {
            let options = try OptionParser.parse(arguments)
            return "accepted as \(options.mode)"
        } catch {
            #expect(error.exitCode == 2)
            return error.message(of: "p") ?? ""
        }
    }

    @Test(
        arguments: [
            (["--speed", "2"], "--speed only goes with --bare."),
            (["--speed", "2", "--sample", "a", "--record", "a.gif"], "--speed does not go with --record."),
            (["--speed", "2", "--take", "a.json"], "--speed does not go with --take."),
            (["--take", "a.json", "--fps", "30"], "--fps only goes with --record."),
            (["--fps", "30"], "--fps only goes with --record."),
            (["--check"], "--check only goes with --take."),
            (["--film", "a.jsonl"], "--film only goes with --take."),
            (["--bare", "--take", "a.json"], "--bare does not go with --take."),
            (["--take", "a", "--check", "--film", "b"], "--check does not go with --film."),
            (["--take", "a", "--film", "b", "--scale", "2"], "--scale does not go with --film."),
            (["--take", "a", "--record", "b.gif", "--size", "9x9"], "--size does not go with --record."),
            (["--record", "b.gif"], "--record needs a sample"),
            (["--sample", "a", "--replay", "b", "--settings", "boldText"], "--settings only goes with"),
            (["--sample", "a", "--record", "b.gif", "--bare"], "--bare does not go with --record."),
        ] as [([String], String)])
    func `an option beside another with which it has no use is refused`(arguments: [String], sentence: String)
    {
        #expect(message(arguments).contains(sentence), "\(message(arguments))")
    }

    @Test func `a take has one thing done with it, with what belongs to that`() throws {
        func action(_ words: String...) throws -> Options.Mode {
            try OptionParser.parse(["--take", "a.json"] + words).mode
        }

        #expect(try action() == .window)
        #expect(try action("--check") == .take(.check))
        #expect(try action("--film", "f.jsonl") == .take(.film(path: "f.jsonl")))
        #expect(try action("--expect", "c.jsonl") == .take(.expect(calls: "c.jsonl")))
        #expect(try action("--compare", "b.json") == .take(.compare(take: "b.json")))
        #expect(
            try action("--record", "r.mp4", "--fps", "24", "--scale", "2")
                == .take(.record(path: "r.mp4", rate: 24)))
        #expect(try action("--record", "r.gif") == .take(.record(path: "r.gif", rate: nil)))
    }

    @Test(
        arguments: [
            ("gif", "0.1", true), ("gif", "50", true), ("gif", "51", false), ("mp4", "240", true),
            ("mp4", "241", false), ("png", "0.05", false), ("png", "x", false), ("GIF", "51", false),
        ])
    func `a recording has at most as many pictures a second as its kind allows`(
        kind: String, rate: String, isAllowed: Bool
    ) {
        let arguments = ["--sample", "a", "--record", "a.\(kind)", "--fps", rate]
        let options = try? OptionParser.parse(arguments)

        #expect((options != nil) == isAllowed)
        if !isAllowed { #expect(message(arguments).contains("--fps takes")) }
    }

    @Test func `of an option that is repeated the last value counts`() throws {
        let options = try OptionParser.parse([
            "--sample", "a", "--size", "10x20", "--sample", "b", "--size=30x40",
        ])

        #expect(options.sample == "b" && options.size == CGSize(width: 30, height: 40))
    }

    @Test func `a value that reads as an option is none, except after an equals sign`() throws {
        #expect(message(["--sample", "--list"]).contains("--sample needs a value after it."))
        #expect(try OptionParser.parse(["--sample=--list"]).sample == "--list")
        #expect(try OptionParser.parse(["--sample", "-x"]).sample == "-x")
    }

    @Test func `help comes before everything that is wrong with the rest`() throws {
        #expect(try OptionParser.parse(["--size", "x", "--help", "--speed", "2"]).mode == .help)
    }

    @Test(arguments: [("0.001", 0.001), ("1000", 1000)] as [(String, Double)])
    func `the slowest and the fastest speed are allowed`(value: String, speed: Double) throws {
        #expect(try OptionParser.parse(["--bare", "--speed", value]).speed == speed)
    }

    @Test func `a progress may be at both ends`() throws {
        for (text, progress) in [("0", 0), ("1", 1)] as [(String, Double)] {
            let mode = try OptionParser.parse([
                "--sample", "a", "--snapshot", "b.png", "--progress", text,
            ]).mode
            #expect(mode == .snapshot(path: "b.png", phase: .present, progress: progress))
        }
    }
}
