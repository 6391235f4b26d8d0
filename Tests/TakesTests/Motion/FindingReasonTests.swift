import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// What is said to have made a jump, and the limits of what counts as a drift or as a change of places, in films that
/// are made by hand.
@Suite struct FindingReasonTests {
    private func look(
        _ x: Double, opacity: CGFloat = 1, y: Double = 100, side: CGFloat = 40, seen: CGFloat? = nil
    ) -> Film.Look {
        let frame = CGRect(x: x, y: y, width: side, height: side)
        var inSight = frame
        inSight.size.width = seen ?? side
        return Film.Look(frame: frame, angle: 0, opacity: opacity, cornerRadius: 0, inSight: inSight)
    }

    private func layer(
        _ looks: [(frame: Int, look: Film.Look)], id: Int = 0, below parent: Int? = nil
    ) -> Film.Layer {
        let name = ["Square", "Circle"][id]
        var layer = Film.Layer(id: id, name: name, parent: parent, controller: nil, start: nil)
        layer.looks = looks
        layer.draws = true
        return layer
    }

    // MARK: - Reasons

    /// A film in which a layer jumps in frame 10, with a change of its model there.
    private func jumping(_ change: Film.Change = []) -> Film {
        var square = layer([(0, look(0)), (10, look(50))])
        square.changes = [(4, .superlayer), (10, change), (11, .anchorPoint)]
        return Film.madeByHand([square])
    }

    private func reason(_ film: Film) throws -> String {
        let jumps = film.jumps
        #expect(jumps.map(\.frame) == [10])
        return try #require(jumps.first).reason
    }

    @Test(
        arguments: [
            ([.superlayer, .anchorPoint, .position], "It was put into the hierarchy anew"),
            ([.anchorPoint, .position], "The anchor point of the layer changed"),
            ([.isTransformed, .position], "while it had a transform"),
            ([.isTransformed, .size], "while it had a transform"),
            ([.isTransformed, .transform], "The transform of the layer was set without an animation."),
            ([.transform, .size, .position], "The transform of the layer was set"),
            ([.size, .position], "The size of the layer was set"),
            ([.position, .opacity], "The position of the layer was set"),
            ([.opacity], "The opacity of the layer was set"), ([], "Nothing animated it."),
        ] as [(Film.Change, String)])
    func `a jump has the change of its frame as its reason, the gravest first`(
        change: Film.Change, words: String
    ) throws {
        let reason = try reason(jumping(change))

        #expect(reason.contains(words), "\(reason)")
    }

    @Test func `a change of what holds the layer is a reason, but a small one after the layer's own`() throws
    {
        func film(_ above: Film.Change, _ own: Film.Change) -> Film {
            var holder = layer([(0, look(0))])
            holder.changes = [(10, above)]
            var held = layer([(0, look(0)), (10, look(50))], id: 1, below: 0)
            held.changes = [(10, own)]
            return Film.madeByHand([holder, held])
        }

        #expect(try reason(film(.superlayer, .position)).hasPrefix("Square, which holds it, was put into"))
        #expect(try reason(film(.anchorPoint, .size)).hasPrefix("The anchor point of Square changed"))
        #expect(try reason(film(.position, [])).hasPrefix("The position of Square was set"))
        #expect(try reason(film(.position, .size)).hasPrefix("The size of the layer was set"))
    }

