import Foundation
import StageKit
import Testing
import UIKit

@testable import PlaygroundKit
@testable import Takes

/// The lanes' model without a window: axis, groups, rows and what is drawn.
@Suite struct LaneModelTests {
    private func animation(
        _ layer: Int, _ keyPath: String = "position", added: TimeInterval = 0, duration: TimeInterval = 0.25,
        pace: String = "easeOut", end: TimeInterval = 1
    ) -> Film.Animation {
        Film.Animation(
            layer: layer, keyPath: keyPath, added: added, delay: 0, duration: duration, pace: pace, end: end)
    }

    private func group(_ animations: [Film.Animation]) -> LaneGroup {
        LaneGroup(name: "UIView", keyPath: "position", animations: animations)
    }

    // MARK: - Axis

    @Test func `a place on the axis is a time, with some room after the last one`() {
        let axis = TimeAxis(duration: 2, width: 500)

        #expect(axis.x(of: 0) == 0 && axis.x(of: 2) < 500 && abs(axis.x(of: 2.04) - 500) < 1e-9)
        #expect([0, 0.7, 2].allSatisfy { abs(axis.time(at: axis.x(of: $0)) - $0) < 1e-12 })
        #expect(TimeAxis(duration: 0, width: -5).duration == 0.5)
        #expect(TimeAxis(duration: 0, width: -5).width == 1)
    }

