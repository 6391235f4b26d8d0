import Samples
import Takes

/// Finds a sample by the name that was typed.
enum SampleFinder {
    /// Returns the sample of an id.
    static func sample(_ id: String) throws(CommandError) -> Sample {
        if let sample = SampleCatalog.sample(id: id) { return sample }
        var sentence = "There is no sample \"\(id)\"."
        if let nearest = NearestName.nearest(to: id, in: SampleCatalog.everything.map(\.id)) {
            sentence += " Did you mean \(nearest)?"
        }
        let lists = "\(list(SampleCatalog.all)); broken on purpose: \(list(SampleCatalog.broken))"
        throw .usage("\(sentence) The samples are: \(lists).")
    }

    private static func list(_ samples: [Sample]) -> String {
        samples.map(\.id).joined(separator: ", ")
    }
}
