import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Testing
import UIKit
import UITesting

@testable import Takes

/// A picture of the user's on the samples' screens.
@Suite(.serialized) struct ContentPictureTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Writes a green picture, or another one.
    private func write(_ color: UIColor = .green, to name: String = "p.png") throws -> String {
        let stage = Stage(size: CGSize(width: 30, height: 20))
        stage.window.backgroundColor = color
        let path = folder.appendingPathComponent(name).path
        try stage.snapshot().writePNG(toFile: path)
        return path
    }

    @Test(arguments: SampleCatalog.all.map(\.id))
    func `every sample shows it`(id: String) throws {
        defer { remove() }
        let sample = try #require(SampleCatalog.sample(id: id))
        var take = Take(sample: id, size: CGSize(width: 200, height: 300))
        take.picture = try Take.Picture(file: write())

        let picture = try TakeRun(take, of: sample).stage.snapshot()

        var greenish = 0
        for x in stride(from: 5, to: 200, by: 10) {
            for y in stride(from: 5, to: 300, by: 10) {
                let pixel = picture.pixel(x: x, y: y)
                if Int(pixel.y) > Int(pixel.x) + 60, Int(pixel.y) > Int(pixel.z) + 60 { greenish += 1 }
            }
        }
        #expect(greenish > 200, "\(greenish) of 600 points")
    }

    @Test func `a file holds where it was and what it held, and it is read again with the take`() throws {
        defer { remove() }
        var take = Take(sample: "swipe")
        take.picture = try Take.Picture(file: write())

        var read = try Take(json: take.json())
        #expect(read == take && read.picture?.image == nil && !read.hasSameStage(as: take))
        try read.readPicture(orIn: "")

        #expect(read.picture?.image?.width == 30 && read.hasSameStage(as: take))
        #expect(Take.Picture.hash(of: Data("foobar".utf8)) == "85944171f73967e8")
    }

    @Test func `one that is missing or has changed is named, and one that moved with the take is found`()
        throws
    {
        defer { remove() }
        var take = Take(sample: "swipe")
        take.picture = try Take.Picture(file: write())
        let json = take.json()
        let path = take.picture?.path ?? ""
        func problem(orIn folder: String = "") -> String {
            do {
                var take = try Take(json: json)
                try take.readPicture(orIn: folder)
                return ""
            } catch {
                return "\(error)"
            }
        }

        _ = try write(.blue)
        #expect(problem().contains("picture is another one: \(path) has changed since"))
        try Data("GIF89a".utf8).write(to: URL(fileURLWithPath: path))
        #expect(problem().hasPrefix("picture cannot be shown ("))
        unlink(path)
        #expect(problem().hasPrefix("picture is missing"))
        #expect(problem().contains("expected the file at \(path), or one of its name beside the take"))
        let other = folder.appendingPathComponent("moved").path
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        _ = try write(to: "moved/p.png")
        #expect(problem(orIn: other) == "")
    }

    @Test func `a picture in the file must have a path and a number`() {
        let file = Data(#"{"version":2,"size":[9,9],"touches":[],"picture":{"path":"a.png"}}"#.utf8)

        let error = #expect(throws: ScriptError.self) { try Take(json: file) }

        #expect(
            error?.description.contains("picture has no \"hash\"") == true, "\(String(describing: error))")
    }
}
