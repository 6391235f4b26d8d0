import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Lanes and transport: groups that unfold, what a bar stands for, the threshold, and letting go by a button.
@MainActor
@Suite struct LaneTests {
    private let tool: Stage
    private let model: ToolModel
    private let window: ToolViewController
    private static let swipe = sample("swipe")

    private static func sample(_ id: String) -> Sample {
        guard let sample = SampleCatalog.sample(id: id) else {
            preconditionFailure("There is no sample \(id).")
        }
        return sample
    }

    init() {
        let window = ToolWindow([Self.swipe, .tiles], isSeen: true)
        (tool, model, self.window) = (window.outer, window.model, window.controller)
    }

    // MARK: - Groups

    @Test func `a group's lane unfolds into one for each animation, and folds again by a click`() throws {
        try filmTiles()
        let lanes = try #require(find(LanesView.self))
        let group = try #require(sheet.list.groups.firstIndex { $0.animations.count == 40 })
        let folded = sheet.list.height
        let place = try #require(sheet.list.place(of: .group(group)))
        let click = CGPoint(x: 60, y: lanes.frame.minY + 18 + place.y + 9)

        tool.tap(click)
        let unfolded = sheet.list.height
        tool.advance(by: 0.5)
        tool.tap(click)

        let count = CGFloat(sheet.list.groups[group].animations.count)
        #expect(unfolded == folded + count * LaneRow.animation(0, 0).height)
        #expect(sheet.list.height == folded)
    }

    @Test
    func `a scrub that goes over the names ends at the beginning; one that comes from there scrubs nothing`()
        throws
    {
        try filmTiles()
        let lanes = try #require(find(LanesView.self))
        let names = lanes.convert(CGPoint(x: LanesView.nameWidth, y: 30), to: nil)
        tool.run { model.seek(to: 0.3) }
        tool.advance(by: 0.1)

        tool.drag(
            from: CGPoint(x: names.x - 40, y: names.y), to: CGPoint(x: names.x + 200, y: names.y), over: 0.3)
        #expect(abs(model.time - 0.3) < 0.02)
        tool.drag(
            from: CGPoint(x: names.x + 200, y: names.y), to: CGPoint(x: names.x - 40, y: names.y), over: 0.3)
        #expect(model.time == 0)
    }

    @Test func `the playhead passes behind the texts of ruler and lanes`() throws {
        try filmTiles()
        let lanes = try #require(find(LanesView.self))
        let playhead = try #require(find(Playhead.self))
        let text = try #require(sheet.labelFrames.first)
        // Near the text's beginning, where the ruler has none.
        let x = text.minX + 12
        let time = sheet.axis.time(at: x - LanesView.nameWidth)

        tool.run { model.seek(to: time) }
        tool.advance(by: 0.1)

        let line = playhead.subviews.filter { !$0.isHidden }.map { $0.convert($0.bounds, to: lanes) }
        let place = text.offsetBy(dx: 0, dy: 18).insetBy(dx: 0, dy: 0.01)
        #expect(abs(playhead.frame.midX - x) < sheet.axis.x(of: 1 / 60), "it stands on a frame")
        #expect(line.count == 2 && line.allSatisfy { !$0.intersects(place) }, "\(line) \(place)")
        #expect(line.first?.minY == 0 && line.last?.maxY == lanes.bounds.height)
    }

    @Test func `the texts of a ruler are where its new axis has them, before it was drawn, too`() throws {
        try filmTiles()
        let ruler = try #require(find(LaneRuler.self))
        let before = ruler.textFrames
        var known: [CGRect] = []

        tool.run {
            ruler.axis = TimeAxis(duration: 7, width: 900)
            known = ruler.textFrames
        }
        tool.run { ruler.layoutIfNeeded() }

        #expect(known != before && known == ruler.textFrames)
    }

    @Test func `a label stands in a gap between bars where there is no room beside them, and covers none`()
        throws
    {
        let animations = try animationsWithPause()
        let group = LaneGroup(name: "UIView", keyPath: "position", animations: animations)
        let start = try #require(animations.map(\.added).min())
        let end = try #require(animations.map(\.end).max())
        // The first bar begins at the lane's left end, the last one ends at its right end.
        let axis = TimeAxis(duration: end, width: 900)
        let maker = LaneLabels(axis: axis, width: LanesView.nameWidth + 900, end: end)

        let label = try #require(maker.label(of: group, in: (y: 0, height: 18)))

        #expect(start < 0.05 && !label.isOnBars)
        for animation in animations {
            let left = LanesView.nameWidth + axis.x(of: animation.added)
            let right = LanesView.nameWidth + axis.x(of: animation.end)
            #expect(label.frame.maxX < left || label.frame.minX > right, "\(label.frame) \(left)...\(right)")
        }
        let narrow = LaneLabels(
            axis: TimeAxis(duration: end, width: 100), width: LanesView.nameWidth + 100, end: end)
        let covering = try #require(narrow.label(of: group, in: (y: 0, height: 18)))
        #expect(covering.isOnBars)
        #expect(covering.frame.minX >= LanesView.nameWidth + 12, "it hides no beginning")
    }

