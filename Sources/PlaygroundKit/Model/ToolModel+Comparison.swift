import Foundation
import StageKit
import Takes

/// A second take, with which the one that is shown is compared.
extension ToolModel {
    /// Keeps the take that is shown for comparison, as it is now.
    public func keepForComparison() { compare(with: take, named: "the take as it was kept") }

    /// Compares with the take before the last change.
    public func compareWithEarlier() {
        guard let earlier = earlierTake else { return say("Nothing was changed yet.") }
        compare(with: earlier, named: "the take before the last change")
    }

    /// Compares with a take in a file.
    public func compare(withFile path: String) {
        let path = NSString(string: path).expandingTildeInPath
        let url = URL(fileURLWithPath: path, relativeTo: files.folder)
        switch files.read(url) {
        case .success(let take): compare(with: take, named: url.lastPathComponent)
        case .failure(let problem): say(problem.sentence)
        }
    }

    /// Compares with a take; with what is wrong with it, if it cannot be shown here.
    public func compare(with take: Take, named name: String) {
        var take = take
        take.sample = take.sample ?? sample.id
        guard let other = samples.first(where: { $0.id == take.sample }) else {
            return say("There is no sample \"\(take.sample ?? "")\" here, which \(name) is of.")
        }
        compared = ComparedTake(take, of: other, named: name, graphics: graphics)
    }

    /// Ends the comparison.
    public func endComparison() { compared = nil }

    /// The calls of both takes beside each other; nil until both films are complete.
    var callComparison: CallComparison? {
        guard let compared, compared.isFilmComplete, isFilmComplete, film.take == take else { return nil }
        return CallComparison(
            compared.film.calls.map { RecordedCall($0) }, film.calls.map { RecordedCall($0) })
    }
}
