import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// Stalls, detours, dimmings, fingers that are outrun, and what is shown or hidden at once, in films that are made by hand.
@Suite struct HandMadeCourseTests {
    private func look(_ x: Double = 0, opacity: CGFloat = 1, degrees: Double = 0) -> Film.Look {
        let frame = CGRect(x: x, y: 100, width: 40, height: 40)
        return Film.Look(
            frame: frame, angle: CGFloat(degrees) * .pi / 180, opacity: opacity, cornerRadius: 0,
            inSight: frame)
    }

    private func layer(
        _ id: Int = 0, controller: String? = nil, role: Film.Role? = nil, frames: Int = 20,
        _ look: (Int) -> Film.Look
    ) -> Film.Layer {
        var layer = Film.Layer(id: id, name: "Square", parent: nil, controller: controller, start: nil)
        layer.looks = (0..<frames).map { (frame: $0, look: look($0)) }
        layer.looks = layer.looks.enumerated().filter { index, entry in
            index == 0 || entry.look != layer.looks[index - 1].look
        }.map(\.element)
        layer.draws = true
        if let role { layer.roles = [(0, [role])] }
        return layer
    }

    private func animation(of layer: Int, _ keyPath: String) -> Film.Animation {
        Film.Animation(
            layer: layer, keyPath: keyPath, added: 0, delay: 0, duration: 1, pace: "linear", end: 1)
    }

    // MARK: - Stalls

    @Test(arguments: [(10.0, 11, [9]), (10, 10, []), (4, 14, [])] as [(Double, Int, [Int])])
    func `what stops in the middle of its way for a twentieth of a second, and goes on, stalls`(
        step: Double, next: Int, stalls: [Int]
    ) {
        let film = Film.madeByHand([
            layer { frame in look(step * Double(min(frame, 8) + max(0, frame - next + 1))) }
        ])

        #expect(film.speedBreaks.map(\.frame) == stalls)
        #expect(film.speedBreaks.allSatisfy { $0.amount > 599 && $0.unit == .pointsPerSecond })
    }

    @Test func `what slows down before it stands has come to rest`() {
        let ways: [Double] = [0, 40, 70, 90, 98, 100]
        let film = Film.madeByHand([
            layer { frame in look(frame < 6 ? ways[frame] : 100 + 10 * Double(max(0, frame - 11))) }
        ])

        #expect(film.speedBreaks.isEmpty)
    }

    // MARK: - Detours

    @Test(arguments: [(10.0, 0), (11, 1), (17, 1), (18, 0)])
    func `a turn of more than 200 degrees is the long way round, a whole one is meant so`(
        step: Double, count: Int
    ) {
        let film = Film.madeByHand([layer { look(degrees: step * Double($0)) }])

        #expect(film.detours.count == count)
        #expect(film.detours.allSatisfy { abs($0.amount - 19 * step) < 1e-6 && $0.kind == .detour })
    }

    @Test(
        arguments: [(4..<24, 1), (2..<24, 1), (1..<24, 0), (4..<25, 1), (4..<26, 0)] as [(Range<Int>, Int)]
    )
    func `what turns before a transition, or after it, turns by itself`(turning: Range<Int>, count: Int) {
        // Eleven degrees a frame; the transition turns it in frames 5 to 24.
        let wheel = layer(frames: 40) { frame in
            look(degrees: 11 * Double(min(max(frame, turning.lowerBound), turning.upperBound)))
        }

        #expect(Film.madeByHand([wheel], transition: 4..<24).detours.count == count)
    }

    @Test func `what rocks to and fro takes no long way, however far it turns in all`() {
        let angles: [Double] = [0, 60, 120, 60, 0]
        let film = Film.madeByHand([layer { look(degrees: angles[min($0, 4)]) }])

        #expect(film.detours.isEmpty)
    }

    // MARK: - Dimmings

    @Test(arguments: [(5, 1), (12, 1), (19, 0)])
    func `a dimming is not over long before the screen arrives`(end: Int, count: Int) {
        let card = layer(role: .to) { look(10 * Double($0)) }
        let dim = layer(1, role: .dimming) { look(opacity: 0.5 * CGFloat(min($0, end)) / CGFloat(end)) }
        var film = Film.madeByHand([card, dim])
        #expect(film.drifts.isEmpty, "it is not animated")

        film.animations = [animation(of: 0, "position"), animation(of: 1, "opacity")]

        #expect(film.drifts.map(\.layer) == [Int](repeating: 1, count: count))
    }