    /// Returns animations of two transitions with a second between them.
    private func animationsWithPause() throws -> [Film.Animation] {
        var take = Take(sample: "tiles")
        for time in [0.0, 1.4] { take.append(Take.Event(time: time, kind: .present)) }
        let recorder = FilmRecorder(take, of: .tiles)
        while !recorder.isFinished { recorder.go(on: 0.5) }
        let groups = LaneGroup.groups(of: recorder.film)
        return try #require(groups.first { $0.animations.count == 80 }).animations
    }

    @Test func `lanes that have no room are scrolled to by the wheel`() throws {
        try filmTiles()
        let lanes = try #require(find(LanesView.self))
        let group = try #require(sheet.list.groups.firstIndex { $0.animations.count == 40 })
        let place = try #require(sheet.list.place(of: .group(group)))
        tool.tap(CGPoint(x: 60, y: lanes.frame.minY + 18 + place.y + 9))

        tool.runFrame([
            .scroll(
                delta: CGVector(dx: 0, dy: -200), location: CGPoint(x: 600, y: lanes.frame.midY),
                timestamp: Stage.clockStart + tool.now)
        ])
        tool.advance(by: 0.5)

        #expect(sheet.offset > 100)
        #expect(sheet.frame.height <= lanes.bounds.height)
    }

    @Test func `the pointer over a bar lights up its layer, and over a name all of the group's`() throws {
        try filmTiles()
        let lanes = try #require(find(LanesView.self))
        let group = try #require(sheet.list.groups.firstIndex { $0.animations.count == 40 })
        let place = try #require(sheet.list.place(of: .group(group)))
        let top = lanes.frame.minY + 18 + place.y
        let first = sheet.list.groups[group].animations[0]
        let x = LanesView.nameWidth + sheet.axis.x(of: first.added + 0.01)

        tool.hover(at: CGPoint(x: x, y: top + 2.2))
        let one = model.litLayers
        tool.hover(at: CGPoint(x: 60, y: top + 9))
        let all = model.litLayers
        tool.hover(at: CGPoint(x: 640, y: 300))

        #expect(one == [first.layer])
        #expect(all.count == 40)
        #expect(model.litLayers.isEmpty)
    }

    @Test func `while a take grows its axis stays, a little longer than the take`() {
        var axes: Set<TimeInterval> = []
        for hundredth in 1...1000 {
            let duration = Double(hundredth) / 100
            let axis = TimeAxis.roundedUp(duration)
            #expect(axis >= duration && axis <= max(duration * 1.5, 0.5) + 1e-9, "\(duration): \(axis)")
            axes.insert(axis)
        }
        #expect(axes.sorted() == [0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12])
    }

