import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// The tool's model without a window: what is kept, how far things go, and what is written.
@Suite struct ToolModelDetailTests {
    // MARK: - Samples and stages

    @Test func `another sample keeps what the stage's user has set up, and its pixels a point`() {
        let take = Take(sample: "mover", scale: 2, frameRate: 60)
        let tool = ModelAlone([MoverSettings.sample, .plain], take: take)
        tool.run { model in
            model.setUp {
                $0.reduceMotion = true
                $0.textSize = .extraLarge
            }
        }
        let settings = tool.model.take.settings
        tool.run {
            $0.litLayers = [0]
            $0.show(.plain)
        }

        #expect(settings.reduceMotion && tool.model.take.settings == settings)
        #expect(tool.model.take.sample == "plain" && tool.model.take.scale == 2)
        #expect(tool.model.stage.scale == 2 && tool.model.stage.accessibility.isReduceMotionEnabled)
        #expect(tool.model.stage.contentSizeCategory == .extraLarge)
        #expect(tool.model.litLayers.isEmpty)
    }

    @Test func `a new take has as many pixels a point as the screen of the window`() {
        let outer = Stage(size: CGSize(width: 400, height: 300), scale: 2)

        let model = outer.run { ToolModel(samples: [.plain]) }

        #expect(model.take.scale == 2 && model.stage.scale == 2 && model.take.device?.id == "iphone")
    }

    @Test func `a stage is tilted as far as it goes, and no further`() {
        let tilted = Sample(id: "tilted", title: "Tilted") { TiltScreen() }
        let tool = ModelAlone([tilted], take: Take(sample: "tilted", frameRate: 60))

        for _ in 0..<5 {
            tool.run { $0.tilt(x: 0.4, y: -0.4) }
            tool.tick()
        }

        let tilts = tool.model.take.events.map(\.kind)
        #expect(tilts.count == 3, "at the end nothing happens any more")
        #expect(tilts.first == .tilt(UIOffset(horizontal: 0.4, vertical: -0.4)))
        #expect(tilts.last == .tilt(UIOffset(horizontal: 1, vertical: -1)))
    }

    // MARK: - Time