    // MARK: - Fingers

    /// A transition that a finger drives in twelve frames, by ten points each, to a progress.
    private func driven(_ progress: (Int) -> Double) -> Film {
        let course = (0..<13).map { progress($0) }
        var film = Film.madeByHand(
            [layer(frames: 13) { look(300 * course[$0]) }], transition: 0..<13, isInteractive: true)
        film.transitions[0].progress = course
        for frame in 0..<13 {
            let place = CGPoint(x: 10 * Double(frame), y: 0)
            let phase: TouchScript.Phase = frame == 0 ? .began : .moved
            film.take.append(
                Take.Event(time: Double(frame) / 60, kind: .touch(phase, location: place, finger: 0)))
        }
        return film
    }

    @Test func `a transition that goes farther each time for the same way runs away from the finger`() {
        let sums = driven { Double($0 * ($0 + 1)) / 156 }

        #expect(sums.strays.map(\.kind) == [.stray] && sums.strays[0].amount > 40)
        #expect(driven { Double($0) / 12 }.strays.isEmpty, "it follows")
        #expect(driven { sqrt(Double($0) / 12) }.strays.isEmpty, "it gives way")
        #expect(driven { Double(max(0, $0 - 6)) / 6 }.strays.isEmpty, "it begins late")
    }

    // MARK: - What is shown or hidden

    @Test func `a view of a transition that is hidden where one sees it jumps, but not as it begins`() {
        func film(_ transition: Range<Int>, _ frames: [Int] = [10], controller: String? = "A") -> Film {
            var square = layer(controller: controller) { look(opacity: $0 < 10 ? 1 : 0) }
            square.exposedSwitches = frames
            return Film.madeByHand([square], transition: transition)
        }

        #expect(film(0..<14).findings.map(\.kind) == [.jump] && film(0..<14).jumps.map(\.frame) == [10])
        #expect(film(0..<10).findings.map(\.kind) == [.wrongEnd])
        #expect(film(9..<14).findings.isEmpty && film(0..<14, []).findings.isEmpty)
        #expect(film(0..<14, controller: nil).findings.isEmpty)
    }

    @Test(arguments: [(14, 1), (16, 0)])
    func `a transition takes a quarter of its duration at least, unless one touches it`(
        end: Int, count: Int
    ) {
        var film = Film.madeByHand([layer(role: .to) { _ in look() }], transition: 0..<end)

        #expect(film.wrongEnds.map(\.unit) == [Finding.Unit](repeating: .seconds, count: count))
        film.take.append(Take.Event(time: 0.1, kind: .touch(.began, location: .zero, finger: 0)))
        #expect(film.wrongEnds.isEmpty)
    }

    @Test func `a transition that takes no time is that of the screen that comes`() {
        let screens = ["A", "B"].enumerated().map { index, name in
            layer(index, controller: name, role: index == 0 ? Film.Role.from : Film.Role.to) { _ in look() }
        }
        let film = Film.madeByHand(screens, transition: 0..<10)

        #expect(film.wrongEnds.map(\.layer) == [1])
    }

    @Test(arguments: [(20, 0, 1), (13, 0, 0), (20, -1, 0)] as [(Int, Double, Int)])
    func
        `a screen that goes on for more than a tenth of a second was completed early, unless it moved before`(
            end: Int, added: Double, count: Int
        )
    {
        var film = Film.madeByHand(
            [layer(controller: "B", frames: end) { look(20 * Double($0)) }], transition: 0..<10)
        film.transitions[0] = Film.Transition(
            kind: .presentation, subject: "B", duration: 0.3, firstFrame: 0,
            progress: (0..<10).map { Double($0) }, isInteractive: (0..<10).map { _ in false })
        film.animations = [
            Film.Animation(
                layer: 0, keyPath: "position", added: added, delay: 0, duration: 1, pace: "linear",
                end: Double(end) / 60)
        ]

        #expect(film.wrongEnds.map(\.unit) == [Finding.Unit](repeating: .seconds, count: count))
    }
}
