import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Files that are dropped onto the tool's window.
@Suite(.serialized) struct DroppingTests {
    private let folder: Folder
    private let outer: Stage
    private let model: ToolModel
    private let delegate: ToolDelegate

    init() throws {
        folder = try Folder()
        outer = Stage(size: CGSize(width: 1000, height: 700))
        let delegate = ToolDelegate(ToolLauncher.Options(samples: SampleCatalog.all), link: nil)
        let application = outer.run { UIApplication.shared }
        application.delegate = delegate
        outer.window.isHidden = true
        #expect(outer.run { delegate.application(application, didFinishLaunchingWithOptions: nil) })
        self.delegate = delegate
        model = try #require(delegate.model)
    }

    /// Drops a file onto the window, as the host does.
    private func drop(_ name: String, holding data: Data? = nil) throws {
        let url = folder.file(name)
        try data?.write(to: url)
        outer.open(url)
        outer.advance(by: 0.1)
    }

    private var png: Data {
        get throws {
            let stage = Stage(size: CGSize(width: 8, height: 8))
            stage.window.backgroundColor = .red
            let path = folder.file("made.png").path
            try stage.snapshot().writePNG(toFile: path)
            return try Data(contentsOf: URL(fileURLWithPath: path))
        }
    }

    @Test func `a picture becomes the content of the sample's screens, and is undone`() throws {
        let before = model.take

        // The name does not matter, the bytes do.
        try drop("holiday", holding: png)

        #expect(model.take.picture?.path.hasSuffix("/holiday") == true)
        #expect(model.take.picture?.image?.width == 8)
        #expect(model.message?.contains("Cross Dissolve show the picture") == true, "\(model.message ?? "")")
        let pixel = try model.stage.snapshot().pixel(x: 50, y: 300)
        #expect(pixel.x > 200 && pixel.y < 160)
        outer.run { model.undo() }
        #expect(model.take == before)
    }

    @Test func `a take is shown, and can be undone`() throws {
        var take = Take(sample: "zoom")
        take.append(Take.Event(time: 0.1, kind: .present))

        try drop("t.json", holding: take.json())

        #expect(model.take == take && model.sample.id == "zoom")
    }

    @Test(
        arguments: [
            ("a.json", #"{"version":3,"size":[1,1],"touches":[]}"#, "version is 3; expected 2"),
            (
                "b.json", #"{"version":2,"sample":"swipe","size":[9,9],"touches":[],"zoom":1}"#,
                "zoom is not known"
            ),
            (
                "c.json", #"{"version":2,"sample":"flip","size":[9,9],"touches":[]}"#,
                "is of the sample \"flip\", which is not here"
            ),
            (
                "d.json", #"{"version":2,"sample":"swipe","size":[9,9],"touches":[{"t":0,"#,
                "line 1 is not JSON"
            ),
            (
                "e.json", #"{"version":2,"sample":"swipe","size":[9,9],"values":{"weight":1},"touches":[]}"#,
                "values.weight is no value of swipe"
            ),
            (
                "f.json",
                #"{"version":2,"sample":"swipe","size":[9,9],"touches":[],"picture":{"path":"/none.png","hash":"0"}}"#,
                "picture is missing"
            ),
            ("g.png", "\u{0}", "is not JSON"),
            ("h.gif", "GIF89a", "pictures are PNG or JPEG files"),
        ])
    func `with a file that cannot be used the window goes on with the take it had`(
        name: String, text: String, sentence: String
    ) throws {
        outer.run { model.perform(.present) }
        let before = model.take

        try drop(name, holding: Data(text.utf8))

        #expect(model.message?.contains(sentence) == true, "\(model.message ?? "no message")")
        #expect(model.message?.contains(name) == true)
        #expect(model.take == before)
    }

    @Test func `a damaged picture, and a file that is not there, are sentences`() throws {
        let before = model.take

        try drop("half.png", holding: png.prefix(40))
        #expect(model.message?.contains("The PNG picture is damaged") == true, "\(model.message ?? "")")
        #expect(model.message?.contains("half.png") == true)
        try drop("none.json")
        #expect(model.message?.contains("none.json cannot be read: no such file") == true)
        try drop("")
        #expect(model.message?.contains("cannot be read: is a directory") == true, "\(model.message ?? "")")

        #expect(model.take == before)
    }

    @Test func `a take of a billion touches is given up before it is read`() throws {
        let url = folder.file("billion.json")
        // A hole: 60 bytes for each touch, none of them on the disk.
        let file = open(url.path, O_WRONLY | O_CREAT, 0o600)
        #expect(ftruncate(file, 60_000_000_000) == 0)
        close(file)

        outer.open(url)

        #expect(model.message?.contains("it has more than 16777216 bytes") == true, "\(model.message ?? "")")
    }
}
