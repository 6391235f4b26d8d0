import Foundation
import StageKit
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// The tool's takes without a window: samples, values, undo and hands.
@Suite struct ToolTakeTests {
    private func mover() -> ModelAlone {
        ModelAlone([MoverSettings.sample, .plain], take: Take(sample: "mover", frameRate: 60))
    }

    private func duration(_ tool: ModelAlone) throws -> SampleControl {
        try #require(tool.model.sample.controls.first { $0.key == "duration" })
    }

    // MARK: - Samples and takes

    @Test func `another sample begins anew on a stage like the one before`() throws {
        let tool = mover()
        let device = try #require(StageDevice.named("iphone-se"))
        tool.run {
            $0.setDevice(device)
            $0.setStyle(.dark)
            $0.perform(.present)
            $0.loopRange = 0...1
            $0.selectedLayer = 0
            $0.show(.plain)
        }

        let take = tool.model.take
        #expect(take.sample == "plain" && take.device == device && take.size == device.size)
        #expect(take.style == .dark && take.frameRate == 60)
        #expect(take.events.isEmpty && tool.model.time == 0 && !tool.model.isPlaying)
        #expect(tool.model.loopRange == nil && tool.model.selectedLayer == nil)
    }

    @Test func `undo brings back the take that other samples replaced`() {
        let third = Sample(id: "third", title: "Third") { UIViewController() }
        let tool = ModelAlone(
            [MoverSettings.sample, .plain, third], take: Take(sample: "mover", frameRate: 60))
        tool.run { $0.perform(.present) }
        let take = tool.model.take

        tool.run {
            $0.show(.plain)
            $0.show(third)
            $0.show(third)
            $0.compareWithEarlier()
        }
        #expect(tool.model.message == "Nothing was changed yet.", "not in this sample")
        tool.run { $0.undo() }

        #expect(tool.model.sample.id == "mover" && tool.model.take == take)
        tool.run { $0.redo() }
        #expect(tool.model.sample.id == "third" && !tool.model.canRedo)
    }

    @Test func `another sample has none of the faults that were found`() {
        let tool = ModelAlone([.jumping, .plain], take: .jumping)
        tool.rest()
        #expect(!tool.model.findings.isEmpty)

        tool.run { $0.show(.plain) }

        #expect(tool.model.findings.isEmpty)
    }

    @Test func `a sample that is chosen again begins anew, and undo brings its take back`() {
        let tool = mover()
        tool.run { $0.perform(.present) }
        let take = tool.model.take
        for _ in 0..<2 { tool.run { $0.show(MoverSettings.sample) } }
        #expect(tool.model.take.events.isEmpty)

        tool.run { $0.undo() }

        #expect(tool.model.take == take && !take.events.isEmpty)
    }

    @Test func `an event that cuts the take is undone by itself, although the one before was of its group`() {
        let tool = mover()
        func turn() {
            let wheel = Take.Event.Kind.wheel(CGVector(dx: 0, dy: -10), location: CGPoint(x: 9, y: 9))
            tool.run { $0.perform(wheel, group: "wheel") }
            tool.tick(0.1)
        }
        for _ in 0..<3 { turn() }
        let take = tool.model.take
        #expect(take.events.count == 3)

        tool.run { $0.seek(to: 0.05) }
        for _ in 0..<2 { turn() }
        #expect(tool.model.take != take)
        tool.run { $0.undo() }

        #expect(tool.model.take == take)
        tool.run { $0.undo() }
        #expect(tool.model.take.events.isEmpty && !tool.model.canUndo)
    }

    @Test func `a take of a sample that is not here leaves the one that is shown`() {
        let tool = mover()
        let take = tool.model.take
        var isShown = true

        tool.run { isShown = $0.show(Take(sample: "gone")) }

        #expect(!isShown && tool.model.take == take && !tool.model.canUndo)
    }

    @Test func `a take for any sample becomes one of the sample that is shown`() {
        let tool = mover()

        tool.run { $0.show(Take(size: CGSize(width: 300, height: 500))) }

        #expect(tool.model.take.sample == "mover" && tool.model.stage.size.width == 300)
    }

