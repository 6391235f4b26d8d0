import Foundation
import QuartzCore
import StageKit
import Takes
import UIKit

/// What the tool shows: a sample, its take, where in it one is, and what is known of it.
///
/// Panels read it, change it, and observe it; they do not know each other.
@MainActor
public final class ToolModel {
    /// The speeds that one can choose.
    public static let speeds: [Double] = [1, 0.5, 0.25, 0.1]
    /// How long time goes on after everything has come to rest, in seconds: two taps with more than this
    /// between them are no double tap.
    private static let restTime: TimeInterval = 1
    /// The longest step of the clock, in seconds, as after the window was suspended.
    private static let longestStep: TimeInterval = 0.1
    /// The shortest time between two readings of the time that plays, in seconds: digits that change more often cannot
    /// be read.
    private static let readingInterval: TimeInterval = 0.045

    /// Where the samples are declared; nil for the module `PlaygroundSamples`.
    public var origin: Origin?
    /// The samples that one can choose.
    public let samples: [Sample]
    /// What draws the stages' pictures.
    public let graphics: StageGraphics
    /// Where takes and recordings are written.
    var files = TakeFiles()
    /// The words by which the list of samples is filtered; empty for all samples.
    var search = ""
    /// The sample that is shown.
    public private(set) var sample: Sample
    /// The stage, at the time that is shown.
    public private(set) var scrubber: TakeScrubber
    /// What is known of the take so far.
    public private(set) var film: Film
    /// The faults of the motion in the whole film; empty until that is complete.
    public private(set) var findings: [Finding] = []
    /// The take with which the shown one is compared; nil for none.
    public internal(set) var compared: ComparedTake? { didSet { tell(.comparison) } }
    /// Whether the compared take is shown over the stage.
    public var comparesOnStage = false { didSet { tell(.comparison) } }
    /// How much of the compared take is seen over the stage, from 0 to 1.
    public var onionOpacity: CGFloat = 0.5 { didSet { tell(.comparison) } }
    /// Where a second run of the take differs from the film, or something else than the take changed what is shown, as a
    /// timer does; nil where neither is so, or known yet.
    public internal(set) var irregularity: Film.Difference?
    /// Makes the film once more; nil once that was compared.
    var repetition: FilmRecorder?
    /// The recording that is being made; nil for none.
    var recording: Recording?
    /// The program that makes GIFs and MP4s.
    var encoder = Recording.program
    var recordedFile: URL?
    /// Whether `film` is the whole take's.
    public var isFilmComplete: Bool { maker.isComplete }
    /// Whether time goes on.
    public private(set) var isPlaying = false
    /// The fingers that hold the stage, with the offset from the pointer to where the finger is.
    var held: [Int: CGVector] = [:]
    /// The keys that are down for the stage.
    var heldKeys: [UIKeyboardHIDUsage: Take.Key] = [:]
    /// The commands that end what the media keys that are down for the stage have begun.
    var endsToCome: Set<Take.RemoteCommand> = []
    /// Where the repeated part begins; nil for the take's start.
    var loopStart: TimeInterval?
    /// Where the repeated part ends; nil for the take's end, wherever that is.
    var loopEnd: TimeInterval?
    /// Whether playing starts again at the end.
    public var loops = false { didSet { tell(.playback) } }
    /// How fast time goes on by itself: 1 is normal.
    public private(set) var speed = 1.0
    /// The number of the film's layer that is selected; nil for none.
    public var selectedLayer: Int? { didSet { if selectedLayer != oldValue { tell(.selection) } } }
    /// The numbers of the film's layers that the stage lights up, as those of a bar below the pointer.
    var litLayers: [Int] = [] { didSet { if litLayers != oldValue { tell(.selection) } } }
    /// Whether the layers are shown apart, in space.
    public var isExploded = false {
        didSet {
            guard isExploded != oldValue else { return }
            if isExploded { pause() }
            tell(.arrangement)
        }
    }

    /// From where the layers in space are seen.
    var camera = StageCamera() { didSet { if camera != oldValue { tell(.arrangement) } } }

    /// A sentence for the user, as after a file was written; nil before the first.
    public private(set) var message: String?

    /// Shows a sentence.
    public func say(_ message: String) {
        self.message = message
        tell(.message)
    }

    /// Writes the take to a new file in the folder in which the tool was started, and says where.
    public func save() { say(files.write(takeWithRelease)) }

    /// How the package stands whose program this is.
    var build = BuildState.upToDate { didSet { tell(.build) } }

