import CoreGraphics
import Foundation
import Takes

/// What a window shows: all that the window of a newly built program needs to go on in its place.
struct ToolState: Codable, Equatable {
    /// The take, as its file would be.
    var take: String
    /// The time that is shown, in seconds since the take's start.
    var time: TimeInterval
    var isPlaying = false
    var speed = 1.0
    var loops = false
    var loopStart: TimeInterval?
    var loopEnd: TimeInterval?
    var isExploded = false
    var arrangement = Arrangement()
    /// The takes before, the latest last; nil in a state of a program that did not keep them.
    var earlier: [String]?
    /// The takes that were undone, the latest last.
    var undone: [String]?
    /// The window's rectangle: its frame's corner on the display, its own size in points; nil where it is not known.
    var window: CGRect?

    /// The most bytes of a state's file.
    private static let largest = 64 << 20
    /// The most bytes of the takes before, and of those that were undone: the time that they take is waited for.
    private static let largestHistory = 2 << 20

    /// Returns the state in a file, nil where there is none; and what is wrong with one that there is, in a sentence.
    static func read(_ path: String) -> (state: ToolState?, problem: String?) {
        let state = ToolState(contentsOf: path)
        guard state == nil, FileManager.default.fileExists(atPath: path) else { return (state, nil) }
        return (nil, "What the window before showed cannot be read from \(path): this one begins anew.")
    }

    /// Reads a state; nil where there is none.
    init?(contentsOf path: String) {
        guard let data = try? WholeFile.read(path, atMost: Self.largest),
            let state = try? JSONDecoder().decode(ToolState.self, from: data)
        else { return nil }
        self = state
    }

    init(take: Take, time: TimeInterval, history: TakeHistory = TakeHistory()) {
        self.take = Self.text(take)
        self.time = time
        earlier = Self.texts(history.earlier)
        undone = Self.texts(history.undone)
    }

    private static func text(_ take: Take) -> String { String(decoding: take.json(), as: UTF8.self) }

    /// The latest takes, as many as there is room for.
    private static func texts(_ takes: [Take]) -> [String] {
        var (texts, room): ([String], Int) = ([], largestHistory)
        for take in takes.reversed() {
            let text = text(take)
            room -= text.utf8.count
            guard room >= 0 else { break }
            texts.append(text)
        }
        return texts.reversed()
    }

    /// Writes the state. One that cannot be written is not taken over: the next window has the one before, if any.
    ///
    /// - Returns: what went wrong, in a sentence; nil if nothing did.
    @discardableResult
    func write(to path: String) -> String? {
        do {
            try WholeFile.write(JSONEncoder().encode(self), to: path)
            return nil
        } catch {
            let reason = (error as? WholeFile.Failure)?.reason ?? "it has numbers that are none"
            return "What the window shows cannot be written to \(path): \(reason)."
        }
    }

    /// Returns the take, for the samples that there are now.
    ///
    /// - Returns: the take, nil if its sample has gone; and what of it could not be taken over, in a sentence.
    func take(for samples: [Sample]) -> (take: Take?, problem: String?) {
        Self.take(take, for: samples)
    }

    /// Returns the takes before, and those that were undone, as far as there are samples for them.
    func history(for samples: [Sample]) -> TakeHistory {
        func takes(_ texts: [String]?) -> [Take] {
            (texts ?? []).compactMap { Self.take($0, for: samples).take }
        }
        return TakeHistory(earlier: takes(earlier), undone: takes(undone))
    }

    private static func take(_ text: String, for samples: [Sample]) -> (take: Take?, problem: String?) {
        var take: Take
        do {
            take = try Take(json: Data(text.utf8))
        } catch {
            return (nil, "The take of the window before cannot be played: \(error.description).")
        }
        guard let sample = samples.first(where: { $0.id == take.sample }) else {
            return (nil, "The sample \"\(take.sample ?? "")\" is gone, and its take with it.")
        }
        let all = take.values
        take.values = all.filter { key, value in
            sample.controls.contains { $0.key == key && $0.accepts(value) }
        }
        do {
            try take.readPicture(orIn: "")
        } catch {
            take.picture = nil
            return (take, "The take goes on without its picture: \(error.description).")
        }
        let lost = all.keys.filter { take.values[$0] == nil }.sorted()
        guard !lost.isEmpty else { return (take, nil) }
        return (take, "The sample no longer has these values: \(lost.joined(separator: ", ")).")
    }
}

extension ToolModel {
    /// What is shown, but for the window's place.
    var state: ToolState {
        var state = ToolState(take: take, time: time, history: history)
        state.isPlaying = isPlaying
        state.speed = speed
        state.loops = loops
        (state.loopStart, state.loopEnd) = (loopStart, loopEnd)
        state.isExploded = isExploded
        state.arrangement = arrangement
        return state
    }

    /// Goes on where another window was, whose take is shown.
    func goOn(from state: ToolState) {
        history = state.history(for: samples)
        scrubber.seek(to: state.time)
        setSpeed(state.speed)
        (loopStart, loopEnd) = (state.loopStart, state.loopEnd)
        loops = state.loops
        isExploded = state.isExploded
        if state.isPlaying { play() }
        tell(.all)
    }
}
