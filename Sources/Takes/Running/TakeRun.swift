import Foundation
import StageKit
import UIKit

/// A stage on which a take runs. Time only goes on; `TakeScrubber` goes back, too.
@MainActor
public final class TakeRun {
    /// How long a take may go on after its last event, in seconds: some transitions never end.
    public static let patience: TimeInterval = 10
    /// How long the first screen may move before the take begins, in seconds.
    private static let settlingTime: TimeInterval = 10

    /// The take that runs.
    public private(set) var take: Take
    /// The sample that is shown.
    public let sample: Sample
    /// The stage; another one after the run had to begin again.
    public private(set) var stage: Stage
    /// The root controller that the sample made.
    public private(set) var root: UIViewController
    /// Whether the first screen came to rest before the take began.
    public let beganAtRest: Bool
    /// Seconds since the take's start.
    public private(set) var time: TimeInterval = 0
    /// Whether code got the same pictures as if each frame had been run and seen.
    private(set) var isExact = true
    /// Called after each frame.
    var didRunFrame: ((TakeRun) -> Void)?

    private let graphics: StageGraphics
    private var player: StagePlayer
    /// The stage's time at the take's start.
    private var start: TimeInterval
    private let pictured: PicturedFrames
    private var firstScreens: ShownScreens

    /// Makes the stage, and shows the sample's first screen on it until it is at rest.
    ///
    /// - Parameters:
    ///   - take: the take to run.
    ///   - sample: the take's sample.
    ///   - graphics: draws the stage's pictures.
    public convenience init(_ take: Take, of sample: Sample, graphics: StageGraphics = .shared) {
        self.init(take, of: sample, graphics: graphics, pictured: PicturedFrames())
    }

    /// Makes a run that shares the noted frames with other runs of the same take.
    init(_ take: Take, of sample: Sample, graphics: StageGraphics, pictured: PicturedFrames) {
        self.take = take
        self.sample = sample
        self.graphics = graphics
        self.pictured = pictured
        let beginning = Beginning(of: take, sample, graphics)
        (stage, root, beganAtRest) = (beginning.stage, beginning.root, beginning.isAtRest)
        firstScreens = beginning.screens
        start = stage.now
        player = StagePlayer(stage: stage)
        fillPlayer()
    }

    /// The stage before the take's first frame.
    private struct Beginning {
        let stage: Stage
        let root: UIViewController
        let isAtRest: Bool
        let screens: ShownScreens

        @MainActor init(of take: Take, _ sample: Sample, _ graphics: StageGraphics) {
            let stage = Stage(
                size: take.size, scale: take.scale, frameRate: take.frameRate, device: take.device,
                graphics: graphics, isSeen: true)
            self.stage = stage
            stage.application.clock.part(ContentPicture.self).image = take.picture?.image.map {
                UIImage(cgImage: $0)
            }
            if take.style == .dark { stage.setUserInterfaceStyle(.dark) }
            take.settings.apply(to: stage)
            root = stage.application.clock.perform { sample.makeViewController(take.values) }
            stage.present(root)
            isAtRest = stage.comesToRest(within: TakeRun.settlingTime)
            screens = ShownScreens(below: root)
            stage.clearTrace()
        }
    }

    private func fillPlayer() {
        player.pictured = pictured.numbers
        for event in take.events { player.append(played(event)) }
    }

    // MARK: - Time

    /// Goes on to a time: runs the frames up to it, and shows the last of them.
    ///
    /// - Parameters:
    ///   - time: in seconds since the take's start.
    ///   - isSeen: whether to run also the frames in between that only advance animations.
    public func advance(to time: TimeInterval, isSeen: Bool = false) {
        goOn(to: time, isSeen: isSeen, isPlayed: false)
    }

    /// Goes on to a time without ever beginning again, as while the take plays; see `makeExact()`.
    func play(to time: TimeInterval) {
        goOn(to: time, isSeen: false, isPlayed: true)
    }

    private func goOn(to time: TimeInterval, isSeen: Bool, isPlayed: Bool) {
        let end = min(time, limit)
        run(to: end, isSeen: isSeen, isPlayed: isPlayed)
        self.time = max(self.time, end)
    }

    /// Goes on until nothing moves and no event is left, or until the take's end.
    ///
    /// - Parameter isSeen: whether to run also the frames that only advance animations.
    /// - Returns: whether it came to its end; false if something still moves after `patience`.
    @discardableResult
    public func finish(isSeen: Bool = false) -> Bool {
        run(to: limit, isSeen: isSeen, isPlayed: false, stopsAtRest: true)
        time = max(time, take.end ?? player.time)
        run(to: min(time, limit), isSeen: isSeen, isPlayed: false)
        return take.end != nil || !isMoving
    }

    /// Runs the frames up to a time.
    ///
    /// - Parameters:
    ///   - end: in seconds since the take's start.
    ///   - isSeen: whether to run also the frames that only advance animations.
    ///   - isPlayed: whether to continue even if code misses a picture, as a user watches the run meanwhile.
    ///   - stopsAtRest: whether to leave out the last frame if nothing moves before it.
    private func run(to end: TimeInterval, isSeen: Bool, isPlayed: Bool, stopsAtRest: Bool = false) {
        while true {
            let isEveryFrame = isSeen || pictured.isEveryFrame
            // Without `stopsAtRest` the last frame is run below in any case.
            while stopsAtRest || player.hasSeveralFrames(upTo: end),
                player.runFrame(upTo: end, isSeen: isEveryFrame, isLatched: isEveryFrame)
            {
                if beginsAgain(isPlayed) { continue }
                didRunFrame?(self)
            }
            if stopsAtRest { return }
            let isNew = player.runFrame(before: end)
            if beginsAgain(isPlayed) { continue }
            if isNew { didRunFrame?(self) }
            return
        }
    }