    /// How the window is arranged.
    public var arrangement: Arrangement {
        didSet { if arrangement != oldValue { tell(.arrangement) } }
    }

    /// The takes before, and those that were undone.
    var history = TakeHistory()
    private var maker: FilmMaker
    private var lastTick: CFTimeInterval
    /// When texts last followed the time that plays.
    private var lastReading: CFTimeInterval = 0
    private var restSince: CFTimeInterval?
    private var scrubStart: TimeInterval?
    private var hasPlayedSinceScrub = false
    /// Numbers the series of sizes that are undone at once.
    var resizings = 0
    private var observers: [Observer] = []

    private struct Observer {
        weak var object: AnyObject?
        let call: @MainActor (Change) -> Void
    }

    /// Shows a sample, with a take of its own or a given one.
    ///
    /// - Parameters:
    ///   - samples: the samples that one can choose, at least one.
    ///   - take: what is shown first; nil for the first sample without any events.
    ///   - graphics: what draws the stages' pictures.
    ///   - arrangement: how the window is arranged first.
    public init(
        samples: [Sample], take: Take? = nil, graphics: StageGraphics = .shared,
        arrangement: Arrangement = Arrangement()
    ) {
        precondition(!samples.isEmpty, "The tool needs at least one sample.")
        self.samples = samples
        self.graphics = graphics
        self.arrangement = arrangement
        sample = samples.first { $0.id == take?.sample } ?? samples[0]
        let take = take ?? Self.newTake(of: sample)
        scrubber = TakeScrubber(take, of: sample, graphics: graphics)
        film = Film(take: take)
        maker = FilmMaker(take, of: sample, shown: scrubber.current, graphics: graphics)
        lastTick = CACurrentMediaTime()
    }

    // MARK: - Observers

    /// Calls a method of an object after each change, until the object goes.
    public func observe<Object: AnyObject>(
        _ object: Object, _ method: @escaping @MainActor (Object) -> (Change) -> Void
    ) {
        observers.removeAll { $0.object == nil }
        observers.append(
            Observer(object: object) { [weak object] change in
                if let object { method(object)(change) }
            })
    }

    func tell(_ change: Change) {
        for observer in observers { observer.call(change) }
    }

    // MARK: - What is shown

    /// The take.
    public var take: Take { scrubber.take }
    /// The time that is shown, in seconds since the take's start.
    public var time: TimeInterval { scrubber.time }
    /// Whether texts follow the time in this frame of the tool: while it plays they do so less often than the picture.
    public var isReadingDue: Bool { !isPlaying || lastReading == lastTick }
    /// The stage that is shown.
    public var stage: Stage { scrubber.current.stage }
    /// Whether a finger holds the stage.
    public var isHeld: Bool { !held.isEmpty }
    /// The take's length as far as it is known, in seconds.
    public var duration: TimeInterval { max(film.duration, time, take.lastEventTime) }

    /// Shows a take from its start.
    ///
    /// - Returns: false if there is no sample of the take's id; the take that was shown stays.
    @discardableResult
    public func show(_ take: Take) -> Bool {
        guard let sample = take.sample.map({ id in samples.first { $0.id == id } }) ?? sample else {
            return false
        }
        letGo()
        var take = take
        take.sample = sample.id
        remember()
        start(take, of: sample, at: 0)
        return true
    }

    func start(_ take: Take, of sample: Sample, at time: TimeInterval) {
        if sample.id != self.sample.id { endComparison() }
        self.sample = sample
        held.removeAll()
        forgetKeys()
        isPlaying = false
        loopRange = nil
        (restSince, scrubStart) = (nil, nil)
        selectedLayer = nil
        litLayers = []
        scrubber = TakeScrubber(take, of: sample, graphics: graphics)
        scrubber.seek(to: time)
        refilm()
        tell(.all)
    }

    /// Shows the take with one change, at the same time. It ends a drag.
    ///
    /// - Parameters:
    ///   - group: several changes in a row of one group are undone together; nil for none.
    ///   - body: changes the take.
    public func change(group: String? = nil, _ body: (inout Take) -> Void) {
        var take = take
        body(&take)
        guard take != self.take else { return }
        if isHeld || hasHeldKeys {
            letGo()
            take = self.take
            body(&take)
        }
        remember(group: group)
        show(changed: take)
    }

    /// Shows another take at the same time. No finger may hold the stage.
    func show(changed take: Take) {
        scrubber.show(take, at: time)
        refilm()
        tell([.take, .time, .film])
    }

