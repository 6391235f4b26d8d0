import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// Faults in films that are made by hand, on either side of what counts as one.
@Suite struct HandMadeFindingsTests {
    private func look(_ x: Double, opacity: CGFloat = 1, y: Double = 100) -> Film.Look {
        let frame = CGRect(x: x, y: y, width: 40, height: 40)
        return Film.Look(frame: frame, angle: 0, opacity: opacity, cornerRadius: 0, inSight: frame)
    }

    private func layer(
        _ looks: [(frame: Int, look: Film.Look)], id: Int = 0, below parent: Int? = nil,
        controller: String? = nil
    ) -> Film.Layer {
        var layer = Film.Layer(id: id, name: "Square", parent: parent, controller: controller, start: nil)
        layer.looks = looks
        layer.draws = true
        return layer
    }

    /// A layer that moves in the first so many frames.
    private func moving(
        _ id: Int = 0, below parent: Int? = nil, controller: String? = nil, frames: Int = 20,
        y: Double = 100, _ x: (Int) -> Double
    ) -> Film.Layer {
        layer(
            (0..<frames).filter { $0 == 0 || x($0) != x($0 - 1) }
                .map { (frame: $0, look: look(x($0), y: y)) },
            id: id, below: parent, controller: controller)
    }

    // MARK: - Jumps

