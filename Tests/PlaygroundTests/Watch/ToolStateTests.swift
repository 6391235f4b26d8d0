import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// A window that goes on where another one was, and what it hears of the package.
@Suite(.serialized) struct ToolStateTests {
    private func model(_ take: Take, of samples: [Sample] = SampleCatalog.all) -> (Stage, ToolModel) {
        let outer = Stage(size: CGSize(width: 1000, height: 700))
        let model = outer.run { ToolModel(samples: samples, take: take) }
        outer.present(outer.run { ToolViewController(model: model) })
        return (outer, model)
    }

    private var take: Take {
        var take = Take(sample: "cross-dissolve")
        take.append(Take.Event(time: 0.1, kind: .present))
        return take
    }

    @Test func `the next window opens where the one before was, as large, whatever was asked for at first`()
        throws
    {
        let folder = try Folder()
        let path = folder.path + "/state.json"
        let first = ToolLauncher.Options(
            samples: SampleCatalog.all, size: CGSize(width: 1000, height: 700), scale: 2)
        var state = ToolState(take: take, time: 0)
        state.window = CGRect(x: -40, y: 61, width: 1111, height: 777)

        state.write(to: path)
        let next = ToolLauncher.window(first, after: ToolState(contentsOf: path))
        let alone = ToolLauncher.window(first, after: nil)

        #expect(next.origin == CGPoint(x: -40, y: 61) && next.size == CGSize(width: 1111, height: 777))
        #expect(!next.fitsDisplay && next.scale == 2)
        #expect(alone.origin == nil && alone.size == CGSize(width: 1000, height: 700))
    }

    @Test func `the next window shows the same instant of the same take, and the same panels`() throws {
        let folder = try Folder()
        let (outer, first) = model(take)
        outer.advance(by: 1)
        outer.run {
            first.change { $0.values["duration"] = .number(0.5) }
            first.change { $0.values["duration"] = .number(0.75) }
            first.undo()
            first.seek(to: 0.25)
            first.setSpeed(0.1)
            first.setLoop(start: true)
            first.seek(to: 0.3125)
            first.arrangement.panel = 2
            first.arrangement.showsLanes = false
        }
        let path = folder.path + "/state.json"
        first.state.write(to: path)

        let state = try #require(ToolState(contentsOf: path))
        let (next, second) = model(try #require(state.take(for: SampleCatalog.all).take))
        next.run {
            second.arrangement = state.arrangement
            second.goOn(from: state)
        }

        #expect(second.take == first.take && second.time == 0.3125 && !second.isPlaying)
        #expect(second.speed == 0.1 && second.loops)
        #expect(second.loopStart == first.loopStart && second.loopEnd == nil)
        #expect(second.arrangement == first.arrangement)
        #expect(second.scrubber.current.calls.map(\.line) == first.scrubber.current.calls.map(\.line))
        let pictures = try (first.stage.snapshot(), second.stage.snapshot())
        #expect(ImageComparison(pictures.0, pictures.1, tolerance: 0).isMatch)
        next.run { second.redo() }
        #expect(second.take.values == ["duration": .number(0.75)])
        next.run { for _ in 1...2 { second.undo() } }
        #expect(second.take == take && !second.canUndo)
    }

    @Test func `a take that plays goes on playing`() throws {
        let (outer, first) = model(take)
        outer.run { first.play() }
        outer.advance(by: 0.2)
        let state = outer.run { first.state }

        let (next, second) = model(take)
        next.run { second.goOn(from: state) }
        next.advance(by: 0.1)

        #expect(second.isPlaying && second.time > first.time + 0.05)
    }

    @Test func `a sample or a value that the new code no longer has is a sentence`() throws {
        var take = Take(sample: "swipe")
        take.values = ["duration": .number(0.5), "weight": .number(3)]
        let state = ToolState(take: take, time: 0)
        let gone = ToolState(take: Take(sample: "flip"), time: 0)

        #expect(state.take(for: SampleCatalog.all).take?.values == ["duration": .number(0.5)])
        #expect(
            state.take(for: SampleCatalog.all).problem == "The sample no longer has these values: weight.")
        #expect(gone.take(for: SampleCatalog.all).take == nil)
        #expect(gone.take(for: SampleCatalog.all).problem?.contains("\"flip\" is gone") == true)
    }

