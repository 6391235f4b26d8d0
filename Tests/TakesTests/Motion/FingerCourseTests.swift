import Foundation
import PlaygroundSamples
import StageKit
import Testing
import UIKit

@testable import Takes

/// Where fingers were in the frames of a film, and what a sheet does that they turn back.
@Suite struct FingerCourseTests {
    /// Touches by time, with a film of sixty frames a second.
    private func course(
        _ touches: [(time: TimeInterval, phase: TouchScript.Phase, x: CGFloat, finger: Int)]
    ) -> FingerCourse {
        var film = Film(take: Take(frameRate: 60))
        film.times = (0...30).map { Double($0) / 60 }
        for touch in touches {
            let location = CGPoint(x: touch.x, y: 0)
            film.take.append(
                Take.Event(
                    time: touch.time, kind: .touch(touch.phase, location: location, finger: touch.finger)))
        }
        return FingerCourse(film)
    }

    @Test func `a finger is down from the frame that takes it in until it goes`() {
        let course = course([(0.1, .began, 0, 0), (0.15, .moved, 5, 0), (0.2, .ended, 5, 0)])

        #expect([5, 6, 11, 12].map { course.isDown(in: $0) } == [false, true, true, false])
        #expect(course.catches == [6] && course.releases == [12] && course.lifts == [12])
    }

    @Test func `what happens on a stage that stands still is taken in by the next frame`() {
        let course = course([(0.100_001, .began, 0, 0), (0.166_667, .moved, 5, 0), (0.2, .ended, 5, 0)])

        #expect(course.catches == [7] && course.distance(from: 9, to: 10) == 5 && course.lifts == [12])
    }

    @Test func `a touch that is cancelled is released, and not lifted`() {
        let course = course([(0, .began, 0, 0), (0.1, .cancelled, 0, 0)])

        #expect(course.releases == [6] && course.lifts.isEmpty && !course.isDown(in: 6))
    }

    @Test func `the place of a finger is that of the only one that is down`() {
        let course = course([
            (0, .began, 10, 0), (0.1, .began, 300, 1), (0.2, .ended, 300, 1), (0.3, .ended, 20, 0),
        ])

        #expect([0, 6, 12, 18].map { course.location(in: $0)?.x } == [10, nil, 10, nil])
    }

    @Test func `a finger goes as far as it was from where the stretch began`() {
        let course = course([
            (0, .began, 0, 0), (0.1, .moved, 50, 0), (0.2, .moved, 20, 0), (0.3, .moved, 25, 0),
        ])

        #expect(course.distance(from: 0, to: 12) == 50)
        #expect(course.distance(from: 6, to: 12) == 30)
        #expect(course.distance(from: 12, to: 18) == 5)
        #expect(course.distance(from: 18, to: 30) == 0)
    }

    @Test func `of several fingers the one counts that goes farthest, from where it came down`() {
        let course = course([
            (0, .began, 0, 0), (0.1, .began, 300, 1), (0.15, .moved, 310, 1), (0.2, .moved, 4, 0),
        ])

        #expect(course.distance(from: 0, to: 12) == 10)
        #expect(course.distance(from: 9, to: 12) == 4)
    }

    @Test func `frames of which pictures are asked are kept once each, in order`() {
        let frames = PicturedFrames()
        for number in [5.0, 1, 3, 5, 1] { frames.insert(number) }
        #expect(frames.numbers == [1, 3, 5] && !frames.isEveryFrame)

        for number in [7.0, 9, 11, 13, 15] { frames.insert(number) }
        #expect(!frames.isEveryFrame)
        frames.insert(17)
        #expect(frames.isEveryFrame)
    }

    @Test func `a sheet that turns back from its dismissal to another detent has left nothing over`() throws {
        let sample = try #require(SampleCatalog.sample(id: "interactive-sheet"))
        var take = Take(sample: sample.id, frameRate: 60)
        func touch(_ phase: TouchScript.Phase, _ time: TimeInterval, _ y: CGFloat) {
            take.append(
                Take.Event(time: time, kind: .touch(phase, location: CGPoint(x: 195, y: y), finger: 0)))
        }
        take.append(Take.Event(time: 0, kind: .present))
        touch(.began, 3, 450)
        for step in 1...30 { touch(.moved, 3 + Double(step) / 60, 450 + 12 * CGFloat(step)) }
        for step in 1...50 { touch(.moved, 3.5 + Double(step) / 60, 810 - 15 * CGFloat(step)) }
        touch(.ended, 4.6, 60)

        let film = Film(of: take, sample: sample)

        #expect(film.transitions.contains { $0.kind == .dismissal && $0.isCancelled })
        let findings = film.findings.filter { $0.kind == .wrongEnd }
        #expect(findings.isEmpty, "\(findings.map(\.description))")
    }
}
