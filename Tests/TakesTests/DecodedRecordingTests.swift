import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// GIFs and MP4s as players decode them, beside the stage's own pictures.
///
/// Other tests run on the main actor while these wait for their processes.
@Suite(.serialized) struct DecodedRecordingTests {
    private static let size = CGSize(width: 120, height: 180)
    private static let rate = 25.0
    /// The pictures of 0.8 s: at 0, at 0.04, …, and the last one after the end.
    private static let count = 22

    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "decoded-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private func sample(_ id: String) throws -> Sample { try #require(SampleCatalog.sample(id: id)) }

    private func take(_ id: String) -> Take {
        var take = Take(sample: id, size: Self.size, frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        take.end = 0.8
        return take
    }

    /// Records a take, and returns the file's path.
    private func record(_ id: String, _ name: String) async throws -> String {
        let path = "\(folder)/\(name)"
        let recording = try Recording(
            take(id), of: sample(id), to: path, rate: Self.rate)
        while try recording.step() { await Task.yield() }
        #expect(recording.isFinished)
        return path
    }

    @concurrent private nonisolated static func output(
        of program: String, _ arguments: [String]
    ) async throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }

    /// How far decoded pictures are from those of the stage.
    private struct Distance {
        var pictures = 0
        var mean = 0.0
        /// The part of all numbers that is off by more than 8 of 255.
        var off = 0.0
        var most = 0
    }

    private func distance(of path: String, _ id: String) async throws -> Distance {
        let bytes = try await Self.output(
            of: "ffmpeg", ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"])
        let (width, height) = (Int(Self.size.width), Int(Self.size.height))
        let length = width * height * 4
        #expect(bytes.count % length == 0)
        var distance = Distance(pictures: bytes.count / length)
        let run = TakeRun(take(id), of: try sample(id))
        var (sum, off) = (0, 0)
        for number in 0..<distance.pictures {
            run.advance(to: Double(number) / Self.rate)
            let picture = try run.stage.snapshot()
            // Most rows are the same: comparing their memory is quick, going through their bytes is not.
            picture.withPixels { pixels in
                bytes.withUnsafeBytes { decoded in
                    guard let one = pixels.baseAddress, let all = decoded.baseAddress else { return }
                    for row in stride(from: 0, to: length, by: width * 4) {
                        let (here, there) = (one + row, all + number * length + row)
                        guard memcmp(here, there, width * 4) != 0 else { continue }
                        for index in 0..<width * 4 {
                            let difference = abs(
                                Int(here.load(fromByteOffset: index, as: UInt8.self))
                                    - Int(there.load(fromByteOffset: index, as: UInt8.self)))
                            sum += difference
                            if difference > 8 { off += 1 }
                            distance.most = max(distance.most, difference)
                        }
                    }
                }
            }
        }
        let count = Double(distance.pictures * width * height * 3)
        (distance.mean, distance.off) = (Double(sum) / count, Double(off) / count)
        return distance
    }

    // Photos have more colours than flat screens.
    @Test(arguments: [("swipe", 0.1, 8), ("checkerboard", 0.1, 8), ("photo-pager", 0.7, 30)])
    func `a GIF shows the stage's pictures, but for its palette of 255 colours`(
        id: String, mean: Double, most: Int
    ) async throws {
        defer { remove() }

        let distance = try await distance(of: record(id, "o.gif"), id)

        #expect(distance.pictures == Self.count)
        #expect(distance.mean < mean && distance.most <= most, "\(distance)")
    }

    @Test(arguments: ["swipe", "checkerboard", "photo-pager"])
    func `an MP4 shows the stage's pictures, but for what its compression leaves out`(id: String) async throws
    {
        defer { remove() }

        let distance = try await distance(of: record(id, "o.mp4"), id)

        #expect(distance.pictures == Self.count)
        // Half of the colours' resolution, and 220 steps of brightness instead of 256.
        #expect(distance.mean < 3 && distance.off < 0.04, "\(distance)")
    }

    @Test(arguments: ["gif", "mp4"])
    func `the file says its size, its rate and its length`(format: String) async throws {
        defer { remove() }
        let path = try await record("swipe", "o.\(format)")

        let text = String(
            decoding: try await Self.output(
                of: "ffprobe",
                [
                    "-v", "error", "-count_frames", "-show_entries",
                    "stream=width,height,nb_read_frames,r_frame_rate:format=duration", "-of",
                    "default=nk=0:nw=1",
                    path,
                ]), as: UTF8.self)

        let lines = Set(text.split(separator: "\n").map { String($0) })
        #expect(
            lines.isSuperset(of: [
                "width=120", "height=180", "nb_read_frames=\(Self.count)", "r_frame_rate=25/1",
            ]),
            "\(lines)")
        #expect(lines.contains("duration=0.880000"), "\(lines)")
    }

    @Test(arguments: ["gif", "mp4"])
    func `on a machine that is busy the file is the same, byte for byte`(format: String) async throws {
        defer { remove() }
        let idle = try await Data(contentsOf: URL(fileURLWithPath: record("swipe", "idle.\(format)")))
        let others = try (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "while :; do :; done"]
            try process.run()
            return process
        }
        defer { for other in others { kill(other.processIdentifier, SIGKILL) } }

        let busy = try await Data(contentsOf: URL(fileURLWithPath: record("swipe", "busy.\(format)")))

        #expect(idle == busy)
    }
}
