import Foundation
import QuartzCore
import StageKit
import Takes
import UIKit

/// Pictures of samples in the middle of their transitions, made one by one; of one that does not say how its transition
/// is started, its first screen.
@MainActor
final class Thumbnails {
    /// Seconds between two pictures, so that the window stays quick.
    private static let pause: TimeInterval = 0.1
    /// Pixels of a picture per point of the stage: twice as many as a row shows, for dense displays.
    private static let scale: CGFloat = 0.14

    /// The pictures so far, by the samples' ids.
    private(set) var pictures: [String: UIImage] = [:]
    /// Called after each picture.
    var didMake: (() -> Void)?

    private var waiting: [Sample]
    private let graphics: StageGraphics
    private let isIdle: () -> Bool

    /// Begins to make pictures.
    ///
    /// - Parameters:
    ///   - samples: of what, in order.
    ///   - graphics: what draws them.
    ///   - isIdle: returns whether the window has time for one: some take several frames.
    init(samples: [Sample], graphics: StageGraphics, isIdle: @escaping () -> Bool) {
        waiting = samples
        self.graphics = graphics
        self.isIdle = isIdle
        makeNextSoon()
    }

    private func makeNextSoon() {
        guard !waiting.isEmpty else { return }
        let clock = FrameClock.current
        clock.schedule(at: clock.now + Self.pause, isDecoration: true) { [weak self] in self?.makeNext() }
    }

    private func makeNext() {
        guard !waiting.isEmpty else { return }
        guard isIdle() else { return makeNextSoon() }
        let sample = waiting.removeFirst()
        pictures[sample.id] = picture(of: sample)
        didMake?()
        makeNextSoon()
    }

    private func picture(of sample: Sample) -> UIImage? {
        var take = Take(sample: sample.id, scale: Self.scale, frameRate: Take.scriptFrameRate)
        if sample.canPresent { take.append(Take.Event(time: 0, kind: .present)) }
        let run = TakeRun(take, of: sample, graphics: graphics)
        run.advance(to: 0.05)
        let duration = run.stage.application.trace.standings.first?.standing.duration ?? 0
        run.advance(to: max(duration * 0.5, 0.05))
        return (try? run.stage.snapshot()).map { UIImage(cgImage: $0) }
    }
}
