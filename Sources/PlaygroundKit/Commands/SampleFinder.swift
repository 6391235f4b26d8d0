import Takes

/// Finds a sample by the name that was typed.
struct SampleFinder {
    let samples: [Sample]

    /// Returns the sample of an id.
    func sample(_ id: String) throws(CommandError) -> Sample {
        if let sample = samples.first(where: { $0.id == id }) { return sample }
        var sentence = "There is no sample \"\(id)\"."
        if let nearest = NearestName.nearest(to: id, in: samples.map(\.id)) {
            sentence += " Did you mean \(nearest)?"
        }
        throw .usage("\(sentence) The samples are: \(list).")
    }

    /// The ids of all samples, as one reads them.
    var list: String {
        let parts = [
            ids(samples.filter { $0.section != .broken }),
            ids(samples.filter { $0.section == .broken }).map { "broken on purpose: \($0)" },
        ]
        return parts.compactMap { $0 }.joined(separator: "; ")
    }

    private func ids(_ samples: [Sample]) -> String? {
        samples.isEmpty ? nil : samples.map(\.id).joined(separator: ", ")
    }
}
