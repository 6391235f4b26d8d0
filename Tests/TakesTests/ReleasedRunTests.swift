import Foundation
import PlaygroundSamples
import QuartzCore
import StageKit
import Takes
import Testing
import UIKit

/// A run that is dropped leaves nothing behind, whatever goes on in it.
@Suite(.serialized) struct ReleasedRunTests {
    /// Runs a take up to a time, drops the run while another stage is in use, and returns what is left of it, and the
    /// calls that were recorded on the other stage.
    private func leftovers(of take: Take, _ sample: Sample, at time: TimeInterval) -> [String] {
        weak var stage: Stage?
        weak var application: UIApplication?
        weak var clock: FrameClock?
        weak var root: UIViewController?
        weak var view: UIView?
        let other = Stage()
        do {
            let run = TakeRun(take, of: sample)
            run.advance(to: time)
            (stage, application, clock) = (run.stage, run.stage.application, run.stage.application.clock)
            (root, view) = (run.root, run.root.view)
            // Outside of any application the one that was used last is the current one.
            other.run {}
        }
        let left = [
            "stage": stage != nil, "application": application != nil, "clock": clock != nil,
            "root": root != nil, "view": view != nil,
        ]
        return left.filter(\.value).keys.sorted() + other.trace.map(\.jsonLine)
    }

    @Test(arguments: SampleCatalog.everything.map(\.id))
    func `a run that is dropped in a transition, or after it, goes`(id: String) throws {
        let sample = try #require(SampleCatalog.sample(id: id))
        var take = Take(sample: id)
        take.append(Take.Event(time: 0.1, kind: .present))
        take.append(Take.Event(time: 1.5, kind: .dismiss))
        for time in [0.2, 1.6, 4] {
            let left = leftovers(of: take, sample, at: time)
            #expect(left.isEmpty, "\(id) at \(time)")
        }
    }

    @Test(arguments: SampleCatalog.all.map(\.id))
    func `a run that is dropped while a finger holds its transition goes`(id: String) throws {
        let sample = try #require(SampleCatalog.sample(id: id))
        let drags = [
            (0.1, CGPoint(x: 388, y: 400), CGVector(dx: -8, dy: 0)),
            (1.5, CGPoint(x: 2, y: 400), CGVector(dx: 8, dy: 0)),
            (1.5, CGPoint(x: 195, y: 300), CGVector(dx: 0, dy: 8)),
        ]
        for (start, from, step) in drags {
            var take = Take(sample: id)
            if start > 1 { take.append(Take.Event(time: 0.1, kind: .present)) }
            for number in 0...20 {
                let place = CGPoint(
                    x: from.x + step.dx * CGFloat(number), y: from.y + step.dy * CGFloat(number))
                take.append(
                    Take.Event(
                        time: start + 0.02 * Double(number),
                        kind: .touch(number == 0 ? .began : .moved, location: place, finger: 0)))
            }
            let left = leftovers(of: take, sample, at: start + 0.5)
            #expect(left.isEmpty, "\(id), held after \(step)")
        }
    }
}
