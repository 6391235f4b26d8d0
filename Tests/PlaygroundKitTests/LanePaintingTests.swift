import Foundation
import StageKit
import Testing
import UIKit

@testable import PlaygroundKit
@testable import Takes

/// What the lanes' marks, bars and lines look like, point by point.
@Suite struct LanePaintingTests {
    private let axis = TimeAxis(duration: 1, width: 400)

    private func x(_ time: TimeInterval) -> CGFloat { LanesView.nameWidth + axis.x(of: time) }

    private func painted(height: CGFloat, _ paint: @escaping (LanePainter) -> Void) throws -> CGImage {
        let axis = axis
        let image = Stage().run {
            UIGraphicsImageRenderer(size: CGSize(width: 600, height: height)).image { context in
                paint(LanePainter(context: context.cgContext, axis: axis, y: 0, height: height, pixel: 1))
            }
        }
        return try #require(image.cgImage)
    }

    private func alpha(_ picture: CGImage, _ time: TimeInterval, _ y: Int) -> UInt8 {
        picture.pixel(x: Int(x(time)), y: y).w
    }

    private func film(_ transitions: [Film.Transition]) -> Film {
        var film = Film(take: Take(frameRate: 60))
        film.times = (0...10).map { Double($0) / 10 }
        film.transitions = transitions
        return film
    }

    @Test func `a finger's moves and the pointer have no marks of their own, other events do`() throws {
        var take = Take()
        func add(_ time: TimeInterval, _ kind: Take.Event.Kind) {
            take.append(Take.Event(time: time, kind: kind))
        }
        add(0.1, .touch(.began, location: .zero, finger: 0))
        add(0.3, .touch(.moved, location: .zero, finger: 0))
        add(0.5, .touch(.ended, location: .zero, finger: 0))
        add(0.6, .hover(CGPoint(x: 5, y: 5)))
        add(0.8, .wheel(CGVector(dx: 0, dy: 9), location: .zero))

        let picture = try painted(height: 20) { [take] in $0.touches(of: take, now: 1) }

        #expect([0.3, 0.6, 0.8].map { alpha(picture, $0, 5) > 0 } == [false, false, true])
        #expect(alpha(picture, 0.3, 10) > 0 && alpha(picture, 0.6, 10) == 0)
        // The bar is three points high; a circle of eight marks where it begins and where it ends.
        #expect([0.1, 0.3, 0.5].map { alpha(picture, $0, 7) > 0 } == [true, false, true])
    }

    @Test func `a touch that is cancelled has a bar to there, and all fingers but the first share a line`()
        throws
    {
        var take = Take()
        func touch(_ phase: TouchScript.Phase, _ time: TimeInterval, finger: Int) {
            take.append(Take.Event(time: time, kind: .touch(phase, location: .zero, finger: finger)))
        }
        touch(.began, 0.1, finger: 3)
        touch(.cancelled, 0.4, finger: 3)

        let picture = try painted(height: 20) { [take] in $0.touches(of: take, now: 0.9) }

        #expect([0.25, 0.6, 0.8].map { alpha(picture, $0, 14) > 0 } == [true, false, false])
        #expect(alpha(picture, 0.25, 10) == 0 && alpha(picture, 0.25, 18) == 0)
    }

    @Test func `a call is a thin line, a mistake a thick and higher one in red`() throws {
        let kinds: [(TraceKind, TimeInterval)] = [(.context, 0.3), (.diagnostic, 0.6)]
        let calls = kinds.enumerated().map { number, entry in
            Call(
                TraceEvent(time: entry.1, kind: entry.0, object: "A", call: "b()"), number: number, start: 0)
        }

        let picture = try painted(height: 22) { $0.calls(calls) }

        func isPainted(_ x: CGFloat, _ y: Int) -> Bool { picture.pixel(x: Int(x), y: y).w > 0 }
        #expect(isPainted(x(0.3), 10) && !isPainted(x(0.3), 3) && !isPainted(x(0.3), 18))
        #expect(!isPainted(x(0.3) - 2, 10) && !isPainted(x(0.3) + 2, 10))
        #expect(isPainted(x(0.6), 3) && isPainted(x(0.6), 18) && !isPainted(x(0.6), 0))
        #expect(isPainted(x(0.6) - 1, 10) && isPainted(x(0.6) + 1, 10))
        let (call, mistake) = (
            picture.pixel(x: Int(x(0.3)), y: 10), picture.pixel(x: Int(x(0.6)), y: 10)
        )
        #expect(call.z > call.x && mistake.x > mistake.z && mistake.x > mistake.y)
    }

