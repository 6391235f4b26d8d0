import Foundation
import StageKit
import Takes

/// A second take, with which the one that is shown is compared.
extension ToolModel {
    /// Keeps the take that is shown for comparison, as it is now.
    public func keepForComparison() {
        compare(with: takeWithRelease, of: sample, named: "the take as it was kept")
    }

    /// Compares with the take before the last change.
    public func compareWithEarlier() {
        guard let earlier = earlierTake else { return say("Nothing was changed yet.") }
        compare(with: earlier, of: sample, named: "the take before the last change")
    }

    /// Compares with a take in a file, or says why it cannot be read.
    ///
    /// - Returns: whether it was read.
    @discardableResult
    public func compare(withFile path: String) -> Bool {
        let path = NSString(string: path).expandingTildeInPath
        let url = URL(fileURLWithPath: path, relativeTo: files.folder)
        do {
            let (take, other) = try TakeReader(samples: samples).take(at: url.path, else: sample)
            compare(with: take, of: other, named: url.lastPathComponent)
            return true
        } catch .unusable(let sentence) {
            say(sentence)
        } catch {}
        return false
    }

    private func compare(with take: Take, of other: Sample, named name: String) {
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
