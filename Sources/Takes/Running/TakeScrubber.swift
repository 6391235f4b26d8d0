import Foundation
import StageKit
import UIKit

/// Shows a take at any time, forwards and backwards.
///
/// To go on, the run that is shown goes on, or one that was left standing on the way. To go back, a run that was
/// left standing at an earlier moment goes on to the time asked for, or a new one begins. What is shown at a time is
/// the same, however it was reached.
@MainActor
public final class TakeScrubber {
    /// The most runs that are left standing.
    private static let mostStanding = 16
    /// The least time between two runs that are left standing, in seconds.
    private static let leastGap: TimeInterval = 0.1

    /// The sample of the take.
    public let sample: Sample
    /// The run that is shown.
    public private(set) var current: TakeRun

    private let graphics: StageGraphics
    private let pictured = PicturedFrames()
    /// When the last event that was added happens, and what was shown then: another one comes after it.
    private var added: (shown: TimeInterval, event: TimeInterval)?
    /// Earlier moments of the same take, by time.
    private var standing: [TakeRun] = []
    /// The run that is being prepared, and where it is to stand.
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
    /// What is shown differs from what `seek(to:)` shows where code has just asked for a picture of the last frame, as it
    /// gets the last one that was played; see `makeExact()`.
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

    /// Adds an event at the time that is shown, or at a later one. What came after it in the take is cut off.
    ///
    /// - Returns: the take as it was before, if something was cut off.
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

    /// Whether an event that is added now cuts off something of the take.
    public var isBeforeEnd: Bool {
        let last = added.flatMap { $0.shown == time ? $0.event : nil } ?? time
        return take.lastEventTime > last + Stage.tolerance || take.end != nil
    }

    private func follow(_ take: Take) {
        preparing = nil
        standing.removeAll { !$0.canFollow(take) }
        for run in standing { run.follow(take) }
    }

    // MARK: - Standing runs

    private func goBack(to time: TimeInterval, in take: Take) {
        let left = current
        if let index = standing.lastIndex(where: { $0.time <= time + Stage.tolerance }) {
            current = standing.remove(at: index)
        } else {
            current = TakeRun(take, of: sample, graphics: graphics, pictured: pictured)
        }
        guard left.isExact, left.canFollow(take) else { return }
        if left.take != take { left.follow(take) }
        keep(left)
    }

    /// Takes up a run that was left standing between the shown time and a later one.
    private func skip(to time: TimeInterval) {
        guard let index = standing.lastIndex(where: { $0.time <= time + Stage.tolerance }),
            standing[index].time > current.time + Self.leastGap / 2
        else { return }
        let left = current
        current = standing.remove(at: index)
        if left.isExact { keep(left) }
    }

    private func keep(_ run: TakeRun) {
        if let near = standing.firstIndex(where: { abs($0.time - run.time) < Self.leastGap / 2 }) {
            // The earlier of two leads to more times.
            if run.time < standing[near].time { standing[near] = run }
            return
        }
        let index = standing.firstIndex { $0.time > run.time } ?? standing.count
        standing.insert(run, at: index)
        guard standing.count > Self.mostStanding else { return }
        // The one whose neighbours are closest is missed the least. Without the first, a stage would have to be made.
        let gaps = standing.indices.map { index in
            let before = index == 0 ? -.infinity : standing[index - 1].time
            let after = index + 1 < standing.count ? standing[index + 1].time : .infinity
            return after - before
        }
        if let least = gaps.indices.min(by: { gaps[$0] < gaps[$1] }) { standing.remove(at: least) }
    }

    /// Shows what a run frame by frame would, where what was played has missed a picture; call it while nothing else is
    /// to be done.
    ///
    /// - Returns: whether another stage is shown.
    @discardableResult
    public func makeExact() -> Bool { current.makeExact() }

    /// Prepares a run at another moment, a few frames a call; call it while nothing else is to be done.
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

    /// The least seconds of a take that are prepared in one call.
    private static let preparedAtOnce = 0.1
    /// The most calls in which a run is prepared.
    private static let mostSteps = 10.0

    /// The take's start, or the middle of the longest stretch up to the last event, or to the shown time, without a
    /// standing run; nil where all are short.
    private var timeWorthPreparing: TimeInterval? {
        if standing.first.map({ $0.time > Stage.tolerance }) ?? true { return 0 }
        guard standing.count < Self.mostStanding else { return nil }
        // No run goes on beyond its limit, which may lie before the shown time once the take became shorter.
        let end = max(min(time, current.limit), take.end ?? take.lastEventTime)
        let stops = (standing.map(\.time) + [time, end]).sorted()
        var best: (gap: TimeInterval, time: TimeInterval)?
        for (last, stop) in zip([0] + stops, stops) where stop <= end {
            let gap = stop - last
            if gap > max(2 * Self.leastGap, best?.gap ?? 0) { best = (gap, last + gap / 2) }
        }
        return best?.time
    }
}