    @Test func `what a finger drives has another colour than what runs by itself, up to the next frame`()
        throws
    {
        let film = film([
            Film.Transition(
                kind: .push, subject: "B", duration: 1, firstFrame: 1, progress: [1, 1, 1, 1],
                isInteractive: [true, true, false, false])
        ])

        let picture = try painted(height: 46) { $0.progress(of: film) }

        let (driven, running) = (
            picture.pixel(x: Int(x(0.29)), y: 30), picture.pixel(x: Int(x(0.39)), y: 30)
        )
        #expect(driven.w > 0 && driven.z > driven.x)
        #expect(running.w > 0 && running.x > running.z)
        #expect(alpha(picture, 0.09, 30) == 0 && alpha(picture, 0.45, 30) == 0)
    }

    @Test func `a threshold is a line of dashes from a transition's first frame to its last one`() throws {
        let film = film([
            Film.Transition(
                kind: .push, subject: "B", duration: 1, firstFrame: 1, progress: [0, 0.5, 1],
                isInteractive: [true, true, false])
        ])

        let picture = try painted(height: 46) { $0.threshold(0.5, of: film) }

        // Half of the 34 points above 41; dashes of four points with gaps of three.
        let left = x(0.1)
        func isPainted(_ x: CGFloat) -> Bool { picture.pixel(x: Int(x), y: 24).w > 0 }
        let places: [CGFloat] = [2, 5, 9, 12.5, 16]
        #expect(places.map { isPainted(left + $0) } == [true, false, true, false, true])
        #expect(!isPainted(left - 3) && (0...20).allSatisfy { !isPainted(x(0.31) + CGFloat($0)) })
    }

    @Test func `the wait before an animation is paler than its run, and the run ends with the film`() throws {
        let animation = Film.Animation(
            layer: 0, keyPath: "position", added: 0.1, delay: 0.3, duration: 0.4, pace: "linear", end: 0.8)

        let whole = try painted(height: 15) { $0.bar(of: animation, until: 1) }
        let waiting = try painted(height: 15) { $0.bar(of: animation, until: 0.3) }

        #expect([0.05, 0.9].map { alpha(whole, $0, 8) } == [0, 0])
        #expect((20...80).contains(alpha(whole, 0.25, 8)) && alpha(whole, 0.6, 8) > 150)
        #expect([1, 13].map { alpha(whole, 0.6, $0) } == [0, 0], "it is eight points high")
        #expect((20...80).contains(alpha(waiting, 0.25, 8)))
        #expect([0.35, 0.5, 0.7].map { alpha(waiting, $0, 8) } == [0, 0, 0])
    }

    @Test func `the ruler's texts stand behind their lines, and one that its end would cut is left out`() {
        let axis = TimeAxis(duration: 1, width: 560)
        let stage = Stage()
        func frames(width: CGFloat) -> [CGRect] {
            stage.run {
                let ruler = LaneRuler()
                ruler.frame = CGRect(x: 0, y: 0, width: width, height: LaneRuler.height)
                ruler.axis = axis
                return ruler.textFrames
            }
        }
        let last = LanesView.nameWidth + axis.x(of: 1)

        let (whole, cut) = (frames(width: last + 60), frames(width: last + 10))

        // A line every fifth of a second.
        #expect(whole.count == 6 && cut.count == 5)
        for (index, frame) in whole.enumerated() {
            let line = LanesView.nameWidth + axis.x(of: Double(index) / 5)
            #expect(abs(frame.minX - line - 3) < 1e-6, "\(frame)")
        }
    }

    @Test func `a label says the animation's curve and duration, a group's what all of them share`() {
        func animation(_ duration: TimeInterval) -> Film.Animation {
            Film.Animation(
                layer: 0, keyPath: "opacity", added: 0, delay: 0, duration: duration, pace: "easeIn", end: 0.4
            )
        }
        let stage = Stage()
        let maker = LaneLabels(axis: axis, width: LanesView.nameWidth + 400, end: 1)
        let different = LaneGroup(
            name: "UIView", keyPath: "opacity", animations: [animation(0.4), animation(0.3)])

        let texts = stage.run {
            [
                maker.label(of: animation(0.4), in: (y: 0, height: 15))?.text,
                maker.label(of: different, in: (y: 0, height: 18))?.text,
            ]
        }

        #expect(texts == ["opacity · easeIn, 0.40 s", "opacity · easeIn"])
    }
}
