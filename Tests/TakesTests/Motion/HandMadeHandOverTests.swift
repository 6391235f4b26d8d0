import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// Fingers that let go, take hold and rest in films that are made by hand, and layers beside each other.
@Suite struct HandMadeHandOverTests {
    private func look(_ x: Double, y: Double) -> Film.Look {
        let frame = CGRect(x: x, y: y, width: 40, height: 40)
        return Film.Look(frame: frame, angle: 0, opacity: 1, cornerRadius: 0, inSight: frame)
    }

    /// A layer that moves in the first 20 frames.
    private func moving(_ id: Int = 0, y: Double = 100, _ x: (Int) -> Double) -> Film.Layer {
        var layer = Film.Layer(id: id, name: "Square", parent: nil, controller: nil, start: nil)
        layer.looks = (0..<20).filter { $0 == 0 || x($0) != x($0 - 1) }
            .map { (frame: $0, look: look(x($0), y: y)) }
        layer.draws = true
        return layer
    }

    private func touch(_ phase: TouchScript.Phase, frame: Int, x: Double = 0) -> Take.Event {
        Take.Event(
            time: Double(frame) / 60, kind: .touch(phase, location: CGPoint(x: x, y: 0), finger: 0))
    }

    private func animation(laterPaces: [Film.Animation.Pace] = []) -> Film.Animation {
        Film.Animation(
            layer: 0, keyPath: "position", added: 0, delay: 0, duration: 1, pace: "linear",
            laterPaces: laterPaces, end: .infinity)
    }

    // MARK: - Letting go

    /// A layer that goes ten points a frame with a finger, which is lifted in frame 10, and then so many by itself.
    private func released(_ step: Double, by phase: TouchScript.Phase = .ended) -> Film {
        var film = Film.madeByHand([
            moving { (frame: Int) -> Double in
                frame <= 10 ? Double(min(frame, 9)) * 10 : 90 + Double(frame - 10) * step
            }
        ])
        for frame in 0...9 {
            film.take.append(touch(frame == 0 ? .began : .moved, frame: frame, x: Double(frame) * 10))
        }
        film.take.append(touch(phase, frame: 10, x: 90))
        return film
    }

    @Test(arguments: [(1.0, 540.0), (4, 360), (6, nil), (10, nil)] as [(Double, Double?)])
    func `a layer that is let go may lose half of its speed at once`(step: Double, amount: Double?) {
        let breaks = released(step).speedBreaks

        #expect(breaks.count == (amount == nil ? 0 : 1))
        #expect(abs((breaks.first?.amount ?? 0) - (amount ?? 0)) < 1e-6)
        #expect(breaks.allSatisfy { $0.frame == 10 && $0.unit == .pointsPerSecond })
    }

    @Test func `what goes on faster is a flick, and a touch that is cancelled has no speed to give`() {
        #expect(released(20).speedBreaks.isEmpty)
        #expect(released(1, by: .cancelled).speedBreaks.isEmpty)
        var resized = released(1)
        resized.take.append(Take.Event(time: 10.0 / 60, kind: .resize(CGSize(width: 844, height: 390))))
        #expect(resized.speedBreaks.isEmpty)
    }

    @Test func `an animation whose time was driven goes on from rest, one with a new curve may not`() {
        var driven = released(1)
        driven.animations = [animation()]
        var followed = released(1)
        followed.animations = [
            animation(laterPaces: [Film.Animation.Pace(time: 10.0 / 60, name: "spring")])
        ]

        #expect(driven.speedBreaks.isEmpty)
        #expect(followed.speedBreaks.map(\.frame) == [10])
    }

    // MARK: - Taking hold

    /// A layer that goes so many points a frame, is caught in frame 11, and goes so many others then.
    private func caught(_ before: Double, _ after: Double) -> Film {
        var film = Film.madeByHand([
            moving { (frame: Int) -> Double in
                frame <= 11 ? Double(frame) * before : 11 * before + Double(frame - 11) * after
            }
        ])
        film.take.append(touch(.began, frame: 11))
        return film
    }