    @Test func `undo goes back to the sample of the take before, and redo forth`() {
        let tool = mover()
        tool.run { $0.show(Take(sample: "plain")) }
        #expect(tool.model.sample.id == "plain")

        tool.run { $0.undo() }
        #expect(tool.model.sample.id == "mover" && tool.model.take.sample == "mover")
        tool.run { $0.redo() }
        #expect(tool.model.sample.id == "plain" && !tool.model.canRedo)
    }

    @Test func `the samples above and below follow the list's order, and a search while one sees it`() {
        func sample(_ id: String, _ section: Sample.Section) -> Sample {
            Sample(id: id, title: id, section: section) { UIViewController() }
        }
        let tool = ModelAlone([
            sample("mine", .yours), sample("push", .navigation), sample("fade", .presentation),
            sample("pop", .navigation),
        ])
        func go(_ offset: Int) -> String {
            tool.run { $0.showNeighbor(by: offset) }
            return tool.model.sample.id
        }

        #expect([-1, -1, -1, -1, 2].map { go($0) } == ["pop", "push", "fade", "fade", "pop"])
        tool.run { $0.search = "fade" }
        #expect(go(-1) == "fade" && go(1) == "fade")
        tool.run { $0.arrangement.showsSidebar = false }
        #expect(go(1) == "push")
    }

    // MARK: - Values

    @Test func `a value at its default is not in the take`() throws {
        let tool = mover()
        let control = try duration(tool)
        tool.run { $0.set(.number(0.5), for: control) }
        #expect(tool.model.take.values == ["duration": .number(0.5)])
        #expect(tool.model.value(of: control) == .number(0.5))

        tool.run { $0.set(control.initial, for: control) }
        #expect(tool.model.take.values.isEmpty && tool.model.value(of: control) == .number(0.4))
    }

    @Test func `a value that is set in small steps is undone at once, and setting none changes nothing`()
        throws
    {
        let tool = mover()
        let control = try duration(tool)
        tool.run {
            for value in [0.5, 0.5, 0.6, 0.7] { $0.set(.number(value), for: control) }
            $0.resetValues()
            $0.resetValues()
        }
        #expect(tool.model.take.values.isEmpty)

        tool.run { $0.undo() }
        #expect(tool.model.take.values == ["duration": .number(0.7)])
        tool.run { $0.undo() }
        #expect(tool.model.take.values.isEmpty && !tool.model.canUndo)
    }

    @Test func `a mistake is mended where there is one`() {
        let tool = mover()
        #expect(tool.model.isMended == false)
        tool.run { $0.setMended(true) }
        #expect(tool.model.isMended == true && tool.model.take.values == ["mended": .flag(true)])

        tool.run { $0.show(.plain) }
        tool.run { $0.setMended(true) }
        #expect(tool.model.isMended == nil && tool.model.take.values.isEmpty)
    }

    // MARK: - Hands