    // MARK: - Undo

    /// Whether there is an earlier take.
    public var canUndo: Bool { !history.earlier.isEmpty }
    /// The take of the same sample before the last change; nil before the first.
    var earlierTake: Take? { history.earlier.last.flatMap { $0.sample == take.sample ? $0 : nil } }
    /// Whether a take was undone.
    public var canRedo: Bool { !history.undone.isEmpty }

    /// Goes back to the take before the last change.
    public func undo() {
        letGo()
        if let take = history.undo(take) { restore(take) }
    }

    /// Takes back what `undo()` did.
    public func redo() {
        letGo()
        if let take = history.redo(take) { restore(take) }
    }

    private func restore(_ take: Take) {
        if take.sample == self.take.sample {
            show(changed: take)
        } else if let sample = samples.first(where: { $0.id == take.sample }) {
            start(take, of: sample, at: 0)
        }
    }

    /// Keeps the take for undoing what follows; several changes in a row of one group are undone together.
    func remember(group: String? = nil) { history.remember(takeWithRelease, group: group) }

    // MARK: - Time

    /// Lets time go on; from the start if the take is over.
    public func play() {
        guard !isPlaying else { return }
        if scrubber.current.isOver, take.lastEventTime > 0 || time > 0 {
            scrubber.seek(to: loops ? repetitionStart : 0)
        }
        (isPlaying, hasPlayedSinceScrub) = (true, true)
        lastTick = CACurrentMediaTime()
        tell([.playback, .time])
    }

    /// Stops time. It ends a drag.
    public func pause() {
        guard isPlaying else { return }
        isPlaying = false
        letGo()
        tell(.playback)
    }

    /// Shows a time, and stops there.
    public func seek(to time: TimeInterval) {
        if scrubStart == nil || hasPlayedSinceScrub { scrubStart = self.time }
        hasPlayedSinceScrub = false
        (isPlaying, restSince) = (false, nil)
        letGo()
        scrubber.seek(to: min(max(time, 0), duration))
        tell([.time, .playback])
    }

    /// Shows the frame of sixty a second that lies some frames from here.
    public func step(by frames: Int) {
        let rate = 60.0
        // From between two frames, a step to one that is nearer than this would hardly be seen: it goes to the next.
        let nearest = 0.25
        let frame = (time * rate + (frames > 0 ? nearest : -nearest)).rounded(frames > 0 ? .down : .up)
        seek(to: (frame + Double(frames)) / rate)
    }

    /// Shows the time of the call after this time, or before it.
    public func stepToCall(forward: Bool) {
        let tolerance = 1e-6
        let times = film.calls.map(\.time)
        let next = forward ? times.first { $0 > time + tolerance } : times.last { $0 < time - tolerance }
        if let next { seek(to: next) }
    }

    /// Shows the time at which the last scrubbing began.
    public func goBackToScrubStart() {
        guard let start = scrubStart else { return }
        seek(to: start)
        scrubStart = nil
    }

    /// Sets how fast time goes on; in flight nothing jumps.
    public func setSpeed(_ speed: Double) {
        guard speed > 0, speed.isFinite else { return }
        self.speed = speed
        tell(.playback)
    }

    // MARK: - Hands on the stage

    /// Puts a finger on the stage, moves it, or takes it away, `timestamp` being the tool's time.
    ///
    /// Where the take goes on after this time, it is cut off and goes on from here. A finger that is down here takes
    /// over that of the take, where it is.
    public func touch(_ phase: TouchScript.Phase, at location: CGPoint, finger: Int, timestamp: TimeInterval)
    {
        var (phase, location) = (phase, location)
        let isNew = phase == .began
        // What comes later in the take is about to be cut off.
        let past = isNew ? take.cut(at: time) : take
        if isNew {
            if !isHeld { remember() }
            passRest()
            if let down = past.fingersDown.first(where: { $0.finger == finger }) {
                held[finger] = CGVector(dx: down.location.x - location.x, dy: down.location.y - location.y)
                phase = .moved
            } else {
                held[finger] = .zero
            }
            restSince = nil
            scrubStart = nil
            isExploded = false
        }
        guard let offset = held[finger] else { return }
        location.x += offset.dx
        location.y += offset.dy
        // A finger that takes hold does so here, however long nothing has gone on before.
        var moment = isNew ? time : max(time, time + (timestamp - lastTick))
        if phase != .began { moment = max(moment, past.earliestMove(of: finger)) }
        scrubber.append(.touch(phase, location: location, finger: finger), at: moment)
        if phase == .ended || phase == .cancelled { release(finger) }
        isPlaying = true
        if isNew { lastTick = CACurrentMediaTime() }
        tell([.take, .playback])
    }

