import CoreGraphics
import Foundation
import PlaygroundSamples
import Takes
import Testing
import UIKit
import UITesting

/// How far the transitions of a film are.
@Suite(.serialized) struct ProgressTests {
    @Test(arguments: ["stork", "interruptible", "swipe", "checkerboard"])
    func `the progress of a transition that runs by itself rises to its end`(id: String) throws {
        let sample = try #require(SampleCatalog.everything.first { $0.id == id })
        var take = Take(sample: id, size: CGSize(width: 390, height: 844), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))

        let film = Film(of: take, sample: sample)

        let progress = try #require(film.transitions.first).progress
        #expect(progress.count > 10)
        #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 }, "\(progress)")
        #expect(progress[progress.count / 2] > 0.2 && (progress.last ?? 0) > 0.9, "\(progress)")
    }

    @Test func `the progress of a card that is caught and thrown back falls from where the finger had it`()
        throws
    {
        let sample = try #require(SampleCatalog.everything.first { $0.id == "stork" })
        var take = Take(sample: "stork", size: CGSize(width: 390, height: 844), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        take.append(Take.Event(time: 1, kind: .touch(.began, location: CGPoint(x: 195, y: 80), finger: 0)))
        for step in 1...10 {
            let moment = 1 + Double(step) * 0.05
            let location = CGPoint(x: 195, y: 80 + Double(step) * 10)
            take.append(Take.Event(time: moment, kind: .touch(.moved, location: location, finger: 0)))
        }
        let end = CGPoint(x: 195, y: 180)
        take.append(Take.Event(time: 1.7, kind: .touch(.moved, location: end, finger: 0)))
        take.append(Take.Event(time: 1.75, kind: .touch(.ended, location: end, finger: 0)))

        let film = Film(of: take, sample: sample)

        try #require(film.transitions.count == 2)
        let progress = film.transitions[1].progress
        let highest = try #require(progress.max())
        #expect(film.transitions[1].isCancelled && (0.05...0.2).contains(highest), "\(progress)")
        #expect((progress.last ?? 1) < 0.03, "\(progress)")
    }
}
