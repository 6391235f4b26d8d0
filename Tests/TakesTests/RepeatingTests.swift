import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Takes of samples that depend on more than the take, or never end.
@Suite(.serialized) struct RepeatingTests {
    /// A screen with a square that a button's way moves.
    private final class Square: UIViewController {
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

        override func viewDidLoad() {
            super.viewDidLoad()
            square.backgroundColor = .red
            view.addSubview(square)
        }
    }

    private func sample(_ act: @escaping @MainActor (Square) -> Void) -> Sample {
        Sample(
            id: "square", title: "Square", present: { ($0 as? Square).map(act) },
            makeViewController: { Square() })
    }

    private func film(_ sample: Sample) -> Film {
        var take = Take(sample: "square", size: CGSize(width: 100, height: 100), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        return Film(of: take, sample: sample)
    }

    @Test func `a take of a sample that only depends on it can be repeated`() {
        let sample = sample { square in UIView.animate(withDuration: 0.3) { square.square.center.x = 80 } }
        let film = film(sample)

        #expect(film.firstDifference(inAnotherRunOf: sample) == nil)
        #expect(film.jsonLines() == self.film(sample).jsonLines())
    }

    @Test func `a sample that rolls dice is marked, with the first difference`() {
        let sample = sample { square in
            UIView.animate(withDuration: 0.3) { square.square.center.x = .random(in: 40...90) }
        }
        let film = film(sample)

        let difference = film.firstDifference(inAnotherRunOf: sample)

        #expect(difference != nil)
        #expect(difference?.description.contains("UIView") == true, "\(String(describing: difference))")
        #expect((0.09...0.2).contains(difference?.time ?? 0))
    }

    @Test func `a timer that changes views does not stop a take`() {
        var timers: [Timer] = []
        // The run loop would fire them in other tests.
        defer { for timer in timers { timer.invalidate() } }
        let sample = sample { square in
            timers.append(
                Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [weak square] _ in
                    MainActor.assumeIsolated { square?.square.center.x += 1 }
                })
            UIView.animate(withDuration: 0.3) { square.square.alpha = 0.5 }
        }

        let film = film(sample)

        #expect(film.times.count > 10 && film.duration < 30)
    }

    @Test func `a timer of the wall clock marks the film, even if it fires after the end`() throws {
        var timers: [Timer] = []
        defer { for timer in timers { timer.invalidate() } }
        let sample = sample { square in
            timers.append(Timer.scheduledTimer(withTimeInterval: 500, repeats: false) { _ in })
            UIView.animate(withDuration: 0.3) { square.square.center.x = 80 }
        }

        let film = film(sample)

        let difference = film.firstDifference(from: film)
        #expect(difference?.description.contains("wall clock") == true)
        #expect((0.09...0.2).contains(difference?.time ?? 0))
    }

    @Test func `a sample that never comes to rest ends with the patience`() {
        let sample = sample { square in
            UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
                square.square.center.x = 80
            }
        }

        let film = film(sample)

        #expect(!film.isAtRest)
        #expect(abs((film.times.last ?? 0) - 0.1 - TakeRun.patience) < 0.05)
    }

    @Test func `two views that move together have no drift, and two that do not have one`() throws {
        let sample = sample { square in
            let other = UIView(frame: CGRect(x: 10, y: 50, width: 20, height: 20))
            let third = UIView(frame: CGRect(x: 10, y: 80, width: 20, height: 20))
            for view in [other, third] {
                view.backgroundColor = .blue
                square.view.addSubview(view)
            }
            UIView.animate(withDuration: 0.4) { for view in [square.square, other] { view.center.x = 80 } }
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { third.center.x = 80 }
        }
        let film = film(sample)
        let moving = film.layers.filter { $0.isAnimated && $0.draws }.map(\.id)
        try #require(moving.count == 3)

        #expect(film.drift(of: moving[0], and: moving[1])?.distance ?? 9 < 0.001)
        #expect(film.drift(of: moving[0], and: moving[2])?.distance ?? 0 > 5)
        let speeds = try #require(film.speeds(of: moving[2], around: 0.3))
        #expect(abs(speeds.before - 150) < 1 && abs(speeds.after - 150) < 1)
    }
}