    @Test(
        arguments: [
            (0.5, 1100, ["0.00 s", "0.05 s", "0.10 s"]), (1, 560, ["0.0 s", "0.2 s", "0.4 s"]),
            (5, 400, ["0 s", "1 s", "2 s"]), (100, 560, ["0 s", "20 s", "40 s"]),
        ] as [(TimeInterval, CGFloat, [String])])
    func `lines of the axis are at least 56 points apart, at round times`(
        duration: TimeInterval, width: CGFloat, names: [String]
    ) {
        let axis = TimeAxis(duration: duration, width: width)

        let places = axis.ticks.map { axis.x(of: $0.time) }

        #expect(axis.ticks.prefix(3).map(\.name) == names)
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 56 })
        #expect(width - (places.last ?? 0) < places[1] + 1e-6)
    }

    // MARK: - Groups

    @Test func `a group counts layers, and says what its animations share`() {
        let same = group([animation(1), animation(2), animation(1)])
        #expect(same.title == "UIView × 2 · position" && same.layers == [1, 2] && same.isFoldable)
        #expect(same.detail == "easeOut, 0.25 s")

        #expect(group([animation(1), animation(1, duration: 0.3)]).detail == "easeOut")
        #expect(group([animation(1), animation(1, pace: "linear")]).detail.isEmpty)
        let single = group([animation(4)])
        #expect(single.title == "UIView · position" && !single.isFoldable)
    }

    @Test func `animations are grouped by class and key path, in the order of the first ones`() {
        var film = Film(take: Take())
        film.layers = ["A", "B", "A"].enumerated().map { index, name in
            Film.Layer(id: index, name: name, parent: nil, controller: nil, start: nil)
        }
        film.animations = [
            animation(1), animation(0, "opacity"), animation(0), animation(2), animation(1),
            animation(2, "opacity"),
        ]

        let groups = LaneGroup.groups(of: film)

        #expect(groups.map(\.title) == ["B · position", "A × 2 · opacity", "A × 2 · position"])
        #expect(groups.map { $0.animations.map(\.layer) } == [[1, 1], [0, 2], [0, 2]])
    }

    @Test func `lanes lie below each other, unfolded ones below their group`() {
        let groups = [
            group([animation(1), animation(2)]),
            LaneGroup(name: "B", keyPath: "x", animations: [animation(3)]),
        ]
        let list = LaneList(groups: groups, unfolded: ["UIView · position", "B · x"])

        #expect(
            list.places.map(\.row) == [
                .touches, .progress, .group(0), .animation(0, 0), .animation(0, 1), .group(1), .calls,
            ])
        #expect(list.places.map(\.y) == [0, 20, 66, 84, 99, 114, 132] && list.height == 160)
        #expect(list.foldable.map(\.row) == [.group(0)])
        #expect(
            [65.9, 66, 83.9, 84].map { list.place(at: $0)?.row } == [
                .progress, .group(0), .group(0), .animation(0, 0),
            ])
        #expect(list.place(at: 154) == nil && list.place(at: -1) == nil)
        #expect(list.places(in: 66..<99).map(\.row) == [.group(0), .animation(0, 0)])
    }

    @Test func `a film without animations has a lane that says so`() {
        let list = LaneList(groups: [])

        #expect(list.places.map(\.row) == [.touches, .progress, .noAnimations, .calls])
    }

    @Test func `of bars that lie on each other the nearest comes first, and a single one is in the middle`() {
        #expect(LaneStack(count: 1, in: 18).top(of: 0) == 5)
        let stack = LaneStack(count: 3, in: 18)

        #expect([0, 1, 2].map { stack.top(of: $0) } == [2, 5, 8] && stack.barHeight == 8)
        #expect(stack.bars(at: 9.5) == [1, 2, 0] && stack.bars(at: 14) == [2, 1])
        #expect(stack.bars(at: 0.5).isEmpty)
    }

    @Test func `a text stands after the bars, or before them where there is no room`() throws {
        let stage = Stage()
        func frame(_ animations: [Film.Animation]) throws -> CGRect {
            try stage.run {
                let axis = TimeAxis(duration: 1, width: 500)
                let maker = LaneLabels(axis: axis, width: LanesView.nameWidth + 500, end: 1)
                return try #require(maker.label(of: group(animations), in: (y: 40, height: 18))).frame
            }
        }
        let axis = TimeAxis(duration: 1, width: 500)

        let after = try frame([animation(1, added: 0.1, end: 0.3), animation(2, added: 0, end: 0.2)])
        let before = try frame([animation(1, added: 0.9, end: .infinity), animation(2, added: 0.7)])

        #expect(after.minX == LanesView.nameWidth + axis.x(of: 0.3) + 8)
        #expect(abs(before.maxX - (LanesView.nameWidth + axis.x(of: 0.7) - 8)) < 1e-6)
        #expect(abs(after.midY - 49) < 1e-6 && abs(before.midY - 49) < 1e-6)
    }

    // MARK: - Drawing

    /// Returns whether something is painted at a time and a height.
    private func painted(
        height: CGFloat, _ paint: @escaping (LanePainter) -> Void
    ) throws -> (TimeInterval, Int) -> Bool {
        let axis = TimeAxis(duration: 1, width: 400)
        let image = Stage().run {
            UIGraphicsImageRenderer(size: CGSize(width: 600, height: height)).image { context in
                paint(LanePainter(context: context.cgContext, axis: axis, y: 0, height: height, pixel: 1))
            }
        }
        let picture = try #require(image.cgImage)
        return { time, y in picture.pixel(x: Int(LanesView.nameWidth + axis.x(of: time)), y: y).w > 0 }
    }

    @Test func `a finger has a bar until it goes, or until now`() throws {
        var take = Take()
        func add(_ phase: TouchScript.Phase, _ time: TimeInterval, _ finger: Int) {
            take.append(Take.Event(time: time, kind: .touch(phase, location: .zero, finger: finger)))
        }
        add(.began, 0.1, 0)
        add(.ended, 0.3, 0)
        add(.began, 0.5, 1)
        take.append(Take.Event(time: 0.9, kind: .present))

        let isPainted = try painted(height: 20) { [take] in $0.touches(of: take, now: 0.7) }

        #expect([0.05, 0.2, 0.4].map { isPainted($0, 10) } == [false, true, false])
        #expect([0.45, 0.6, 0.8].map { isPainted($0, 14) } == [false, true, false])
        #expect(!isPainted(0.6, 9) && isPainted(0.9, 5))
    }

    @Test func `the progress is as high as it is, and its threshold is where a finger drives`() throws {
        func transition(_ frame: Int, _ isInteractive: Bool) -> Film.Transition {
            Film.Transition(
                kind: .push, subject: "B", duration: 1, firstFrame: frame, progress: [0.5, 0.5, 1],
                isInteractive: [isInteractive, false, false])
        }
        var film = Film(take: Take())
        film.times = (0...10).map { Double($0) / 10 }
        film.transitions = [transition(1, true), transition(6, false)]

        let progress = try painted(height: 46) { [film] in $0.progress(of: film) }
        let threshold = try painted(height: 46) { [film] in $0.threshold(0.5, of: film) }

        // The lowest row is 41, the highest 7.
        #expect([20, 30, 40].map { progress(0.15, $0) } == [false, true, true])
        #expect(progress(0.302, 10) && !progress(0.05, 40) && !progress(0.5, 40))
        #expect(threshold(0.101, 24) && !threshold(0.101, 22))
        #expect((60...80).allSatisfy { !threshold(Double($0) / 100, 24) })
    }
}