    @Test func `bars end where the film ends as far as it is known, and waits are no longer`() throws {
        var take = Take(sample: "tiles")
        take.append(Take.Event(time: 0, kind: .present))
        take.append(
            Take.Event(time: 2, kind: .touch(.began, location: CGPoint(x: 300, y: 700), finger: 0)))
        let recorder = FilmRecorder(take, of: .tiles)
        recorder.go(on: 0.1)
        let film = recorder.film
        let group = try #require(LaneGroup.groups(of: film).first { $0.animations.count == 40 })
        let axis = TimeAxis(duration: 1, width: 400)

        let image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 18)).image { context in
            LanePainter(context: context.cgContext, axis: axis, y: 0, height: 18, pixel: 1)
                .bars(of: group, until: film.lastFrameTime)
        }

        #expect(abs(film.lastFrameTime - 0.1) < 0.01 && film.duration == 2)
        let last = LanesView.nameWidth + axis.x(of: film.lastFrameTime)
        let picture = try #require(image.cgImage)
        func isPainted(_ x: CGFloat, _ y: Int) -> Bool { picture.pixel(x: Int(x), y: y).w > 0 }
        // The first tile runs, the last one waits 0.195 s.
        for y in [4, 14] { #expect(isPainted(last - 2, y) && !isPainted(last + 2, y)) }
    }

    @Test func `bars of a stack lie inside of the lane, the first on top`() {
        let stack = LaneStack(count: 140, in: 18)

        #expect(stack.top(of: 0) == 2)
        #expect(abs(stack.top(of: 139) + stack.barHeight - 16) < 0.001)
        #expect(stack.bars(at: 2.5).first == 0)
    }

    // MARK: - Progress

    @Test func `the sample's threshold follows its value`() {
        var take = Take(sample: "swipe")
        let sample = Self.swipe

        let initial = take.threshold(of: sample)
        take.values["threshold"] = .number(0.7)

        #expect(initial == 0.5)
        #expect(take.threshold(of: sample) == 0.7)
        #expect(Take(sample: "x").threshold(of: .tiles) == nil)
    }

    @Test func `the progress at the playhead is the running transition's`() {
        tool.run { hold(at: 0.3) }
        let held = model.progress
        tool.run { model.seek(to: 0) }

        #expect(held.count == 1)
        #expect(abs((held.first ?? 0) - 0.3) < 0.01)
        #expect(model.progress.isEmpty)
    }

    // MARK: - Letting go

    @Test(arguments: [true, false])
    func `finish and cancel let go as a finger does, and replay the same`(finishes: Bool) throws {
        tool.run { hold(at: 0.3) }
        tool.advance(by: 0.2)
        #expect(model.canEndInteraction)

        tool.run { model.endInteraction(finishes: finishes) }
        tool.advance(by: 2)

        let calls = model.scrubber.current.calls.map(\.name)
        #expect(calls.contains("finishInteractiveTransition()") == finishes)
        #expect(calls.contains("cancelInteractiveTransition()") == !finishes)
        #expect(model.stage.diagnostics.isEmpty)
        #expect(model.take.fingersDown.isEmpty)
        #expect((model.stage.window.rootViewController?.presentedViewController != nil) == finishes)
        let take = try Take(json: model.take.json())
        #expect(take == model.take)
        let again = TakeRun(take, of: Self.swipe)
        again.finish()
        #expect(again.calls.map(\.name) == calls)
    }

    @Test func `a finger that takes hold again goes on from there, however long the take stood still`() {
        tool.run {
            hold(at: 0.3)
            model.seek(to: 0.2)
        }
        tool.advance(by: 3)

        tool.run {
            model.touch(
                .began, at: CGPoint(x: 200, y: 400), finger: 0, timestamp: CACurrentMediaTime())
        }
        let first = model.take.events.last
        tool.advance(by: 0.05)
        tool.run {
            model.touch(
                .moved, at: CGPoint(x: 150, y: 400), finger: 0, timestamp: CACurrentMediaTime())
        }
        let second = model.take.events.last

        #expect(first.map { abs($0.time - 0.2) < 0.01 } == true, "\(String(describing: first))")
        #expect(second.map { abs($0.time - 0.25) < 0.02 } == true, "\(String(describing: second))")
    }

    @Test func `finish wins over a drag that lies before the threshold, and cancel over one past it`() throws
    {
        for (part, finishes) in [(0.2, true), (0.8, false)] {
            var take = Take(sample: "swipe")
            take.append(
                Take.Event(
                    time: 0, kind: .touch(.began, location: CGPoint(x: 389, y: 400), finger: 0)))
            for step in 1...20 {
                let x = 389 - 389 * part * Double(step) / 20
                take.append(
                    Take.Event(
                        time: Double(step) * 0.02,
                        kind: .touch(.moved, location: CGPoint(x: x, y: 400), finger: 0)))
            }
            take.append(Take.Event(time: 0.6, kind: finishes ? .finish : .cancel))
            take.append(
                Take.Event(
                    time: 0.6,
                    kind: .touch(.ended, location: CGPoint(x: 389 - 389 * part, y: 400), finger: 0)))
            let run = TakeRun(take, of: Self.swipe)

            run.finish()

            let isShown = run.root.presentedViewController != nil
            #expect(isShown == finishes)
            #expect(run.stage.diagnostics.isEmpty)
        }
    }

    @Test func `without an interactive transition the buttons do nothing`() {
        tool.run { model.endInteraction(finishes: true) }

        #expect(!model.canEndInteraction)
        #expect(model.take.events.isEmpty)
    }

    // MARK: - Private

    private var sheet: LaneSheet {
        guard let sheet = find(LaneSheet.self) else { preconditionFailure("The window shows its lanes.") }
        return sheet
    }

    private func find<View: UIView>(_ type: View.Type) -> View? { window.view.first(type) }

    /// Shows a sample in which many layers of one kind move, and waits for its film.
    private func filmTiles() throws {
        tool.run {
            model.show(.tiles)
            model.perform(.present)
        }
        for _ in 0..<600 where !model.isFilmComplete { tool.advance(by: 1 / 60) }
        #expect(model.isFilmComplete)
        tool.advance(by: 0.1)
    }

    private func hold(at part: CGFloat) {
        var take = Take(sample: "swipe", device: StageDevice.all.first)
        take.append(
            Take.Event(time: 0, kind: .touch(.began, location: CGPoint(x: 389, y: 400), finger: 0)))
        for step in 1...20 {
            let x = 389 - 389 * part * CGFloat(step) / 20
            take.append(
                Take.Event(
                    time: Double(step) * 0.02,
                    kind: .touch(.moved, location: CGPoint(x: x, y: 400), finger: 0)))
        }
        model.show(take)
        model.seek(to: 0.5)
    }
}
