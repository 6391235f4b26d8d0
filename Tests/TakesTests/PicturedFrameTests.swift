import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Code that asks for a picture of the last frame gets the same one, however a time is reached.
@Suite(.serialized) struct PicturedFrameTests {
    /// A square moves; at times, a picture of it is put beside it.
    private final class Screen: UIViewController {
        private let track = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 50))
        private(set) var pictures = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            square.backgroundColor = .red
            track.addSubview(square)
            view.addSubview(track)
        }

        func move(takingPictures count: Int) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.square.center.x = 180 }
            for number in 0..<count {
                let wait = 0.31 + 0.04 * Double(number)
                UIView.animate(
                    withDuration: wait, animations: { self.view.backgroundColor = .white },
                    completion: { _ in self.keepPicture() })
            }
        }

        private func keepPicture() {
            guard let picture = track.snapshotView(afterScreenUpdates: false) else { return }
            pictures += 1
            picture.frame.origin = CGPoint(x: 0, y: 50 * pictures)
            view.addSubview(picture)
        }
    }

    private func sample(pictures: Int) -> Sample {
        Sample(
            id: "pictures", title: "Pictures",
            present: { ($0 as? Screen)?.move(takingPictures: pictures) }, makeViewController: { Screen() })
    }

    private var take: Take {
        var take = Take(sample: "pictures", size: CGSize(width: 200, height: 700), frameRate: 240)
        take.append(Take.Event(time: 0.1, kind: .present))
        return take
    }

    private func straight(_ sample: Sample, to time: TimeInterval) throws -> CGImage {
        let run = TakeRun(take, of: sample)
        run.advance(to: time, isSeen: true)
        return try run.stage.snapshot()
    }

    private func difference(_ scrubber: TakeScrubber, _ picture: CGImage) throws -> Int {
        try ImageComparison(scrubber.current.stage.snapshot(), picture, tolerance: 0).differentPixels
    }

    @Test(arguments: [1, 3, 12])
    func `a seek shows the pictures of a straight run`(pictures: Int) throws {
        let sample = sample(pictures: pictures)
        let expected = try straight(sample, to: 1)
        let scrubber = TakeScrubber(take, of: sample)

        scrubber.seek(to: 1)

        #expect((scrubber.current.root as? Screen)?.pictures == pictures)
        #expect(try difference(scrubber, expected) == 0)
        scrubber.seek(to: 0.2)
        scrubber.seek(to: 1)
        #expect(try difference(scrubber, expected) == 0)
    }

    @Test func `what was played becomes what a straight run shows while nothing else is to be done`() throws {
        let sample = sample(pictures: 1)
        let expected = try straight(sample, to: 1)
        let scrubber = TakeScrubber(take, of: sample)
        for frame in 1...60 { scrubber.play(to: Double(frame) / 60) }
        let played = try difference(scrubber, expected)

        let isChanged = scrubber.makeExact()

        #expect(played > 0)
        #expect(isChanged)
        #expect(try difference(scrubber, expected) == 0)
        #expect(!scrubber.makeExact())
    }

    @Test func `a frame that nobody sees has the values of its time`() throws {
        let sample = Sample(
            id: "values", title: "Values",
            present: { root in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                root.view.addSubview(view)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
                UIView.animate(
                    withDuration: 0.5, animations: { root.view.alpha = 0.5 },
                    completion: { _ in root.title = "\(view.layer.presentation()?.position.x ?? 0)" })
            }, makeViewController: { UIViewController() })
        let run = TakeRun(take, of: sample)

        run.advance(to: 2)

        let shown = try #require(run.root.title.flatMap { Double($0) })
        #expect(abs(shown - 60) < 0.6, "\(shown)")
    }
}