    @Test func `a layer that is caught stops or goes on, anything else breaks its speed`() {
        #expect([0.0, 5, 10].allSatisfy { caught(10, $0).speedBreaks.isEmpty })
        #expect(caught(10, -10).speedBreaks.map(\.frame) == [11])
        #expect(abs((caught(10, 16).speedBreaks.first?.amount ?? 0) - 360) < 1e-6)
        #expect(caught(4, -10).speedBreaks.isEmpty, "it was slow")
    }

    @Test func `a finger that moves on at once takes the layer along`() {
        var film = caught(10, -10)
        film.take.append(touch(.moved, frame: 12, x: -10))

        #expect(film.speedBreaks.isEmpty)
    }

    // MARK: - Resting

    /// A layer that goes on by itself while a finger holds its transition from frame 5 to 15.
    private func held(_ step: Double, isInteractive: Bool = true) -> Film {
        var film = Film.madeByHand([moving { Double($0) * step }], isInteractive: isInteractive)
        film.transitions[0].progress =
            [0, 0.1, 0.2, 0.3, 0.4] + [Double](repeating: 0.5, count: 11) + [0.6, 0.7, 0.8, 0.9]
        film.animations = [animation()]
        film.take.append(touch(.began, frame: 0))
        return film
    }

    @Test func `an animated layer may go eight points while a finger holds its transition`() {
        #expect(held(1).strays.isEmpty)
        #expect(held(2).strays.map(\.frame) == [7] && held(2).strays.map(\.amount) == [16])
        #expect(held(2, isInteractive: false).strays.isEmpty)
        var alone = held(2)
        alone.animations = []
        #expect(alone.strays.isEmpty, "nothing animates it")
    }

    @Test func `a finger that moves, or is gone, holds nothing still`() {
        var moved = held(2)
        for frame in 6...15 { moved.take.append(touch(.moved, frame: frame, x: Double(frame))) }
        var lifted = held(2)
        lifted.take.append(touch(.ended, frame: 5))

        #expect(moved.strays.isEmpty && lifted.strays.isEmpty)
    }

    // MARK: - Beside each other

    /// Two layers that end together and are four points apart on the way.
    private func pair(y: Double, step: Double = 5) -> Film {
        func x(_ frame: Int) -> Double { Double(min(frame, 16)) * step }
        func bump(_ frame: Int) -> Double { max(0, 1 - abs(Double(frame) - 8) / 6) * 4 }
        return Film.madeByHand(
            [moving(0) { x($0) }, moving(1, y: y) { x($0) + bump($0) }], transition: 0..<17)
    }

    @Test func `layers that drift apart lie within forty points, and go more than twenty`() {
        #expect(pair(y: 179).drifts.count == 1 && pair(y: 180).drifts.isEmpty)
        #expect(pair(y: 120, step: 1.25).drifts.isEmpty && pair(y: 120, step: 1.5).drifts.count == 1)
    }

    // MARK: - Ends

    /// A layer that moves until a transition ends, in frame 10, and is gone then.
    private func removed(from start: Double, _ step: Double) -> Film {
        var layer = moving { start + Double(min($0, 9)) * step }
        layer.looks.append((frame: 10, look: .gone))
        return Film.madeByHand([layer], transition: 0..<10)
    }

    @Test func `what is gone in the middle of its way ends wrong, unless it is slow or leaves the stage`() {
        let ends = removed(from: 0, 10).wrongEnds

        #expect(ends.map(\.frame) == [10] && ends.map(\.unit) == [.pointsPerSecond])
        #expect(abs((ends.first?.amount ?? 0) - 600) < 1e-6)
        #expect(removed(from: 0, 1).wrongEnds.isEmpty)
        #expect(removed(from: 290, 10).wrongEnds.isEmpty)
    }
}