    @Test func `a step that nothing before or after it explains is a jump, with its size`() throws {
        let film = Film.madeByHand([moving { Double($0) * 2 + ($0 >= 10 ? 30 : 0) }])

        let jump = try #require(film.findings.first)

        #expect(film.findings.count == 1 && jump.kind == .jump && jump.frame == 10 && jump.layer == 0)
        #expect(abs(jump.amount - 30) < 1e-9 && jump.unit == .points)
        #expect(
            jump.description.hasPrefix(
                "0.167 s, frame 10: Square (layer 0) jumps by 30.0 pt [jump from 4.0 pt on]."))
    }

    @Test(arguments: [(0.0, true), (12, false)])
    func `a view that takes the place of a moving one stands where that would be next`(
        ahead: Double, isRight: Bool
    ) {
        let gone = layer(
            (0..<10).map { (frame: $0, look: look(Double($0) * 12)) } + [
                (frame: 10, look: look(108, opacity: 0))
            ])
        let new = layer(
            [(frame: 0, look: look(120 + ahead, opacity: 0)), (frame: 10, look: look(120 + ahead))], id: 1)

        #expect(Film.madeByHand([gone, new]).jumps.isEmpty == isRight)
    }

    @Test func `a small step more, and a large one beside others as large, are no jumps`() {
        #expect(Film.madeByHand([moving { Double($0) * 2 + ($0 >= 10 ? 4 : 0) }]).findings.isEmpty)
        #expect(Film.madeByHand([moving { Double($0 * $0) }]).findings.isEmpty)
    }

    @Test func `what is set while nothing runs is no jump, in a transition it is`() {
        let layer = layer([(0, look(0)), (10, look(50))])

        #expect(Film.madeByHand([layer], transition: nil).jumps.isEmpty)
        #expect(Film.madeByHand([layer]).jumps.map(\.frame) == [10])
    }

    @Test(arguments: [(0.06, []), (0.12, [15])] as [(Double, [Int])])
    func `what goes back a short way in few frames does not jump, unless it snaps`(
        back: Double, jumps: [Int]
    ) {
        // A second long: a finger drives it to 0.14, and it goes back at three times or at seven times its speed.
        let there = (0..<15).map { 0.01 * Double($0) }
        let again = (1...5).map { (step: Int) -> Double in max(0, 0.14 - back * 0.8 * Double(step)) }
        let progress: [Double] = there + again
        var film = Film.madeByHand(
            [moving { (frame: Int) -> Double in 300 * progress[min(frame, 19)] }], isCancelled: true,
            isInteractive: true)
        film.transitions[0].progress = progress

        #expect(film.jumps.map(\.frame) == jumps)
    }

    @Test func `of layers that jump together the topmost is named`() {
        func x(_ frame: Int) -> Double { Double(frame) + (frame >= 10 ? 50 : 0) }
        let film = Film.madeByHand([moving(0, x), moving(1, below: 0, x), moving(2, below: 1, x)])

        #expect(film.jumps.map(\.layer) == [0])
    }

    @Test func `an opacity jumps from fifteen hundredths on`() throws {
        func film(_ opacity: CGFloat) -> Film {
            Film.madeByHand([layer([(0, look(0)), (10, look(0, opacity: opacity))])])
        }

        #expect(film(0.9).jumps.isEmpty)
        let jump = try #require(film(0.7).jumps.first)
        #expect(jump.kind == .jump && jump.unit == .opacity && abs(jump.amount - 0.3) < 1e-9)
    }

    @Test func `what a resizing moves, or a finger takes along, is no jump`() {
        var resized = Film.madeByHand([moving { Double($0) + ($0 >= 10 ? 30 : 0) }])
        var dragged = resized
        resized.take.append(Take.Event(time: 10.0 / 60, kind: .resize(CGSize(width: 844, height: 390))))
        for (frame, x) in [(0, 0), (9, 0), (10, 30)] as [(Double, CGFloat)] {
            let phase: TouchScript.Phase = frame == 0 ? .began : .moved
            dragged.take.append(
                Take.Event(
                    time: frame / 60, kind: .touch(phase, location: CGPoint(x: x, y: 0), finger: 0)))
        }

        #expect(resized.jumps.isEmpty && dragged.jumps.isEmpty)
    }

    // MARK: - Flashes

    @Test(arguments: [(14, [10]), (15, [])] as [(Int, [Int])])
    func `what is hidden for a frame of a display is a flash, and for longer none`(
        end: Int, flashes: [Int]
    ) {
        let film = Film.madeByHand(
            [layer([(0, look(0)), (10, look(0, opacity: 0)), (end, look(0))])], rate: 240)

        #expect(film.flashes.map(\.frame) == flashes)
    }

    @Test(arguments: [(5.0, []), (40.0, [10])] as [(CGFloat, [Int])])
    func `a row that a list takes away at its edge, where a finger turns round, is no flash`(
        seen: CGFloat, flashes: [Int]
    ) {
        // It moves up by 8 points a frame; so much of it is seen before it is away for a frame.
        let looks = (0..<20).map { frame in
            var look = look(0, y: 100 - 8 * Double(min(frame, 18 - frame)))
            look.inSight = CGRect(x: 0, y: look.frame.maxY - seen, width: 40, height: seen)
            return (frame: frame, look: frame == 10 ? Film.Look.gone : look)
        }

        #expect(Film.madeByHand([layer(looks)]).flashes.map(\.frame) == flashes)
    }

    @Test func `what is shown, or elsewhere, for a single frame is a flash, and no jump`() throws {
        let shown = Film.madeByHand([
            layer([(0, look(0, opacity: 0)), (10, look(0)), (11, look(0, opacity: 0))])
        ])
        let elsewhere = Film.madeByHand([layer([(0, look(0)), (10, look(50)), (11, look(0))])])

        #expect(shown.flashes.map(\.frame) == [10] && shown.flashes.first?.unit == .opacity)
        let flash = try #require(elsewhere.flashes.first)
        #expect(flash.frame == 10 && flash.amount == 50 && flash.unit == .points)
        #expect(elsewhere.jumps.isEmpty && shown.jumps.isEmpty)
    }

    @Test(arguments: [(1, 0.5, [10]), (0.5, 1, [])] as [(CGFloat, CGFloat, [Int])])
    func `what comes into sight and is weaker in the next frame is a flash, and what is stronger none`(
        first: CGFloat, next: CGFloat, flashes: [Int]
    ) {
        let looks = [(10, look(0, opacity: first)), (11, look(0, opacity: next))]

        #expect(Film.madeByHand([layer(looks)]).flashes.map(\.frame) == flashes)
    }

    // MARK: - Ends

    @Test func `a last frame that is not what comes after it is a wrong end`() throws {
        let film = Film.madeByHand(
            [moving(frames: 11) { $0 < 10 ? Double($0) * 9 : 120 }], transition: 0..<10)

        let finding = try #require(film.findings.first)

        #expect(film.findings.count == 1 && finding.kind == .wrongEnd && finding.frame == 10)
        #expect(abs(finding.amount - 30) < 1e-9)
    }

    @Test(arguments: [10, 11])
    func `where transitions end in the same frame, or in adjacent ones, a wrong end is one`(other: Int) {
        var film = Film.madeByHand(
            [moving(frames: 12) { $0 < 11 ? Double($0) * 9 : 129 }], transition: 0..<11)
        film.transitions.append(
            Film.Transition(
                kind: .dismissal, subject: "A", duration: 1, firstFrame: 0,
                progress: (0..<other).map { Double($0) }, isInteractive: (0..<other).map { _ in false }))

        #expect(film.findings.map(\.kind) == [.wrongEnd] && film.findings.map(\.frame) == [11])
    }

    @Test func `a transition that stands for more than a tenth of a second ends late, unless held`() throws {
        func film(_ end: Int, isInteractive: Bool = false) -> Film {
            Film.madeByHand(
                [moving(frames: 11) { Double($0) * 5 }], transition: 0..<end, isInteractive: isInteractive)
        }

        #expect(film(16).findings.isEmpty)
        let finding = try #require(film(18).findings.first)
        #expect(finding.kind == .wrongEnd && finding.unit == .seconds && finding.frame == 18)
        #expect(abs(finding.amount - 7.0 / 60) < 1e-9)
        #expect(film(18, isInteractive: true).findings.isEmpty)
    }

    @Test func `after a release a transition ends late, too, once it has moved by itself and arrived`() {
        func film(_ end: Int, released: Int = 4, progress: Double = 1) -> Film {
            var film = Film.madeByHand([moving(frames: 11) { Double($0) * 5 }], transition: 0..<end)
            film.transitions[0].isInteractive = (0..<end).map { $0 <= released }
            film.transitions[0].progress = (0..<end).map { $0 < 10 ? Double($0) / 10 : progress }
            return film
        }

        #expect(film(16).findings.isEmpty)
        #expect(film(18).findings.map(\.unit) == [.seconds] && film(18).findings.map(\.frame) == [18])
        #expect(film(18, released: 9).findings.isEmpty, "only the finger moved it")
        #expect(film(18, progress: 0.9).findings.isEmpty, "it is still on its way")
    }

    @Test(arguments: [false, true])
    func `a transition that was cancelled ends late, too, once all is back where it began`(
        isDriven: Bool
    ) {
        // Five frames there, where a finger may drive it, and five back.
        func way(_ frame: Int) -> Double { Double(max(0, 5 - abs(frame - 5))) }
        func film(_ end: Int) -> Film {
            var film = Film.madeByHand([moving { way($0) * 3 }], transition: 0..<end, isCancelled: true)
            film.transitions[0].isInteractive = (0..<end).map { isDriven && $0 < 5 }
            film.transitions[0].progress = (0..<end).map { way($0) / 10 }
            return film
        }

        #expect(film(16).wrongEnds.isEmpty)
        #expect(film(18).wrongEnds.map(\.unit) == [.seconds] && film(18).wrongEnds.map(\.frame) == [18])
    }

    @Test(arguments: [(12, [12]), (13, [13]), (14, [])] as [(Int, [Int])])
    func `what a transition moved may not jump within a twentieth of a second of its end`(
        frame: Int, ends: [Int]
    ) {
        let moved = moving(frames: 20) { (index: Int) -> Double in
            index < frame ? Double(min(index, 9)) * 9 : 120
        }
        let still = layer([(0, look(0)), (frame, look(50))])
        var touched = Film.madeByHand([moved], transition: 0..<10)
        touched.take.append(
            Take.Event(time: Double(frame) / 60, kind: .touch(.began, location: .zero, finger: 0)))

        #expect(Film.madeByHand([moved], transition: 0..<10).findings.map(\.frame) == ends)
        #expect(Film.madeByHand([moved], transition: 0..<10).wrongEnds.map(\.frame) == ends)
        #expect(Film.madeByHand([still], transition: 0..<10).findings.isEmpty && touched.findings.isEmpty)
    }

    @Test
    func
        `what a cancelled transition leaves of the other views is found, unless its subject rests elsewhere`()
    {
        func x(_ frame: Int) -> Double { Double(min(max(frame - 4, 0), 10)) * 5 }
        func film(_ subject: String, isCancelled: Bool = true) -> Film {
            Film.madeByHand(
                [moving(0, controller: "A", x), moving(1, controller: "B", y: 200, x)],
                transition: 5..<15, subject: subject, isCancelled: isCancelled, isInteractive: true)
        }

        #expect(film("C").findings.map(\.layer) == [0, 1])
        #expect(film("C").findings.map(\.kind) == [.wrongEnd, .wrongEnd])
        #expect(film("C").findings.allSatisfy { $0.frame == 15 && $0.amount == 50 })
        #expect(film("B").findings.isEmpty && film("C", isCancelled: false).findings.isEmpty)
        var resized = film("C")
        resized.take.append(Take.Event(time: 0.2, kind: .resize(CGSize(width: 844, height: 390))))
        #expect(resized.findings.isEmpty)
    }

    // MARK: - Drifts

    @Test(arguments: [(2.5, 0), (4, 1)])
    func `layers that move together may be three points apart on the way`(apart: Double, count: Int) {
        func bump(_ frame: Int) -> Double { max(0, 1 - abs(Double(frame) - 8) / 6) * apart }
        let film = Film.madeByHand(
            [
                moving(0) { Double(min($0, 16)) * 5 },
                moving(1, y: 120) { Double(min($0, 16)) * 5 + bump($0) },
            ], transition: 0..<17)

        #expect(film.drifts.map(\.layer) == [Int](repeating: 1, count: count))
        #expect(film.drifts.allSatisfy { $0.frame == 8 && abs($0.amount - apart) < 1e-9 })
    }
}
