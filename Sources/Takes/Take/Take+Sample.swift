import Foundation
import StageKit
import UIKit

extension Take {
    /// Checks that a sample has the values that the take sets, and that pictures of its sizes can be made.
    ///
    /// - Throws: `ScriptError` with the first size that is too large, or the first value that the sample does not have,
    ///   or that does not fit.
    public func check(for sample: Sample) throws(ScriptError) {
        try checkSizes()
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let control = sample.controls.first(where: { $0.key == key }) else {
                let known = sample.controls.map(\.key)
                throw ScriptError(
                    place: "values.\(key)", problem: "is no value of \(sample.id)",
                    expected: known.isEmpty ? "no values" : "one of " + known.joined(separator: ", "))
            }
            guard control.accepts(value) else {
                throw ScriptError(
                    place: "values.\(key)", problem: "does not fit", expected: control.expectation)
            }
        }
    }

    /// Checks that pictures can be made of the stage in all the sizes that the take gives it.
    func checkSizes() throws(ScriptError) {
        for (size, time) in sizes {
            guard let limit = Stage.limit(exceededBy: size, scale: scale) else { continue }
            throw ScriptError(
                place: time.map { "the size at \($0) s" } ?? "size",
                problem: "is \(size.width) × \(size.height) points at \(scale) pixels a point",
                expected: "a smaller stage: \(limit)")
        }
    }

    /// The stage's sizes, in points: the one at the start, without a time, and those that events give it.
    var sizes: [(size: CGSize, time: TimeInterval?)] {
        [(size, nil)]
            + events.compactMap {
                guard case .resize(let size) = $0.kind else { return nil }
                return (size, $0.time)
            }
    }

    /// Returns the take of a sample's whole transition, there and back: the way back begins a moment after
    /// all has come to rest.
    ///
    /// - Parameters:
    ///   - sample: the sample; one that cannot be started without a touch gives a take in which nothing happens.
    ///   - size: of the stage, in points.
    ///   - frameRate: frames per second of the stage's clock.
    ///   - style: whether the stage is light or dark.
    ///   - settings: the other settings of the stage's user.
    /// - Returns: the take, and whether the transition came to rest.
    @MainActor public static func thereAndBack(
        _ sample: Sample, size: CGSize = Stage.defaultSize, frameRate: Double = Take.newFrameRate,
        style: UIUserInterfaceStyle = .light, settings: Settings = Settings()
    ) -> (take: Take, comesToRest: Bool) {
        var take = Take(sample: sample.id, size: size, frameRate: frameRate)
        take.style = style
        take.settings = settings
        guard sample.canPresent else { return (take, true) }
        take.append(Event(time: 0.25, kind: .present))
        let run = TakeRun(take, of: sample)
        let comesToRest = run.finish()
        take.append(Event(time: run.time + 0.5, kind: .dismiss))
        return (take, comesToRest)
    }

    /// Returns the progress from which a release finishes the transition with the take's values; nil where the sample
    /// declares none.
    public func threshold(of sample: Sample) -> Double? {
        guard let control = sample.controls.first(where: \.isThreshold),
            case .number(let number) = values[control.key] ?? control.initial
        else { return nil }
        return number
    }
}