    @Test(arguments: ["", "{", "{}", #"{"take":1}"#])
    func `a state that is damaged is none`(text: String) throws {
        let folder = try Folder()

        #expect(ToolState(contentsOf: try folder.file("s.json", holding: text)) == nil)
        #expect(ToolState(contentsOf: folder.path + "/none") == nil)
    }

    @Test func `a state that is damaged, and a take in it that cannot be played, are sentences`() throws {
        let folder = try Folder()
        let damaged = ToolState.read(try folder.file("s.json", holding: "{"))
        var later = ToolState(take: take, time: 0)
        later.take = #"{"version":3,"size":[1,1],"touches":[]}"#

        #expect(damaged.state == nil && damaged.problem?.contains("s.json") == true)
        #expect(ToolState.read(folder.path + "/none").problem == nil)
        #expect(later.take(for: SampleCatalog.all).take == nil)
        #expect(later.take(for: SampleCatalog.all).problem?.contains("version is 3") == true)
    }

    @Test func `what the watching process says is shown above the stage, and its wish for the state is met`()
        throws
    {
        let watched = try Watched(take, in: Folder())
        let model = watched.model
        func say(_ order: WatchOrder) { watched.say(order) }
        let problem = BuildProblem(
            output: "/p/Sources/App/Flip.swift:12:5: error: cannot find 'x' in scope\n")
        let texts = { self.texts(below: watched.outer.window) }

        say(.building)
        #expect(texts().contains("Building …"))
        say(.failed(problem))
        #expect(model.build == .failed(problem))
        #expect(texts().contains("App/Flip.swift:12: cannot find 'x' in scope"))
        say(.crashed("The new program crashed."))
        #expect(texts().contains("The new program crashed."))
        say(.save)
        #expect(ToolState(contentsOf: watched.path)?.take == state(model).take)
        say(.unchanged)
        #expect(model.build == .upToDate && !texts().contains("The new program crashed."))
        #expect(watched.reports == "\"ready\"\n\"saved\"\n")
    }

    @Test func `a take is written once it stays as it is, and not with each of its changes`() throws {
        let watched = try Watched(take, in: Folder())
        func written() -> Take? {
            ToolState(contentsOf: watched.path)?.take(for: SampleCatalog.all).take
        }

        for value in [0.5, 0.6, 0.7] {
            watched.outer.run { watched.model.change { $0.values["duration"] = .number(value) } }
            watched.outer.advance(by: 0.1)
            #expect(written() == nil)
        }
        watched.outer.advance(by: 0.4)

        #expect(written()?.values == ["duration": .number(0.7)])
    }

    @Test func `a state that cannot be written is a sentence, and is not reported as written`() throws {
        let watched = try Watched(take, in: Folder(), file: "none/state.json")

        watched.say(.save)

        #expect(watched.reports == "\"ready\"\n\"unsaved\"\n")
        #expect(watched.model.message?.contains("cannot be written to \(watched.path)") == true)
    }

    private func state(_ model: ToolModel) -> ToolState { model.state }

    private func texts(below view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { texts(below: $0) }
    }
}

/// A window whose package is watched, and the other end of its connection.
private final class Watched {
    let outer = Stage(size: CGSize(width: 1000, height: 700))
    let model: ToolModel
    /// The file of the window's state.
    let path: String
    private let folder: Folder
    private let link: WatchLink
    private let end: Int32

    init(_ take: Take, in folder: Folder, file: String = "state.json") throws {
        let path = "\(folder.path)/\(file)"
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let link = WatchLink(environment: [WatchedProcess.variable: "\(ends[1]):\(path)"])
        (self.folder, self.path, end) = (folder, path, ends[0])
        model = outer.run { ToolModel(samples: SampleCatalog.all, take: take) }
        self.link = try #require(link)
        outer.present(outer.run { [model] in ToolViewController(model: model) })
        outer.run { [link = self.link, model] in link.follow(model, in: nil) }
    }

    deinit { close(end) }

    /// Says something to the window, as the process that watches does.
    func say(_ order: WatchOrder) {
        let line = MessageLine.line(order)
        _ = line.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
        outer.run { link.takeOrders() }
        outer.advance(by: 0.1)
    }

    /// What the window has said since.
    var reports: String {
        var buffer = [UInt8](repeating: 0, count: 200)
        let count = read(end, &buffer, buffer.count)
        return String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    }
}
