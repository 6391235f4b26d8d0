import Takes

extension ToolModel {
    /// Shows another sample, without any events, on a stage like the one before.
    ///
    /// Undoing it brings back the take that was shown; of several samples in a row, that of the first one.
    public func show(_ sample: Sample) {
        var take = Take(
            sample: sample.id, size: take.size, scale: take.scale, frameRate: take.frameRate,
            device: take.device)
        take.style = self.take.style
        take.settings = self.take.settings
        if take != self.take { remember(group: "sample") }
        start(take, of: sample, at: 0)
    }

    /// The samples in which each searched word is found, below the headings of the list. The words of a heading find all
    /// samples below it.
    var foundSamples: [(title: String, samples: [Sample])] {
        Sample.Section.allCases.compactMap { section in
            let found = samples.filter { $0.section == section && isFound($0) }
            return found.isEmpty ? nil : (section.rawValue, found)
        }
    }

    private func isFound(_ sample: Sample) -> Bool {
        "\(sample.title) \(sample.subtitle) \(sample.id) \(sample.section.rawValue)".matches(search)
    }

    /// Shows the sample that lies some places below the shown one in the list; above it if negative. A filter that one
    /// sees leaves samples out.
    func showNeighbor(by offset: Int) {
        let listed = Sample.Section.allCases.flatMap { section in samples.filter { $0.section == section } }
        guard let index = listed.firstIndex(where: { $0.id == sample.id }) else { return }
        let way = offset > 0 ? Array(listed[(index + 1)...]) : listed[..<index].reversed()
        let found = arrangement.showsSidebar ? way.filter(isFound) : way
        let number = abs(offset) - 1
        if found.indices.contains(number) { show(found[number]) }
    }
}
