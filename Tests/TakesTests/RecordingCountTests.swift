import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// How many pictures a recording has, of which size, and what is in them.
@Suite(.serialized) struct RecordingCountTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/recording-count-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// A red screen that turns blue, without an animation, once it is started.
    private let flag = Sample(
        id: "flag", title: "Flag", present: { $0.view.backgroundColor = .blue },
        makeViewController: {
            let controller = UIViewController()
            controller.view.backgroundColor = .red
            return controller
        })

    private func take(lasting end: Double, size: CGSize = CGSize(width: 40, height: 60)) -> Take {
        var take = Take(sample: "flag", size: size, frameRate: 60)
        take.end = end
        return take
    }

    /// Makes a program that keeps the bytes of the pictures.
    private func program() throws -> String {
        let path = folder + "/encoder"
        try "#!/bin/sh\nfor last; do :; done\ncat > \"${last#file:}\"\n"
            .write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    /// The bytes of a film, four for a pixel.
    private func bytes(of take: Take, rate: Double, scale: CGFloat? = nil) throws -> [UInt8] {
        let recording = try Recording(
            take, of: flag, to: folder + "/out.mp4", rate: rate, scale: scale, program: program())
        while try recording.step() {}
        return try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/out.mp4")))
    }

    @Test(arguments: [(0.5, 10, 7), (0.55, 10, 7), (0.5, 4, 4), (1, 10, 12)] as [(Double, Double, Int)])
    func `a recording goes on to the first picture after the take's end`(
        end: Double, rate: Double, count: Int
    ) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let recording = try Recording(take(lasting: end), of: flag, to: folder + "/out.png", rate: rate)

        #expect(recording.count == count && recording.isAtRest)
    }

    @Test(arguments: [("out.png", 10), ("out.mp4", 60), ("OUT.GIF", 50)] as [(String, Double)])
    func `each kind of file has its usual rate, whatever case its name has`(name: String, rate: Double) throws
    {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let recording = try Recording(
            take(lasting: 0.1), of: flag, to: folder + "/" + name, program: program())

        #expect(recording.rate == rate)
        recording.cancel()
    }

    @Test func `the progress counts the pictures, and what comes after them`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let recording = try Recording(take(lasting: 0.5), of: flag, to: folder + "/out.png", rate: 4)
        var progress: [Double] = []

        while try recording.step() { progress.append(recording.progress) }

        #expect(Array(progress.prefix(4)) == [0.2, 0.4, 0.6, 0.8])
        #expect(recording.progress == 1 && recording.made == 4)
    }

    @Test func `a film shows what happened up to each of its pictures`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var take = take(lasting: 0.5)
        take.append(Take.Event(time: 0.25, kind: .present))

        let bytes = try bytes(of: take, rate: 10)

        let size = 40 * 60 * 4
        #expect(bytes.count == 7 * size)
        let colors = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + 3]) }
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
        #expect(colors == [red, red, red, blue, blue, blue, blue])
    }

    @Test func `an odd number of pixels gets a black edge in a film`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bytes = try bytes(of: take(lasting: 0.1, size: CGSize(width: 41, height: 60)), rate: 10)

        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * 42 + x) * 4..<(y * 42 + x) * 4 + 3]) }
        #expect(bytes.count % (42 * 60 * 4) == 0)
        for y in [0, 30, 59] {
            #expect(pixel(0, y) == [255, 0, 0] && pixel(40, y) == [255, 0, 0] && pixel(41, y) == [0, 0, 0])
        }
    }

    @Test func `a film has the take's pixels a point unless it is told others`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var take = take(lasting: 0.1)
        take.scale = 2

        let own = try bytes(of: take, rate: 1)
        let other = try bytes(of: take, rate: 1, scale: 3)

        #expect(own.count % (80 * 120 * 4) == 0)
        #expect(other.count * 4 == own.count * 9)
    }

    @Test func `what never rests ends a recording only where the take has no end`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let endless = Sample(
            id: "endless", title: "Endless",
            present: { root in
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) { root.view.alpha = 0.5 }
            },
            makeViewController: { UIViewController() })
        var take = Take(sample: "endless", size: CGSize(width: 20, height: 20), frameRate: 5)
        take.append(Take.Event(time: 0, kind: .present))

        let open = try Recording(take, of: endless, to: folder + "/out.png", rate: 1)
        #expect(!open.isAtRest)

        take.end = 2
        let ended = try Recording(take, of: endless, to: folder + "/out.png", rate: 1)
        #expect(ended.isAtRest && ended.count == 4)
    }
}