    /// Begins again if code asked for a picture of a frame that was left out. This time the frame is run.
    private func beginsAgain(_ isPlayed: Bool) -> Bool {
        guard stage.takeMissedFrame() else { return false }
        pictured.insert(player.frameBefore)
        isExact = false
        if !isPlayed { beginAgain() }
        return !isPlayed
    }

    private func beginAgain() {
        let beginning = Beginning(of: take, sample, graphics)
        (stage, root, firstScreens) = (beginning.stage, beginning.root, beginning.screens)
        start = stage.now
        player = StagePlayer(stage: stage)
        isExact = true
        fillPlayer()
    }

    /// Runs the take again up to the present time, if code has missed a picture.
    ///
    /// - Returns: whether it was run again.
    func makeExact() -> Bool {
        guard !isExact else { return false }
        beginAgain()
        run(to: time, isSeen: false, isPlayed: false)
        return true
    }

    /// Whether something moves, or will move without an event.
    public var isMoving: Bool { player.nextFrame != nil }

    /// Whether the take has come to its end: at rest, or as far as it may go on.
    public var isOver: Bool { (player.nextFrame ?? .infinity) > limit + Stage.tolerance }

    /// When its code first started a timer that goes by the wall clock, in seconds since the take's start.
    var wallTimerStart: TimeInterval? { stage.wallTimerStart.map { max($0 - start, 0) } }

    /// When work that goes by the wall clock first changed its views, in seconds since the take's start.
    var outsideChange: TimeInterval? { stage.firstOutsideChange.map { max($0 - start, 0) } }

    /// The time of the frame that is shown, in seconds since the take's start.
    public var frameTime: TimeInterval { player.time }

    /// The latest time to which the take may go on, in seconds since its start.
    var limit: TimeInterval { take.end ?? take.lastEventTime + Self.patience }

    // MARK: - Events

    /// Adds an event at the end of the take. One that is not later than the last frame happens in the next.
    func append(_ kind: Take.Event.Kind, at moment: TimeInterval) {
        // A frame shows the events up to its time, so an event before the last frame would never be shown.
        let earliest = player.hasBegun ? max(time, player.time + Take.Event.precision) : time
        take.append(Take.Event(time: max(moment, earliest), kind: kind))
        if let event = take.events.last { player.append(played(event)) }
    }

    /// Whether the run would be the same so far if this were the take.
    package func canFollow(_ other: Take) -> Bool {
        let count = player.playedCount
        guard take.hasSameStage(as: other), other.events.count >= count,
            take.events[..<count] == other.events[..<count]
        else { return false }
        return count == other.events.count || other.events[count].time > player.time
    }

    /// Goes on with a take that it can follow.
    func follow(_ other: Take) {
        take = other
        player.replaceRest(with: other.events.dropFirst(player.playedCount).map { played($0) })
    }

    private func played(_ event: Take.Event) -> StagePlayer.Event {
        let kind: StagePlayer.Event.Kind =
            switch event.kind {
            case .touch(let phase, let location, let finger):
                .touch(phase, location: location, finger: finger)
            case .wheel(let delta, let location): .wheel(delta, location: location)
            case .hover(let location): .hover(location)
            case .text(let text): .text(text)
            case .composition(let text, let selection): .composition(text, selection: selection)
            case .appearance(let style): .appearance(style)
            case .resize(let size): .resize(size)
            case .tilt(let offset): .tilt(offset)
            case .key(let key):
                .key(
                    HostKeyPhase(rawValue: key.phase.rawValue) ?? .down,
                    HostKey(key.code, key.modifiers, characters: key.characters))
            case .remoteControl(let command): .remoteControl(command.subtype)
            case .present: .code { [sample, root] in sample.present(root) }
            case .dismiss: .code { [sample, root] in sample.dismiss(root) }
            case .finish: .code { [stage] in stage.decideInteraction(finishes: true) }
            case .cancel: .code { [stage] in stage.decideInteraction(finishes: false) }
            }
        return StagePlayer.Event(time: event.time, kind: kind)
    }

    // MARK: - Calls

    /// The calls and mistakes so far, with seconds since the take's start.
    public var calls: [Call] { stage.trace.enumerated().map { Call($1, number: $0, start: start) } }

    /// Whether exactly the screens of the take's beginning are shown.
    package var showsFirstScreens: Bool { firstScreens.areShown(below: root) }

    /// Whether a screen has come or gone since the take's start.
    package var hasMovedScreens: Bool { stage.trace.contains { $0.kind == .appearance } }

    /// The number of calls and mistakes so far.
    package var callCount: Int { stage.trace.count }

    /// Returns the calls from a number on.
    func calls(from number: Int) -> [Call] {
        stage.trace[min(number, callCount)...].enumerated().map {
            Call($1, number: number + $0, start: start)
        }
    }
}
