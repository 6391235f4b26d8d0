import Samples
import Takes

/// Finds a sample by the name that was typed.
enum SampleFinder {
    /// Returns the sample of an id.
    static func sample(_ id: String) throws(CommandError) -> Sample {
        if let sample = SampleCatalog.sample(id: id) { return sample }
        let ids = SampleCatalog.all.map(\.id)
        var sentence = "There is no sample \"\(id)\"."
        if let nearest = NearestName.nearest(to: id, in: ids) {
            sentence += " Did you mean \(nearest)?"
        }
        throw .usage("\(sentence) The samples are: \(ids.joined(separator: ", ")).")
    }
}