    @Test func `a take that says where it ends plays on to there, although nothing moves any more`() {
        var take = Take(sample: "mover", frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        take.end = 0.9
        let tool = ModelAlone([MoverSettings.sample], take: take)

        tool.run { $0.play() }
        for _ in 0..<200 where tool.model.isPlaying { tool.tick() }

        #expect(!tool.model.isPlaying && abs(tool.model.time - 0.9) < 1e-6)
        #expect(tool.model.duration == 0.9 && tool.model.take.end == 0.9)
    }

    @Test func `two hundred changes can be undone, those before them not`() {
        var history = TakeHistory()

        for number in 0..<201 { history.remember(Take(sample: "\(number)")) }

        #expect(history.earlier.count == 200)
        #expect(history.earlier.first?.sample == "1" && history.earlier.last?.sample == "200")
    }

    // MARK: - Keys

    @Test func `a key is in the take from when it comes down until it comes up, once each`() {
        let tool = ModelAlone([.plain], take: Take(sample: "plain", frameRate: 60))
        func type(_ phase: HostKeyPhase, _ code: UIKeyboardHIDUsage = .keyboardA) {
            tool.run { $0.type(.key(phase, HostKey(code), timestamp: CACurrentMediaTime())) }
            tool.tick()
        }
        func keys() -> [String] {
            tool.model.take.events.compactMap {
                if case .key(let key) = $0.kind { "\(key.phase) \(key.characters)" } else { nil }
            }
        }

        type(.up)
        type(.repeated)
        #expect(keys().isEmpty, "it never came down")
        type(.down)
        type(.repeated)
        type(.up, .keyboardB)
        type(.up)
        type(.up)

        #expect(keys() == ["down a", "repeated a", "up a"])
    }

    // MARK: - Files

    @Test func `values are copied as Swift where the sample declares some`() {
        let tool = ModelAlone([MoverSettings.sample, .plain], take: Take(sample: "mover"))

        tool.run { $0.copyValues() }
        let text = tool.outer.run { UIPasteboard.general.string }
        tool.run { $0.show(.plain) }
        tool.run { $0.copyValues() }

        #expect(text?.hasPrefix("var settings = MoverSettings()\nsettings.duration = 0.4\n") == true)
        #expect(tool.model.message == "This sample declares no values.")
        #expect(tool.outer.run { UIPasteboard.general.string } == text)
    }

    @Test func `a recording that is complete is said to be in its file, the next one in another`() throws {
        try withFolder { folder in
            let tool = ModelAlone(moving: 60)
            tool.model.files = TakeFiles(folder: folder)
            var messages: [String] = []
            for _ in 0..<2 {
                tool.run { $0.record(.png) }
                #expect(tool.model.isRecording)
                for _ in 0..<600 where tool.model.isRecording { tool.tick() }
                messages.append(tool.model.message ?? "")
            }

            let paths = ["mover.png", "mover-2.png"].map { folder.appendingPathComponent($0).path }
            #expect(messages == paths.map { "The recording is in \($0)." })
            #expect(paths.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        }
    }

    @Test func `what cannot be written is a sentence, and nothing is said to be there`() {
        let tool = ModelAlone(moving: 60)
        tool.model.files = TakeFiles(folder: URL(fileURLWithPath: "/proc/nothing"))

        tool.run { $0.exportCalls() }
        let calls = tool.model.message
        tool.run { $0.exportTest() }
        let test = tool.model.message
        tool.run { $0.record(.gif) }

        #expect(calls?.hasPrefix("The calls cannot be written to /proc/nothing/mover.calls.jsonl: ") == true)
        #expect(test?.hasPrefix("The take cannot be written to /proc/nothing/mover-take.json: ") == true)
        #expect(!tool.model.isRecording && tool.model.message != test && tool.model.recordedFile == nil)
    }

    @Test func `without a program of one's own a test is of the samples of the playground`() throws {
        try withFolder { folder in
            let tool = ModelAlone(moving: 60)
            tool.model.files = TakeFiles(folder: folder)

            tool.run { $0.exportTest() }

            let source = folder.appendingPathComponent("MoverTakeTests.swift")
            let text = try String(contentsOf: source, encoding: .utf8)
            #expect(text.hasPrefix("import PlaygroundSamples\n"))
            #expect(text.contains("try #require(SampleCatalog.sample(id: \"mover\"))"))
            #expect(text.contains("try Take(inFile: \"mover-take.json\")"))
            #expect(tool.model.message?.contains(source.path) == true)
        }
    }

    @Test func `a JPEG picture is shown as a PNG one is`() throws {
        try withFolder { folder in
            let stage = Stage(size: CGSize(width: 8, height: 6))
            stage.window.backgroundColor = .red
            let picture = UIImage(cgImage: try stage.snapshot())
            let url = folder.appendingPathComponent("holiday.png")
            try #require(picture.jpegData(compressionQuality: 1)).write(to: url)
            let tool = ModelAlone([MoverSettings.sample], take: Take(sample: "mover"))

            var isOpened = false
            tool.run { isOpened = $0.open(url) }

            #expect(isOpened && tool.model.take.picture?.path == url.path)
            #expect(tool.model.take.picture?.image?.width == 8)
            #expect(tool.model.canUndo)
        }
    }

    @Test(arguments: ["a.gif", "b.GIF", "c.webp", "d.HEIC", "e.svg", "f.tiff", "g.bmp", "h.avif"])
    func `pictures of other kinds are refused by their names, in any case`(name: String) {
        let tool = ModelAlone([MoverSettings.sample], take: Take(sample: "mover"))

        var isOpened = true
        tool.run { isOpened = $0.open(URL(fileURLWithPath: "/none/\(name)")) }

        #expect(!isOpened && !tool.model.canUndo)
        #expect(tool.model.message?.contains("pictures are PNG or JPEG files") == true)
    }

    // MARK: - The start of the window

    private func launched(_ options: ToolLauncher.Options) throws -> ToolModel {
        let outer = Stage(size: CGSize(width: 1000, height: 700))
        let delegate = ToolDelegate(options, link: nil)
        let application = outer.run { UIApplication.shared }
        application.delegate = delegate
        outer.window.isHidden = true
        #expect(outer.run { delegate.application(application, didFinishLaunchingWithOptions: nil) })
        return try #require(delegate.model)
    }

    @Test
    func `the window begins with the take that was asked for, or a new one of the sample, or the first`()
        throws
    {
        var options = ToolLauncher.Options(samples: [.plain, MoverSettings.sample])
        let first = try launched(options)
        options.sample = MoverSettings.sample
        let asked = try launched(options)
        var take = Take(sample: "mover", size: CGSize(width: 200, height: 300), frameRate: 60)
        take.append(Take.Event(time: 0.2, kind: .present))
        options.sample = .plain
        options.take = take
        let taken = try launched(options)

        #expect(first.sample.id == "plain" && first.take.device?.id == "iphone")
        #expect(asked.sample.id == "mover" && asked.take.sample == "mover" && asked.take.events.isEmpty)
        #expect(taken.sample.id == "mover" && taken.take == take && taken.time == 0)
    }
}

private final class TiltScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
        card.addMotionEffect(effect)
        view.addSubview(card)
    }
}