    @Test func `a finger that takes over the take's goes on from where that is, others come down`() {
        let tool = mover()
        var take = Take(sample: "mover", frameRate: 60)
        func add(_ phase: TouchScript.Phase, _ time: TimeInterval, _ x: CGFloat) {
            take.append(
                Take.Event(time: time, kind: .touch(phase, location: CGPoint(x: x, y: 100), finger: 0)))
        }
        add(.began, 0, 100)
        add(.moved, 0.1, 150)
        add(.ended, 0.5, 150)
        tool.run {
            $0.show(take)
            $0.seek(to: 0.2)
        }
        func touch(_ phase: TouchScript.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int) -> Take.Event.Kind? {
            tool.run {
                $0.touch(
                    phase, at: CGPoint(x: x, y: y), finger: finger, timestamp: CACurrentMediaTime())
            }
            return tool.model.take.events.last?.kind
        }

        #expect(
            touch(.began, 170, 130, finger: 0)
                == .touch(.moved, location: CGPoint(x: 150, y: 100), finger: 0))
        #expect(tool.model.take.events.count == 3)
        #expect(
            touch(.moved, 180, 135, finger: 0)
                == .touch(.moved, location: CGPoint(x: 160, y: 105), finger: 0))
        #expect(
            touch(.began, 170, 130, finger: 1)
                == .touch(.began, location: CGPoint(x: 170, y: 130), finger: 1))
    }

    @Test func `with the last finger of the mouse those go that are down where the take was cut`() {
        let tool = mover()
        var take = Take(sample: "mover", frameRate: 60)
        for (phase, time) in [(TouchScript.Phase.began, 0), (.ended, 0.5)] as [(TouchScript.Phase, Double)] {
            for finger in 0...2 {
                let location = CGPoint(x: CGFloat(100 * finger + 50), y: 100)
                take.append(Take.Event(time: time, kind: .touch(phase, location: location, finger: finger)))
            }
        }
        func touch(_ phase: TouchScript.Phase, finger: Int) {
            tool.run {
                $0.touch(
                    phase, at: CGPoint(x: 60, y: 100), finger: finger, timestamp: CACurrentMediaTime())
            }
        }
        tool.run {
            $0.show(take)
            $0.seek(to: 0.2)
        }

        for finger in 0...1 { touch(.began, finger: finger) }
        touch(.ended, finger: 1)
        #expect(tool.model.take.fingersDown.map(\.finger) == [0, 2])
        touch(.ended, finger: 0)

        #expect(tool.model.take.fingersDown.isEmpty && !tool.model.isHeld)
        tool.run { $0.seek(to: 0.1) }
        touch(.began, finger: 0)
        tool.run { $0.seek(to: 0) }
        #expect(tool.model.take.fingersDown.isEmpty, "what ends a drag lifts them, too")
    }

    @Test func `a press that was never taken has no effect`() {
        let tool = mover()

        tool.run {
            for phase in [TouchScript.Phase.moved, .ended] {
                $0.touch(phase, at: .zero, finger: 0, timestamp: CACurrentMediaTime())
            }
        }

        #expect(tool.model.take.events.isEmpty && !tool.model.isPlaying)
    }

    @Test func `a size that is set at the start is the one with which the take begins, in whole points`() {
        let tool = mover()

        tool.run { $0.setSize(CGSize(width: 200.4, height: 5000)) }
        #expect(tool.model.take.size == CGSize(width: 200, height: 2048))
        #expect(tool.model.take.events.isEmpty)

        tool.run { $0.turn() }
        #expect(tool.model.take.events.map(\.kind) == [.resize(CGSize(width: 2048, height: 200))])
        tool.run { $0.undo() }
        #expect(tool.model.take.events.isEmpty && tool.model.take.size.width == 200)
    }

    @Test func `a stage that was turned at the start has the size that is set there`() {
        let tool = mover()
        tool.run { $0.turn() }
        tool.run {
            $0.seek(to: 0)
            $0.setSize(CGSize(width: 300, height: 200))
        }

        #expect(tool.model.stage.size == CGSize(width: 300, height: 200))
    }

    @Test
    func `a take that goes on begins turned where it is turned at its start, and keeps what comes later`() {
        let tool = ModelAlone(moving: 60)
        let take = tool.model.take

        tool.run { $0.turn() }

        #expect(tool.model.take.events == take.events)
        #expect(tool.model.take.size == CGSize(width: take.size.height, height: take.size.width))
        #expect(tool.model.stage.size == tool.model.take.size)
        tool.run { $0.undo() }
        #expect(tool.model.take == take)
    }

    @Test func `a size that the stage has is nothing to undo`() {
        let tool = ModelAlone(moving: 60)
        tool.rest()
        let size = tool.model.stage.size
        tool.run { $0.beginResizing() }
        tool.run { $0.resize(to: size) }
        #expect(!tool.model.canUndo)

        tool.run { $0.resize(to: CGSize(width: size.width + 10, height: size.height)) }
        #expect(tool.model.canUndo)
    }

    @Test func `a transition is started where the sample says how`() {
        let tool = mover()
        tool.run { $0.startTransition() }
        #expect(tool.model.take.events.map(\.kind) == [.present] && tool.model.message == nil)

        tool.run { $0.show(.plain) }
        tool.run { $0.startTransition() }
        #expect(tool.model.take.events.isEmpty)
        #expect(tool.model.message == "This sample does not say how its transition is started.")
    }

    @Test func `where nothing has happened yet, what plays is the transition, if the sample says how`() {
        let tool = mover()
        tool.run { $0.playOrPause() }
        #expect(tool.model.take.events.map(\.kind) == [.present] && tool.model.isPlaying)
        #expect(tool.model.take.events.first?.time == 0)

        tool.run { $0.playOrPause() }
        #expect(!tool.model.isPlaying)
        tool.run { $0.playOrPause() }
        #expect(tool.model.take.events.count == 1 && tool.model.isPlaying)
        tool.run { $0.show(.plain) }
        tool.run { $0.playOrPause() }
        #expect(tool.model.take.events.isEmpty && tool.model.isPlaying)
    }

    // MARK: - Comparison and files

    @Test func `calls are compared once both films are complete, and only with what was changed`() throws {
        let tool = ModelAlone(moving: 60)
        let control = try duration(tool)
        tool.run { $0.compareWithEarlier() }
        #expect(tool.model.compared == nil && tool.model.message == "Nothing was changed yet.")

        tool.run { $0.keepForComparison() }
        #expect(tool.model.callComparison == nil)
        for _ in 0..<600 where tool.model.compared?.isFilmComplete != true { tool.tick() }
        #expect(tool.model.callComparison?.isEqual == true)
        let kept = tool.model.take
        tool.run { $0.set(.number(0.8), for: control) }
        #expect(tool.model.callComparison == nil, "the film is of the take before")
        tool.run { $0.compareWithEarlier() }
        #expect(tool.model.compared?.take == kept && tool.model.compared?.take != tool.model.take)
    }

    @Test func `a take that is repeated is filmed, run once more and compared while it plays`() throws {
        let tool = ModelAlone(moving: 60)
        tool.run {
            $0.keepForComparison()
            $0.loops = true
            $0.play()
        }
        tool.tick()

        for _ in 0..<2000 where tool.model.callComparison == nil { tool.tick() }

        #expect(tool.model.isPlaying && tool.model.isFilmComplete && tool.model.film.take == tool.model.take)
        #expect(tool.model.repetition == nil && tool.model.callComparison?.isEqual == true)
        let control = try duration(tool)
        tool.run { $0.set(.number(0.8), for: control) }
        for _ in 0..<2000 where tool.model.callComparison == nil { tool.tick() }
        #expect(tool.model.isPlaying && tool.model.film.take.values == ["duration": .number(0.8)])
    }

    @Test func `a test gets a name that neither a source nor a take has`() throws {
        let folder = try Folder()
        let files = TakeFiles(folder: folder.url)
        #expect(files.freeTest("My fade").name == "My fade take")
        #expect(files.freeTest("My fade").source.lastPathComponent == "MyFadeTakeTests.swift")

        try Data().write(to: folder.file("my-fade-take.json"))
        try Data().write(to: folder.file("MyFadeTake2Tests.swift"))

        #expect(files.freeTest("My fade").name == "My fade take 3")
        #expect(files.free("fade", ending: "gif").lastPathComponent == "fade.gif")
        for name in ["fade.gif", "fade-2.gif"] {
            try Data().write(to: folder.file(name))
        }
        #expect(files.free("fade", ending: "gif").lastPathComponent == "fade-3.gif")
    }

    @Test
    func `a file's take is of the sample that was asked for, or its own, or another one if it has none`()
        throws
    {
        let folder = try Folder()
        func file(_ take: Take) throws -> String {
            let path = folder.file("\(take.sample ?? "none").json")
            try take.json().write(to: path)
            return path.path
        }
        let (own, none) = (try file(Take(sample: "mover")), try file(Take()))
        let reader = TakeReader(samples: [MoverSettings.sample, .plain])

        #expect(try reader.take(at: own, else: .plain).take.sample == "mover")
        #expect(try reader.take(at: own, for: .plain).take.sample == "plain")
        #expect(try reader.take(at: none, else: .plain).take.sample == "plain")
        #expect(throws: TakeReader.Problem.noSample(path: none)) { try reader.take(at: none) }
    }
}
