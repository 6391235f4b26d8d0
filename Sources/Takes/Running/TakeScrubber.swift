import Foundation
import StageKit
import UIKit

/// Shows a take at any time, forwards and backwards.
///
/// A run cannot go back, so the scrubber keeps paused runs at earlier moments. To show a later time, it
/// advances the shown run or a paused one. To show an earlier time, it advances a run that was paused before
/// that time, or begins a new one. The picture at a time is the same, however it was reached.
@MainActor
public final class TakeScrubber {
    /// The most paused runs that are kept.
    private static let mostPaused = 16
    /// The least time between two paused runs, in seconds.
    private static let leastGap: TimeInterval = 0.1

    /// The sample of the take.
    public let sample: Sample
    /// The run that is shown.
    public private(set) var current: TakeRun

    private let graphics: StageGraphics
    private let pictured = PicturedFrames()
    /// The time of the last event that was added, and the time that was shown then: the next event comes
    /// after it.
    private var added: (shown: TimeInterval, event: TimeInterval)?
    /// The paused runs of the same take, by time.
    private var paused: [TakeRun] = []
    /// The run that is being prepared, and the time at which it will be paused.
    private var preparing: (run: TakeRun, time: TimeInterval)?

    /// Shows the start of a take.
    public init(_ take: Take, of sample: Sample, graphics: StageGraphics = .shared) {
        self.sample = sample
        self.graphics = graphics
        current = TakeRun(take, of: sample, graphics: graphics, pictured: pictured)
    }

    /// The take.
    public var take: Take { current.take }

    /// The time that is shown, in seconds since the take's start.
    public var time: TimeInterval { current.time }

    /// Shows a time.
    public func seek(to time: TimeInterval) {
        let time = time.isNaN ? 0 : max(0, time)
        if time < current.time - Stage.tolerance { goBack(to: time, in: take) } else { skip(to: time) }
        makeExact()
        current.advance(to: time)
    }

    /// Shows a later time while the take plays.
    ///
    /// The result differs from that of `seek(to:)` if code has just asked for a picture of the last frame, as
    /// it gets the last frame that was played; see `makeExact()`.
    public func play(to time: TimeInterval) {
        if time < current.time - Stage.tolerance { return seek(to: time) }
        current.play(to: time)
    }

    /// Shows another take at a time. Runs that are the same so far go on with it.
    public func show(_ take: Take, at time: TimeInterval) {
        added = nil
        follow(take)
        if !current.canFollow(take) || current.time > time + Stage.tolerance { goBack(to: time, in: take) }
        current.follow(take)
        current.advance(to: time)
    }

    /// Adds an event at the time that is shown, or at a later one, and removes the events after it.
    ///
    /// - Returns: the take as it was before, if events were removed; else nil.
    @discardableResult
    public func append(_ kind: Take.Event.Kind, at moment: TimeInterval? = nil) -> Take? {
        let before = take
        let isBranch = isBeforeEnd
        if isBranch { show(before.cut(at: time), at: time) }
        current.append(kind, at: moment ?? time)
        added = (time, take.lastEventTime)
        follow(take)
        return isBranch ? before : nil
    }

    /// Whether adding an event now removes later events of the take.
    public var isBeforeEnd: Bool {
        let last = added.flatMap { $0.shown == time ? $0.event : nil } ?? time
        return take.lastEventTime > last + Stage.tolerance || take.end != nil
    }

    private func follow(_ take: Take) {
        preparing = nil
        paused.removeAll { !$0.canFollow(take) }
        for run in paused { run.follow(take) }
    }

    // MARK: - Paused runs

    private func goBack(to time: TimeInterval, in take: Take) {
        let left = current
        if let index = paused.lastIndex(where: { $0.time <= time + Stage.tolerance }) {
            current = paused.remove(at: index)
        } else {
            current = TakeRun(take, of: sample, graphics: graphics, pictured: pictured)
        }
        guard left.isExact, left.canFollow(take) else { return }
        if left.take != take { left.follow(take) }
        keep(left)
    }

    /// Shows a paused run between the shown time and a later one, if there is one.
    private func skip(to time: TimeInterval) {
        guard let index = paused.lastIndex(where: { $0.time <= time + Stage.tolerance }),
            paused[index].time > current.time + Self.leastGap / 2
        else { return }
        let left = current
        current = paused.remove(at: index)
        if left.isExact { keep(left) }
    }

    private func keep(_ run: TakeRun) {
        if let near = paused.firstIndex(where: { abs($0.time - run.time) < Self.leastGap / 2 }) {
            // Of two runs close to each other the earlier one reaches more times.
            if run.time < paused[near].time { paused[near] = run }
            return
        }
        let index = paused.firstIndex { $0.time > run.time } ?? paused.count
        paused.insert(run, at: index)
        guard paused.count > Self.mostPaused else { return }
        // Drops the run whose neighbours are closest. The first one stays, as without it a new stage would be
        // needed.
        let gaps = paused.indices.map { index in
            let before = index == 0 ? -.infinity : paused[index - 1].time
            let after = index + 1 < paused.count ? paused[index + 1].time : .infinity
            return after - before
        }
        if let least = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) { paused.remove(at: least) }
    }

    /// Runs the shown take again frame by frame if code has missed a picture while it was played. Call it
    /// while idle.
    ///
    /// - Returns: whether another stage is shown.
    @discardableResult
    public func makeExact() -> Bool { current.makeExact() }

    /// Prepares a paused run at another moment, a few frames a call. Call it while idle.
    ///
    /// - Returns: whether there is more to prepare.
    public func prepare() -> Bool {
        if let (run, time) = preparing {
            run.advance(to: min(time, run.time + max(Self.preparedAtOnce, time / Self.mostSteps)))
            if run.time < time - Stage.tolerance { return true }
            keep(run)
            preparing = nil
        }
        guard let time = timeWorthPreparing else { return false }
        preparing = (TakeRun(take, of: sample, graphics: graphics, pictured: pictured), time)
        return true
    }

    /// The least time of a take that one call prepares, in seconds.
    private static let preparedAtOnce = 0.1
    /// The most calls in which a run is prepared.
    private static let mostSteps = 10.0

    /// The next time at which a paused run helps most: the take's start, or the middle of the longest stretch
    /// without a paused run, up to the last event or the shown time; nil if all stretches are short.
    private var timeWorthPreparing: TimeInterval? {
        if paused.first.map({ $0.time > Stage.tolerance }) ?? true { return 0 }
        guard paused.count < Self.mostPaused else { return nil }
        // No run goes on beyond its limit, which may lie before the shown time once the take became shorter.
        let end = max(min(time, current.limit), take.end ?? take.lastEventTime)
        let stops = (paused.map(\.time) + [time, end]).sorted()
        var best: (gap: TimeInterval, time: TimeInterval)?
        for (last, stop) in zip([0] + stops, stops) where stop <= end {
            let gap = stop - last
            if gap > max(2 * Self.leastGap, best?.gap ?? 0) { best = (gap, last + gap / 2) }
        }
        return best?.time
    }
}
