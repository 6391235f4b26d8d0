import Foundation
import Testing
import UIKit

@testable import Takes

/// Films that are made by hand: what they say of times, layers and other films.
@Suite struct HandMadeFilmTests {
    private func look(_ x: CGFloat, opacity: CGFloat = 1) -> Film.Look {
        let frame = CGRect(x: x, y: 0, width: 10, height: 10)
        return Film.Look(frame: frame, angle: 0, opacity: opacity, cornerRadius: 0, inSight: frame)
    }

    /// A layer with looks from frames on.
    private func layer(_ id: Int, _ looks: [(frame: Int, look: Film.Look)]) -> Film.Layer {
        var layer = Film.Layer(id: id, name: "Square", parent: nil, controller: nil, start: nil)
        layer.looks = looks
        return layer
    }

    private func film(_ times: [TimeInterval], _ layers: [Film.Layer] = []) -> Film {
        var film = Film(take: Take(frameRate: 60))
        film.times = times
        film.layers = layers
        return film
    }

    /// A film of frames in a row.
    private func film(frames: Int, _ layers: [Film.Layer]) -> Film {
        film((0..<frames).map { Double($0) / 60 }, layers)
    }

    private func transition(from frame: Int, lasting frames: Int) -> Film.Transition {
        Film.Transition(
            kind: .presentation, subject: "B\(frame)", duration: 1, firstFrame: frame,
            progress: [Double](repeating: 0.5, count: frames),
            isInteractive: [Bool](repeating: false, count: frames))
    }

    // MARK: - Times

    @Test func `a time shows the last frame up to it, and the first one before any`() {
        let film = film([0, 0.1, 0.2])

        #expect([-1, 0, 0.09, 0.1, 0.15, 9].map { film.frame(at: $0) } == [0, 0, 0, 1, 1, 2])
        #expect(film.frame(at: 0.1 - 1e-8) == 1, "times are sums")
        #expect(self.film([]).frame(at: 1) == 0)
    }

    @Test func `a film is as long as its frames, its events and its end`() {
        var film = film([0, 0.5])
        #expect(film.duration == 0.5)

        film.take.append(Take.Event(time: 0.7, kind: .present))
        #expect(film.duration == 0.7 && film.lastFrameTime == 0.5)
        film.take.end = 2
        #expect(film.duration == 2)
    }

    @Test func `the transition of a frame is the one that runs, or the last one before it`() {
        var film = film(frames: 20, [])
        #expect(film.transition(in: 3) == nil)

        film.transitions = [transition(from: 2, lasting: 3), transition(from: 8, lasting: 5)]

        #expect([0, 2, 6, 7].map { film.transition(in: $0)?.firstFrame } == [2, 2, 2, 2])
        #expect([8, 19].map { film.transition(in: $0)?.firstFrame } == [8, 8])
        #expect(film.transitions.map(\.endFrame) == [5, 13])
    }

    // MARK: - Layers

    @Test func `a layer looks as it last changed, and like nothing before it came`() {
        var layer = layer(0, [(2, look(20)), (5, look(50))])
        #expect([0, 1, 2, 4, 5, 9].map { layer.look(in: $0)?.frame.minX } == [nil, nil, 20, 20, 50, 50])
        #expect(layer.look(before: 5)?.frame.minX == 20 && layer.look(before: 0) == nil)

        layer.models = [(2, look(90)), (5, nil)]
        #expect([1, 2, 4, 5].map { layer.model(in: $0)?.frame.minX } == [nil, 90, 90, 50])
    }

    @Test func `two layers drift from where both are first seen`() throws {
        let one = layer(0, [(0, look(0)), (1, look(10)), (2, look(20)), (3, look(30))])
        let other = layer(1, [(1, look(50)), (2, look(57)), (3, look(70))])
        let film = film(frames: 4, [one, other])

        let drift = try #require(film.drift(of: 0, and: 1))

        #expect(drift.distance == 3 && drift.frame == 2)
        #expect(film.drift(of: 0, and: 2) == nil)
    }

    @Test func `the speeds around a moment are those of two frames before and after it`() throws {
        let one = layer(0, [0, 1, 2, 4, 6].enumerated().map { ($0.offset, look($0.element)) })
        let film = film(frames: 5, [one])

        let speeds = try #require(film.speeds(of: 0, around: 1.5 / 60))

        #expect(abs(speeds.before - 60) < 1e-6 && abs(speeds.after - 120) < 1e-6)
        #expect(film.speeds(of: 1, around: 0.02) == nil)
    }

    // MARK: - Other films

    @Test func `the first difference is the earliest, whichever layer has it`() {
        let start = look(0)
        let one = film(
            frames: 6, [layer(0, [(0, start), (4, look(1))]), layer(1, [(0, start), (3, look(2))])])
        let other = film(
            frames: 6, [layer(0, [(0, start), (4, look(9))]), layer(1, [(0, start), (3, look(9))])])

        #expect(one.firstDifference(from: one) == nil)
        let difference = one.firstDifference(from: other)
        #expect(difference?.description == "Square (layer 1) looked different")
        #expect(difference?.time == 3.0 / 60)
    }

    @Test func `a change that comes later, or not at all, is a difference where the earlier one is`() {
        let early = film(frames: 6, [layer(0, [(0, look(0)), (2, look(1))])])
        let late = film(frames: 6, [layer(0, [(0, look(0)), (4, look(1))])])
        let never = film(frames: 6, [layer(0, [(0, look(0))])])

        #expect(late.firstDifference(from: early)?.time == 2.0 / 60)
        #expect(never.firstDifference(from: late)?.time == 4.0 / 60)
        let more = film(frames: 6, early.layers + [layer(1, [])])
        #expect(early.firstDifference(from: more)?.description == "one run had 1 layers, the other 2")
    }

    @Test func `a line of a film has what moves and can be seen, and its velocity`() {
        // Nothing moved in the second without frames.
        let moving = layer(0, [(0, look(0)), (1, look(1)), (2, look(3))])
        let still = layer(1, [(0, look(0))])
        let fading = layer(2, [(0, look(0)), (1, look(0, opacity: 0))])

        let lines = film([0, 1.0 / 60, 1], [moving, still, fading]).jsonLines()

        #expect(lines.count == 3 && lines[0].contains(#""velocity":[0.0,0.0]"#))
        #expect(lines[1].contains(#""velocity":[60.0,0.0],"speed":60.0"#))
        #expect(lines[2].contains(#""velocity":[120.0,0.0],"speed":120.0"#))
        #expect(lines.map { $0.contains(#""layer":2"#) } == [true, false, false])
        #expect(lines.allSatisfy { !$0.contains(#""layer":1"#) })
    }
}