    /// Adds something that happened to the stage, at the time that is shown.
    ///
    /// - Parameters:
    ///   - kind: what happened.
    ///   - group: several events in a row of one group are undone together, unless one cuts the take; nil for none.
    public func perform(_ kind: Take.Event.Kind, group: String? = nil) {
        // What is cut off would be lost.
        if scrubber.isBeforeEnd { history.endGroup() }
        remember(group: group)
        add(kind)
    }

    /// Adds something that happened to the stage to what is undone with the last change.
    func add(_ kind: Take.Event.Kind) {
        passRest()
        restSince = nil
        scrubber.append(kind, at: time)
        if !isPlaying { lastTick = CACurrentMediaTime() }
        isPlaying = true
        tell([.take, .playback])
    }

    /// Lets the time pass that has passed at rest, up to a second, unless nothing has happened before.
    private func passRest() {
        guard let since = restSince, scrubber.current.isOver, !take.events.isEmpty else { return }
        scrubber.seek(to: time + min(CACurrentMediaTime() - since, Self.restTime))
    }

    // MARK: - The tool's frames

    /// Goes on by what has passed of the tool's time. Call it once a frame, after the frame's events.
    ///
    /// - Returns: whether another frame is needed soon.
    public func tick(at now: CFTimeInterval) -> Bool {
        let step = min(max(now - lastTick, 0), Self.longestStep)
        lastTick = now
        if isRecording { recordOn() }
        // Before the take goes on, so that its film begins with it.
        if maker.take != take { refilm() }
        lookForOutsideWork()
        guard isPlaying else { return prepare() || isRecording }
        let target = time + step * (isHeld ? 1 : speed)
        if let loopEnd, loops, !isHeld, target > loopEnd {
            repeatPart()
        } else {
            scrubber.play(to: target)
        }
        if now - lastReading >= Self.readingInterval { lastReading = now }
        if !isFilmShown {
            maker.leaveOut(scrubber.current)
            if film.take != take { film = maker.film }
        } else {
            if maker.sketch(scrubber.current) { lookAtFilm() }
            // What is repeated never comes to rest.
            if loops, !isHeld { filmOn(for: FilmMaker.time.playing) }
        }
        if !isHeld, scrubber.current.isOver, target >= (take.end ?? 0) { reachEnd(at: now) }
        tell(.time)
        return true
    }

    private func reachEnd(at now: CFTimeInterval) {
        if loops {
            repeatPart()
        } else {
            isPlaying = false
            restSince = now
            tell(.playback)
        }
    }

    /// Prepares going back and forth, and films what is not filmed yet.
    ///
    /// - Returns: whether there is more to do.
    private func prepare() -> Bool {
        if scrubber.makeExact() { tell(.time) }
        let isPrepared = !scrubber.prepare()
        return filmOn(for: FilmMaker.time.idle) || !isPrepared
    }

    /// Films the take, then once more, and at last the one with which it is compared.
    ///
    /// - Parameter duration: how long.
    /// - Returns: whether there is more to film.
    @discardableResult
    private func filmOn(for duration: Duration) -> Bool {
        guard isFilmComplete, film.take == take else {
            if maker.goOn(for: duration) { lookAtFilm() }
            return true
        }
        if repeatFilm(for: duration) { return true }
        guard let compared, !compared.isFilmComplete else { return false }
        compared.filmOn(for: duration)
        if compared.isFilmComplete { tell(.comparison) }
        return true
    }

    /// Whether something in the window shows what is filmed while the take plays.
    private var isFilmShown: Bool {
        arrangement.showsLanes || arrangement.showsPanels || selectedLayer != nil || !litLayers.isEmpty
    }

    private func lookAtFilm() {
        film = maker.film
        findings = isFilmComplete ? film.findings : []
        if isFilmComplete { beginRepetition() }
        tell(.film)
    }

    private func refilm() {
        (irregularity, repetition) = (nil, nil)
        if maker.follow(take) { return }
        maker = FilmMaker(take, of: sample, shown: scrubber.current, graphics: graphics)
        if film.take.sample != take.sample { (film, findings) = (Film(take: take), []) }
    }
}
