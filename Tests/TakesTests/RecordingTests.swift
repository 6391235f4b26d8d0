import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Recordings: exact frames, nothing half-written, and a sentence for everything that can go wrong.
@Suite(.serialized) struct RecordingTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/recording-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    private func swipe() throws -> Sample { try #require(SampleCatalog.sample(id: "swipe")) }

    private func take(size: CGSize = CGSize(width: 40, height: 60)) -> Take {
        var take = Take(sample: "swipe", size: size, frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        return take
    }

    /// Makes a program out of lines of the shell; `$file` is the file that it is to write.
    private func program(_ script: String) throws -> String {
        let path = folder + "/encoder"
        try "#!/bin/sh\nfor last; do :; done\nfile=\"${last#file:}\"\n\(script)\n"
            .write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    private func record(_ program: String, rate: Double = 20) throws {
        let recording = try Recording(
            take(), of: try swipe(), to: folder + "/out.mp4", rate: rate,
            program: program)
        while try recording.step() {}
    }

    private func error(_ script: String) throws -> String {
        do {
            try record(program(script))
            return "no error"
        } catch let error as RecordingError {
            return error.description
        }
    }

    @Test func `picture n shows the take at n divided by the rate`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try record(program("cat > \"$file\""))

        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/out.mp4"))
        let size = 40 * 60 * 4
        let count = bytes.count / size
        #expect(bytes.count % size == 0 && count >= 9)
        for number in [0, 4, count - 1] {
            let run = TakeRun(take(), of: try swipe())
            run.advance(to: Double(number) / 20)
            let picture = try run.stage.snapshot()
            for (x, y) in [(0, 0), (20, 30), (39, 59), (5, 40)] {
                let start = number * size + (y * 40 + x) * 4
                let pixel = SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
                #expect(pixel == picture.pixel(x: x, y: y), "picture \(number) at \(x), \(y)")
            }
        }
        #expect(try files == ["encoder", "out.mp4"])
    }

    @Test func `a program that takes its time gets the same bytes`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try record(program("cat > \"$file\""))
        let quick = try Data(contentsOf: URL(fileURLWithPath: folder + "/out.mp4"))
        try record(
            program(
                "while sleep 0.02; head -c 20000 > \"$file.part\"; test -s \"$file.part\"; do cat \"$file.part\"; done > \"$file\"; rm \"$file.part\""
            ))
        let slow = try Data(contentsOf: URL(fileURLWithPath: folder + "/out.mp4"))

        #expect(quick == slow)
    }

    @Test func `a program that is missing, fails, is killed or finds the disk full is a sentence`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let missing = #expect(throws: RecordingError.self) { try record(folder + "/none") }
        #expect(missing?.description.contains("install the package ffmpeg") == true)
        #expect(try error("echo 'Unknown encoder' >&2; exit 3").contains("Unknown encoder"))
        #expect(try error("cat > /dev/null; exit 3").contains("exit code 3"))
        #expect(try error("kill -9 $$").contains("the signal 9"))
        #expect(try error("head -c 100 > \"$file\"; kill -15 $$").contains("the signal 15"))
        #expect(try error("cat > /dev/full").contains("No space left on device"))
        // As ffmpeg does where the disk is full at the very end.
        #expect(
            try error("cat > \"$file\"; echo 'Error writing trailer' >&2").contains("Error writing trailer"))
        #expect(try files == ["encoder"])
    }

    @Test func `a recording that is cancelled, or let go, leaves nothing`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let program = try program("cat > \"$file\"")
        do {
            let recording = try Recording(
                take(), of: swipe(), to: folder + "/out.gif", program: program)
            for _ in 0..<3 { _ = try recording.step() }
            #expect(recording.progress > 0 && recording.progress < 1)
            recording.cancel()
            #expect(try recording.step() == false && !recording.isFinished)
            #expect(try files == ["encoder"])
        }
        do {
            let recording = try Recording(
                take(), of: swipe(), to: folder + "/out.gif", program: program)
            _ = try recording.step()
        }
        #expect(try files == ["encoder"])
    }

    @Test func `a recording onto a pipe goes through it, and leaves the pipe`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (pipe, program) = (folder + "/out.mp4", try program("cat > /dev/null; printf film > \"$file\""))
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }

        try record(program)

        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &bytes, 16) == 4 && bytes.starts(with: Array("film".utf8)))
        #expect(try files == ["encoder", "out.mp4"])
        var information = stat()
        #expect(lstat(pipe, &information) == 0 && information.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `a filmstrip needs no program`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let recording = try Recording(
            take(), of: swipe(), to: folder + "/out.png", rate: 10, scale: 2,
            program: "/none")
        while try recording.step() {}

        let image = try CGImage.read(fromFile: folder + "/out.png")
        #expect(image.width == min(8, recording.count) * (80 + 12) + 12)
        #expect(recording.isFinished && recording.progress == 1)
    }

    @Test func `names and places that do not fit are sentences`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func message(_ path: String, rate: Double? = nil) throws -> String {
            let error = #expect(throws: RecordingError.self) {
                _ = try Recording(take(), of: try swipe(), to: path, rate: rate)
            }
            return error?.description ?? ""
        }
        #expect(try message(folder + "/out.avi").contains(".gif, .mp4 or .png"))
        #expect(try message(folder + "/missing/out.gif").contains("no such file or directory"))
        #expect(try message(folder + "/out.png", rate: 10_000).contains("at most 240"))
        #expect(try files.isEmpty)
    }

    @Test func `a stage that turns has room in every picture`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var turning = take(size: CGSize(width: 40, height: 61))
        turning.append(Take.Event(time: 0.2, kind: .resize(CGSize(width: 61, height: 40))))
        let recording = try Recording(
            turning, of: swipe(), to: folder + "/out.mp4", rate: 20,
            program: program("cat > \"$file\""))
        while try recording.step() {}

        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/out.mp4"))
        #expect(bytes.count == recording.count * 62 * 62 * 4)
    }
}