    @Test(arguments: [(1.0, true), (10.5 / 60, false)])
    func `an animation that is gone before its time is a reason, one that has ended is none`(
        duration: Double, isReason: Bool
    ) throws {
        var film = jumping(.position)
        film.animations = [
            Film.Animation(
                layer: 0, keyPath: "position", added: 0, delay: 0, duration: duration, pace: "linear",
                end: film.times[10])
        ]

        let reason = try reason(film)

        #expect(
            reason.hasPrefix("The animation of position on the layer was removed") == isReason, "\(reason)")
    }

    @Test func `a reason says what happened in the same frame: a finger, or else the last call`() throws {
        var lifted = jumping()
        var caught = jumping()
        var called = jumping()
        let place = CGPoint(x: 5, y: 5)
        let moment = 10.0 / 60
        lifted.take.append(Take.Event(time: 0, kind: .touch(.began, location: place, finger: 0)))
        lifted.take.append(Take.Event(time: moment, kind: .touch(.ended, location: place, finger: 0)))
        caught.take.append(Take.Event(time: moment, kind: .touch(.began, location: place, finger: 0)))
        let events: [(TraceKind, String, Int)] = [
            (.context, "early(_:)", 9), (.context, "first(_:)", 10), (.context, "last(_:)", 10),
            (.diagnostic, "mistake", 10), (.context, "late(_:)", 11),
        ]
        called.calls = events.enumerated().map { number, event in
            Call(
                TraceEvent(time: moment, kind: event.0, object: "Context", call: event.1), number: number,
                start: 0)
        }
        called.frameOfCall = events.map(\.2)

        #expect(try reason(jumping()) == "Nothing animated it.")
        #expect(try reason(lifted) == "Nothing animated it, as the finger was lifted.")
        #expect(try reason(caught) == "Nothing animated it, as the finger came down.")
        #expect(try reason(called) == "Nothing animated it, in the frame of Context.last(_:).")
    }

    @Test func `numbers have as many digits as are read`() {
        let numbers: [Double] = [0.5, -1.234, 2, -2.3, 99.94, 100.4, -150]

        #expect(numbers.map { Finding.text($0) } == ["0.50", "-1.23", "2.0", "-2.3", "99.9", "100", "-150"])
    }

    // MARK: - Drifts

    /// Two layers, of which the second is behind the first on the way.
    private func pair(
        y: Double = 120, speed: Double = 5, below parent: Int? = nil, lag: ((Int) -> Double)? = nil
    ) -> Film {
        let lag = lag ?? { bump($0) }
        func way(_ frame: Int) -> Double { Double(min(frame, 16)) * speed }
        let one = layer((0..<40).map { (frame: $0, look: look(way($0))) })
        let other = layer(
            (0..<40).map { (frame: $0, look: look(way($0) - lag($0), y: y)) }, id: 1, below: parent)
        return Film.madeByHand([one, other], transition: 0..<17)
    }

    /// Four points in the middle of the way.
    private func bump(_ frame: Int) -> Double { max(0, 1 - abs(Double(frame) - 8) / 6) * 4 }

    @Test func `only layers of one parent drift, at most forty points beside each other`() {
        #expect(pair().drifts.map(\.layer) == [1])
        #expect(pair(below: 0).drifts.isEmpty)
        #expect(pair(y: 179).drifts.count == 1 && pair(y: 180).drifts.isEmpty)
    }

    @Test func `both must move by more than twenty points`() {
        #expect(pair(speed: 1.25).drifts.isEmpty)
        #expect(pair(speed: 1.5).drifts.count == 1)
    }

    @Test(arguments: [(20, 1), (22, 1), (26, 0)])
    func `both must be together again a tenth of a second after the transition's end`(
        together: Int, count: Int
    ) {
        let film = pair { frame in
            frame < together ? min(Double(frame), 6) : 0
        }

        #expect(film.drifts.count == count)
    }

    @Test(arguments: [(0.4, 1), (0.6, 0)])
    func `half a point apart is not together`(rest: Double, count: Int) {
        let film = pair { $0 < 16 ? bump($0) : rest }

        #expect(film.drifts.count == count)
    }

    // MARK: - Changes of places

    /// A layer that is hidden in frame 10, in which another one is shown.
    private func exchange(
        beside way: Double, side: CGFloat = 40, newSide: CGFloat? = nil, opacity: CGFloat = 1,
        seen: CGFloat? = nil, transition: Range<Int>? = 0..<20
    ) -> [Int] {
        let size = newSide ?? side
        let gone = layer([(0, look(0, side: side)), (10, look(0, opacity: 0, side: side))])
        let come = layer(
            [
                (0, look(way, opacity: 0, side: size)),
                (10, look(way, opacity: opacity, side: size, seen: seen)),
            ], id: 1)
        return Film.madeByHand([gone, come], transition: transition).jumps.map(\.layer)
    }

    @Test
    func `a layer that takes another's place jumps by more than four points, and by half its side at most`() {
        #expect(exchange(beside: 4).isEmpty)
        #expect(exchange(beside: 5) == [1])
        #expect(exchange(beside: 20) == [1])
        #expect(exchange(beside: 21).isEmpty)
    }

    @Test func `it has the other's size, and is large and opaque enough to be noticed`() {
        #expect(exchange(beside: 10, newSide: 42) == [1] && exchange(beside: 10, newSide: 43).isEmpty)
        #expect(exchange(beside: 10, side: 39).isEmpty)
        #expect(exchange(beside: 10, opacity: 0.5) == [1] && exchange(beside: 10, opacity: 0.49).isEmpty)
        #expect(exchange(beside: 10, seen: 20) == [1] && exchange(beside: 10, seen: 19).isEmpty)
    }

    @Test func `it does so in a transition of more than a frame`() {
        #expect(exchange(beside: 10, transition: nil).isEmpty)
        #expect(exchange(beside: 10, transition: 10..<11).isEmpty)
        #expect(exchange(beside: 10, transition: 9..<11) == [1])
    }
}
